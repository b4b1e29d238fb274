import type { Source } from '../../shared/api/source';
import { citedLine, isElement, type CitedLine, type Content, type Element } from './cited-lines';
import { itemsOf, type Item } from './items';

const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'pre']);
const omitted = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr']);

const paragraph = (children: readonly Content[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [...children],
});

/** Paragraphs and list items, without their lists. Headings are left out: each item has its own. */
const linesIn = (nodes: readonly Content[]): readonly Element[] => {
  const lines: Element[] = [];
  let inline: Content[] = [];
  const close = () => {
    if (inline.some((node) => node.type !== 'text' || node.value.trim() !== '')) lines.push(paragraph(inline));
    inline = [];
  };
  for (const node of nodes) {
    if (isElement(node) && blocks.has(node.tagName)) {
      close();
      lines.push(...linesIn(node.children));
    } else if (!isElement(node) || !omitted.has(node.tagName)) inline.push(node);
  }
  close();
  return lines;
};

/** The server's heading over lines that have been overtaken since they were written. */
const earlier = 'Earlier';

const textOf = (node: Content): string =>
  node.type === 'text' ? node.value : isElement(node) ? node.children.map(textOf).join('') : '';

const isEarlier = (node: Content): node is Element =>
  isElement(node) && node.tagName === 'h3' && textOf(node) === earlier;

/**
 * A rehype plugin that turns a text into items, one per page: `article` with `dataSource`, `dataHeadline` and `dataNotes`,
 * whose lines have badges instead of markers. Lines whose text is in `fresh` have `dataFresh`, those that are their page's title `dataTitle`. The heading Earlier stays.
 */
export const citedItems =
  ({ sources, fresh }: { sources: readonly Source[]; fresh: { has(text: string): boolean } }) =>
  (tree: { children: Content[] }): void => {
    const heading = tree.children.findIndex(isEarlier);
    const from = heading < 0 ? tree.children.length : heading;
    const cited = (nodes: readonly Content[], past: boolean) =>
      linesIn(nodes).map((line) => ({ ...citedLine(line, sources.length), past }));
    const lines = [...cited(tree.children.slice(0, from), false), ...cited(tree.children.slice(from), true)];
    const items = itemsOf(lines, sources, (line) => line);
    const articles = (past: boolean) =>
      items.filter((item) => item.past === past).map((item) => article(item, sources, fresh));
    tree.children = [...articles(false), ...tree.children.slice(from, from + 1), ...articles(true)];
  };

const article = (
  { source, headline, notes, lines }: Item<CitedLine>,
  sources: readonly Source[],
  fresh: { has(text: string): boolean },
): Element => ({
  type: 'element',
  tagName: 'article',
  properties: {
    ...(source === null ? {} : { dataSource: source }),
    ...(headline === null ? {} : { dataHeadline: headline }),
    dataNotes: notes.join(' '),
  },
  children: lines.map(({ line, text }) => ({
    ...line,
    properties: {
      ...(fresh.has(text) ? { dataFresh: text } : {}),
      ...(source !== null && isTitle(text, sources[source - 1]) ? { dataTitle: true } : {}),
    },
  })),
});

/** A page without a sentence that tells what happened is told by its title. */
const isTitle = (text: string, source: Source | undefined): boolean =>
  text === source?.title || text === source?.headline;
