"""The rules pages, `dist/rules/<language>/`: explainers, the numbered rules, and which scenario shows which rule."""
