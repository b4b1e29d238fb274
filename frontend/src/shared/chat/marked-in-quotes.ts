import type { MarkdownNode } from './cited-markers';

const isOfWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** The first occurrence of a mark at or after `from`, not within a word; null if there is none. */
const nextMark = (text: string, from: number, marks: readonly string[]): { index: number; mark: string } | null => {
  let next: { index: number; mark: string } | null = null;
  for (const mark of marks) {
    let index = text.indexOf(mark, from);
    while (index !== -1 && (isOfWord(text.charAt(index - 1)) || isOfWord(text.charAt(index + mark.length))))
      index = text.indexOf(mark, index + 1);
    if (
      index !== -1 &&
      (next === null || index < next.index || (index === next.index && mark.length > next.mark.length))
    )
      next = { index, mark };
  }
  return next;
};

const withMarks = (text: string, marks: readonly string[]): MarkdownNode[] => {
  const pieces: MarkdownNode[] = [];
  let from = 0;
  for (let next = nextMark(text, from, marks); next !== null; next = nextMark(text, from, marks)) {
    const { index, mark } = next;
    const inner: MarkdownNode = { type: 'text', value: mark };
    pieces.push(
      { type: 'text', value: text.slice(from, index) },
      { type: 'emphasis', data: { hName: 'mark' }, children: [inner] },
    );
    from = index + mark.length;
  }
  return [...pieces, { type: 'text', value: text.slice(from) }];
};

/** Remark plugin: marks these texts wherever quotes have them. */
export const markedInQuotes = (marks: readonly string[]) => () => (tree: MarkdownNode) => {
  const written = marks.filter((mark) => mark !== '');
  const visit = (node: MarkdownNode, isQuoted: boolean): MarkdownNode[] => {
    if (node.type === 'text' && isQuoted) return withMarks(node.value ?? '', written);
    if (node.type !== 'link')
      node.children = node.children?.flatMap((child) => visit(child, isQuoted || node.type === 'blockquote'));
    return [node];
  };
  if (written.length > 0) visit(tree, false);
};
