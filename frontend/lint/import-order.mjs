/** Groups of imports, from the farthest to the nearest. */
const GROUPS = [/^[^#.]/, /^#(?!shared\/|features\/)/, /^#shared\//, /^#features\//, /^\.\.\//, /^\.\//];

const groupOf = (source) => GROUPS.findIndex((group) => group.test(source));

const compare = (one, other) => {
  const [first, second] = [one.source.value, other.source.value];
  return groupOf(first) - groupOf(second) || (first < second ? -1 : Number(first > second));
};

/** Sequences of imports that may be reordered: side-effect imports and comments stay in place. */
const runsOf = (body, sourceCode) => {
  const runs = [[]];
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || node.specifiers.length === 0) runs.push([]);
    else if (sourceCode.getCommentsBefore(node).length > 0) runs.push([node]);
    else runs.at(-1).push(node);
  }
  return runs.filter((run) => run.length > 1);
};

/** Orders imports: packages, the kernel and other code of both halves, `#shared`, `#features`, then relative paths. */
export const importOrder = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { order: 'Import packages first, then #shared, #features and neighbours, each by name.' },
  },
  create: ({ sourceCode, report }) => ({
    Program: ({ body }) => {
      for (const run of runsOf(body, sourceCode)) {
        const sorted = run.toSorted(compare);
        const node = run.find((each, index) => each !== sorted[index]);
        if (node === undefined) continue;
        report({
          node,
          messageId: 'order',
          fix: (fixer) =>
            fixer.replaceTextRange(
              [run[0].range[0], run.at(-1).range[1]],
              sorted.map((each) => sourceCode.getText(each)).join('\n'),
            ),
        });
      }
    },
  }),
};
