// Loaded after typescript-register.cjs: reads the files of the knockouts in KNOCKOUTS as if their parts found nothing.
const { readFileSync } = require('node:fs');
const { readAs } = require('../../support/typescript-register.cjs');

const edited = (file, edits) =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end),
      readFileSync(file, 'utf8'),
    );

const editsOf = new Map();
for (const { file, edits } of JSON.parse(process.env.KNOCKOUTS))
  editsOf.set(file, [...(editsOf.get(file) ?? []), ...edits]);
for (const [file, edits] of editsOf) readAs(file, edited(file, edits));
