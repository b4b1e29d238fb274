import type { ExtraProps } from 'react-markdown';

/** Elements and their children in react-markdown's tree. */
type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];

/** `[3]` with the space before it, so that the badge is attached to its line. */
const marker = /[ \u00a0]*\[(\d{1,3})\]/g;

const isElement = (node: Content): node is Element => node.type === 'element';

const isBlock = ({ tagName }: Element): boolean => tagName === 'p' || tagName === 'li';

const badge = (n: number, line: string): Element => ({
  type: 'element',
  tagName: 'sup',
  properties: { dataCite: n, dataLine: line },
  children: [],
});

/** Turns the markers of a block into badges; each gets the text since the previous marker. */
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
      // A number beyond the list is not a citation.
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
 * A rehype plugin that turns paragraphs and list items into cited lines: markers become badges, `dataCites` lists the
 * cited sources, and `dataNotes` those cited for the first time, which are shown beside the line in the rail.
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
