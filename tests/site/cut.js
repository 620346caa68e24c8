// Every text that is not to be seen whole, even by scrolling; the value of this script is a list of what is wrong where.
(() => {
  const HIDDEN = ".unseen, svg, option, noscript, [aria-hidden=true]";
  const root = document.querySelector("dialog[open]") ?? document.body;
  const found = new Set();

  const named = (element) => `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}.${element.className}`;
  /** Whether it is only for those who listen. */
  const isHeard = (element) =>
    element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isHeard(element.parentElement));
  const isShown = (element) =>
    !element.closest(HIDDEN) &&
    !isHeard(element) &&
    element.getBoundingClientRect().width > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The width of the screen; on a phone, `innerWidth` grows with what is too wide for it. */
  const width = document.documentElement.clientWidth;

  /** What cuts off a line of text: an element around it that hides what is outside, or the edge of the screen. */
  function cutter(line, owner) {
    const free = { X: false, Y: false };
    for (let box = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      for (const axis of ["X", "Y"])
        free[axis] ||= ["auto", "scroll"].includes(style[`overflow${axis}`]) || style.display === "contents";
      const isWide = style.overflowX !== "visible" && (line.left < edge.left - 2 || line.right > edge.right + 2);
      const isHigh = style.overflowY !== "visible" && (line.top < edge.top - 4 || line.bottom > edge.bottom + 4);
      if ((!free.X && isWide) || (!free.Y && isHigh)) return named(box);
    }
    return !free.X && (line.left < -1 || line.right > width + 1) ? "the screen" : null;
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!text.data.trim() || !isShown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const by = line.width > 1 && line.height > 1 ? cutter(line, owner) : null;
      if (by) found.add(`${named(owner)} "${text.data.trim().slice(0, 40)}" is cut off by ${by}`);
      const button = owner.closest("button, .chip, summary");
      const edge = button?.getBoundingClientRect();
      if (edge && (line.left < edge.left - 2 || line.right > edge.right + 2 || line.bottom > edge.bottom + 4))
        found.add(`${named(button)} has no room for "${text.data.trim().slice(0, 40)}"`);
    }
  }
  return [...found];
})();
