import { Readability } from '@mozilla/readability';
import type { DomDocument, DomElement } from './dom';
import { visibleText, type TextBlock } from './visible-text';

/** Attribute with an element's number. Readability merges elements but keeps their attributes. */
const mark = (number: number): string => `data-n${number}`;
const marked = /^data-n(\d+)$/;

const characters = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0);

const numbersIn = (root: DomElement): Set<number> => {
  const numbers = new Set<number>();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name } of element.attributes) {
      const number = marked.exec(name)?.[1];
      if (number !== undefined) numbers.add(Number(number));
    }
  return numbers;
};

/** The deepest element that contains nearly all text of the blocks. */
const containerOf = (blocks: readonly TextBlock[]): number | undefined => {
  const held = new Map<number, number>();
  for (const { within, text } of blocks)
    for (const number of within.slice(0, -1)) held.set(number, (held.get(number) ?? 0) + text.length);
  const enough = characters(blocks) * 0.9;
  let deepest: number | undefined;
  // Numbers increase with depth, so the last match is the deepest.
  for (const [number, size] of [...held].sort(([a], [b]) => a - b)) if (size >= enough) deepest = number;
  return deepest;
};

const mostlyLinks = 0.6;

const plain = {
  /** Share of all readable characters of the page. */
  share: 0.9,
  fewestCharacters: 500,
};

/** The container's own paragraphs, and its lists at any depth. */
const sideBySide = (blocks: readonly TextBlock[], container: number): readonly TextBlock[] =>
  blocks.filter(({ kind, within }) => (kind === 'item' ? within.includes(container) : within.at(-2) === container));

/** The element whose own paragraphs are nearly all readable text of the page; if there is one, Readability is not needed. */
const plainContainer = (readable: readonly TextBlock[]): number | undefined => {
  const container = containerOf(readable);
  if (container === undefined) return undefined;
  const size = characters(sideBySide(readable, container));
  return size >= plain.fewestCharacters && size >= plain.share * characters(readable) ? container : undefined;
};

/** The blocks that Readability considers the article; null if it finds none. Modifies the document. */
const chosenByReadability = (
  document: DomDocument,
  elements: readonly DomElement[],
  readable: readonly TextBlock[],
): readonly TextBlock[] | null => {
  elements.forEach((element, number) => element.setAttribute(mark(number), ''));
  const article = new Readability<DomElement>(document, {
    charThreshold: 200,
    disableJSONLD: true,
    keepClasses: true,
    maxElemsToParse: 50_000,
    serializer: (node) => node as DomElement,
  }).parse()?.content;
  if (article === null || article === undefined) return null;
  const kept = numbersIn(article);
  return readable.filter(({ within }) => kept.has(within.at(-1) ?? -1));
};

/** On pages with table layout and no paragraphs, the text is in a cell. */
const isProseInCell = ({ kind, text }: TextBlock): boolean =>
  kind === 'cell' && text.length >= 80 && /[.!?。]["”’)]?$/.test(text);

/**
 * Paragraphs and list items of the article in page order. If they are not all in one element, Readability locates the
 * article. It also removes lists that look like menus, so everything in the article's own container that is not boilerplate
 * is restored. Modifies the document, which must not be used afterwards.
 */
export const articleBlocks = (document: DomDocument, body: DomElement): string[] => {
  const elements: DomElement[] = [];
  const shown = visibleText(body, (element) => elements.push(element) - 1).filter(
    ({ boilerplate, linked }) => !boilerplate && linked < mostlyLinks,
  );
  const running = shown.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const readable = running.length > 0 ? running : shown.filter(isProseInCell);
  const textsIn = (container: number): readonly TextBlock[] =>
    readable.filter(({ within }) => within.includes(container));
  const plainly = plainContainer(readable);
  if (plainly !== undefined) return textsIn(plainly).map(({ text }) => text);

  const chosen = chosenByReadability(document, elements, readable);
  const container = chosen === null ? undefined : containerOf(chosen);
  if (chosen === null || container === undefined) return readable.map(({ text }) => text);
  const inside = textsIn(container);
  // If the article is only a part of its container, the rest may be unrelated.
  const whole = characters(chosen) >= characters(inside) * 0.5;
  return (whole ? inside : chosen).map(({ text }) => text);
};
