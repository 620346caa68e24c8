// Formats messages with the site's Fluent reader. Reads [{language, source, tasks: [[id, attribute, [values]]]}] from the standard
// input and prints [{messages: [id], texts: [[text]]}]; a text that cannot be formatted is an error message in braces.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const files = JSON.parse(readFileSync(0, "utf8"));
const answers = files.map(({ language, source, tasks }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  return {
    messages: resource.body.map(({ id }) => id),
    texts: tasks.map(([id, attribute, tries]) => {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      return tries.map((values) => (pattern ? formatted(bundle, pattern, values) : "{no such message}"));
    }),
  };
});
process.stdout.write(JSON.stringify(answers));

function formatted(bundle, pattern, values) {
  const errors = [];
  const text = bundle.formatPattern(pattern, values, errors);
  return errors.length ? `{${errors.join("; ")}}` : text;
}
