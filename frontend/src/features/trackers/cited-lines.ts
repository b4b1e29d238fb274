import type { ExtraProps } from 'react-markdown';

/** An element of the page to be, and what may stand in one, as react-markdown's tree has them. */
type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];

/** `[3]`, with the space before it: the badge stands close to its line. */
const marker = /[ \u00a0]*\[(\d{1,3})\]/g;

const isElement = (node: Content): node is Element => node.type === 'element';

const isBlock = ({ tagName }: Element): boolean => tagName === 'p' || tagName === 'li';

const badge = (n: number, line: string): Element => ({
  type: 'element',
  tagName: 'sup',
  properties: { dataCite: n, dataLine: line },
  children: [],
});

/** Turns the markers of one block into badges; each carries the words that stand between it and the marker before. */
const withBadges = (block: Element, sourceCount: number): { children: Content[]; cites: number[] } => {
  const cites: number[] = [];
  let words = '';
  let afterBadge = false;

  const splitText = (text: string): Content[] => {
    const parts: Content[] = [];
    let at = 0;
    const keep = (plain: string) => {
      if (plain === '') return;
      if (afterBadge && plain.trim() !== '') words = '';
      if (plain.trim() !== '') afterBadge = false;
      words += plain;
      parts.push({ type: 'text', value: plain });
    };
    for (const match of text.matchAll(marker)) {
      const n = Number(match[1]);
      // A number past the list is no citation; it stays what the page says.
      if (n < 1 || n > sourceCount) continue;
      keep(text.slice(at, match.index));
      at = match.index + match[0].length;
      cites.push(n);
      parts.push(badge(n, words.trim()));
      afterBadge = true;
    }
    keep(text.slice(at));
    return parts;
  };

  const visit = (children: readonly Content[]): Content[] =>
    children.flatMap((child) => {
      if (child.type === 'text') return splitText(child.value);
      if (isElement(child) && child.tagName !== 'code' && child.tagName !== 'a')
        return [{ ...child, children: visit(child.children) }];
      return [child];
    });

  return { children: visit(block.children), cites };
};

/**
 * A rehype plugin. Every paragraph or list item becomes a cited line: its markers are badges, `dataCites` lists the
 * sources it cites, and `dataNotes` those cited here for the first time, which stand beside it in the rail.
 */
export const citedLines =
  ({ sourceCount }: { sourceCount: number }) =>
  (tree: { children: Content[] }): void => {
    const noted = new Set<number>();
    const cite = (block: Element): Element => {
      const { children, cites } = withBadges(block, sourceCount);
      const notes = [...new Set(cites)].filter((n) => !noted.has(n));
      notes.forEach((n) => noted.add(n));
      return {
        ...block,
        children,
        properties: { ...block.properties, dataCites: cites.join(' '), dataNotes: notes.join(' ') },
      };
    };
    const visit = (nodes: readonly Content[]): Content[] =>
      nodes.map((node) => {
        if (!isElement(node)) return node;
        return isBlock(node) ? cite(node) : { ...node, children: visit(node.children) };
      });
    tree.children = visit(tree.children);
  };
