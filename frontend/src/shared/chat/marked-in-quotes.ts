import type { MarkdownNode } from './cited-markers';

const isOfWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** The first occurrence of a mark at or after `from`, not within a word; null if there is none. */
const nextMark = (text: string, from: number, marks: readonly string[]): { at: number; mark: string } | null => {
  let next: { at: number; mark: string } | null = null;
  for (const mark of marks) {
    let at = text.indexOf(mark, from);
    while (at !== -1 && (isOfWord(text.charAt(at - 1)) || isOfWord(text.charAt(at + mark.length))))
      at = text.indexOf(mark, at + 1);
    if (at !== -1 && (next === null || at < next.at || (at === next.at && mark.length > next.mark.length)))
      next = { at, mark };
  }
  return next;
};

const withMarks = (text: string, marks: readonly string[]): MarkdownNode[] => {
  const pieces: MarkdownNode[] = [];
  let from = 0;
  for (let next = nextMark(text, from, marks); next !== null; next = nextMark(text, from, marks)) {
    const { at, mark } = next;
    const inner: MarkdownNode = { type: 'text', value: mark };
    pieces.push(
      { type: 'text', value: text.slice(from, at) },
      { type: 'emphasis', data: { hName: 'mark' }, children: [inner] },
    );
    from = at + mark.length;
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
