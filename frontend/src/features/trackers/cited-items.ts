import type { TrackerSource } from './api/tracker';
import { isElement, withBadges, type Content, type Element } from './cited-lines';
import { remarksIn } from './remarks';
import { citedBy, isTitle, itemsOf, toldBy, type Cited, type Item } from './items';

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

/** A line with its badges, and what it cites. */
interface CitedLine extends Cited {
  readonly line: Element;
}

interface CitedItemsOptions {
  readonly sources: readonly TrackerSource[];
  readonly fresh: { has(text: string): boolean };
  /** Whether a model wrote some of the lines. */
  readonly written: boolean;
}

/**
 * A rehype plugin that turns a text into items: `article` with `dataSource`, `dataHeadline`, `dataTold` and `dataNotes`, whose
 * lines have badges instead of markers. One item per page, or, if a model wrote some of them, one per line under the text's
 * own headings, with the sources' own words in quotation marks. Lines whose text is in `fresh` have `dataFresh`, those with a
 * remark that cites others `dataOwn`, their own source, those that are their page's title `dataTitle`. What stands in brackets behind a line is in
 * `span`s with `dataRemark`. The heading Earlier stays.
 */
export const citedItems =
  (options: CitedItemsOptions) =>
  (tree: { children: Content[] }): void => {
    tree.children = options.written ? itemsByLine(tree.children, options) : itemsByPage(tree.children, options);
  };

const citedLines = (nodes: readonly Content[], { sources }: CitedItemsOptions, past: boolean) =>
  linesIn(nodes).map((node): CitedLine => ({
    line: withBadges(node, sources.length),
    ...citedBy(textOf(node), sources.length),
    past,
  }));

const itemsByPage = (nodes: readonly Content[], options: CitedItemsOptions): Content[] => {
  const heading = nodes.findIndex(isEarlier);
  const from = heading < 0 ? nodes.length : heading;
  const lines = [...citedLines(nodes.slice(0, from), options, false), ...citedLines(nodes.slice(from), options, true)];
  const items = itemsOf(lines, options.sources, (line) => line);
  const articles = (past: boolean) =>
    items.filter((item) => item.past === past).map((item) => article(item, options.sources, options.fresh));
  return [...articles(false), ...nodes.slice(from, from + 1), ...articles(true)];
};

const itemsByLine = (nodes: readonly Content[], options: CitedItemsOptions): Content[] => {
  const { sources, fresh } = options;
  const noted = new Set<number>();
  return nodes.flatMap((node): Content[] => {
    if (isElement(node) && node.tagName === 'h3') return [node];
    return citedLines([node], options, false).map((line) => {
      const [source = null] = line.cites;
      const notes = [...line.cites, ...(line.beside ?? [])].filter((n) => !noted.has(n));
      notes.forEach((n) => noted.add(n));
      const own = isOwn(line.text, source === null ? undefined : sources[source - 1]);
      return article(
        {
          source,
          headline: null,
          toldBy: toldBy([line], sources),
          notes,
          lines: [own ? quoted(line) : line],
          past: false,
        },
        sources,
        fresh,
      );
    });
  });
};

/** Whether a line is in its source's own words. */
const isOwn = (text: string, source: TrackerSource | undefined): boolean =>
  source !== undefined && (source.quote.includes(text) || isTitle(text, source));

/** In quotation marks, which come before the badges. */
const quoted = (line: CitedLine): CitedLine => {
  const children = [...line.line.children];
  const first = children[0];
  const last = children.findLastIndex((node) => node.type === 'text' && node.value.trim() !== '');
  if (first?.type === 'text') children[0] = { ...first, value: `“${first.value}` };
  const end = children[last];
  if (end?.type === 'text') children[last] = { ...end, value: `${end.value.trimEnd()}”` };
  return { ...line, line: { ...line.line, children } };
};

/** What stands in brackets behind the line’s own badges as `span` elements with `dataRemark`. */
const withRemarks = (children: readonly Content[]): Content[] => {
  const isBadge = (node: Content): boolean => isElement(node) && node.tagName === 'sup';
  const badge = children.findIndex(isBadge);
  const behind = children.findIndex((node, at) => at > badge && !isBadge(node));
  const remarks =
    badge < 0 || behind < 0
      ? null
      : remarksIn(children.slice(behind).map((node) => (node.type === 'text' ? node.value : node)));
  if (remarks === null) return [...children];
  return [...children.slice(0, behind), ...remarks.flatMap((remark) => [space, remarkOf(remark)])];
};

const space: Content = { type: 'text', value: ' ' };

const remarkOf = (parts: readonly (string | Content)[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataRemark: true },
  children: parts.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part)),
});

const article = (
  { source, headline, toldBy: tellers, notes, lines }: Item<CitedLine>,
  sources: readonly TrackerSource[],
  fresh: { has(text: string): boolean },
): Element => ({
  type: 'element',
  tagName: 'article',
  properties: {
    ...(source === null ? {} : { dataSource: source }),
    ...(headline === null ? {} : { dataHeadline: headline }),
    ...(tellers === null ? {} : { dataTold: tellers }),
    dataNotes: notes.join(' '),
  },
  children: lines.map(({ line, text, own }) => ({
    ...line,
    children: withRemarks(line.children),
    properties: {
      ...(own === undefined ? {} : { dataOwn: own }),
      ...(fresh.has(text) ? { dataFresh: text } : {}),
      ...(source !== null && isTitle(text, sources[source - 1]) ? { dataTitle: true } : {}),
    },
  })),
});
