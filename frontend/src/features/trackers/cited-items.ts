import type { Source } from '../../shared/api/source';
import { citedLine, isElement, type Content, type Element } from './cited-lines';
import { itemsOf } from './items';

const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'pre']);
const omitted = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr']);

const paragraph = (children: readonly Content[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [...children],
});

/** Paragraphs and list items, without their lists. Headings are left out: each item has a headline of its own. */
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

/**
 * A rehype plugin that turns a text into items, one per page: `article` with `dataSource`, `dataHeadline` and `dataNotes`,
 * whose lines have badges instead of markers. Lines whose text is in `fresh` have `dataFresh`.
 */
export const citedItems =
  ({ sources, fresh }: { sources: readonly Source[]; fresh: { has(text: string): boolean } }) =>
  (tree: { children: Content[] }): void => {
    const lines = linesIn(tree.children).map((line) => citedLine(line, sources.length));
    tree.children = itemsOf(lines, sources, (line) => line).map(({ source, headline, notes, lines: told }) => ({
      type: 'element',
      tagName: 'article',
      properties: {
        ...(source === null ? {} : { dataSource: source }),
        ...(headline === null ? {} : { dataHeadline: headline }),
        dataNotes: notes.join(' '),
      },
      children: told.map(({ line, text }) =>
        fresh.has(text) ? { ...line, properties: { ...line.properties, dataFresh: text } } : line,
      ),
    }));
  };
