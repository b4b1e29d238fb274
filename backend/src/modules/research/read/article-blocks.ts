import { Readability } from '@mozilla/readability';
import type { DomDocument, DomElement } from './dom';
import { visibleText, type TextBlock } from './visible-text';

/** Attribute that carries an element's number through Readability, which merges elements but keeps all their attributes. */
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

/** The deepest element around the blocks that holds nearly all of their text. */
const containerOf = (blocks: readonly TextBlock[]): number | undefined => {
  const held = new Map<number, number>();
  for (const { within, text } of blocks)
    for (const number of within.slice(0, -1)) held.set(number, (held.get(number) ?? 0) + text.length);
  const enough = characters(blocks) * 0.9;
  let deepest: number | undefined;
  // Numbers grow downwards, so the last that holds enough is the deepest.
  for (const [number, size] of [...held].sort(([a], [b]) => a - b)) if (size >= enough) deepest = number;
  return deepest;
};

const mostlyLinks = 0.6;

/**
 * Paragraphs and list items of the article in page order. Readability says where the article is; it also throws out lists
 * that look like menus, so whatever stands in the article's own container and is no furniture is taken back.
 * The document is changed and of no use afterwards.
 */
export const articleBlocks = (document: DomDocument, body: DomElement): string[] => {
  let count = 0;
  const all = visibleText(body, (element) => {
    element.setAttribute(mark(count), '');
    return count++;
  });
  const readable = all.filter(
    ({ kind, furniture, linked }) => (kind === 'paragraph' || kind === 'item') && !furniture && linked < mostlyLinks,
  );
  const article = new Readability<DomElement>(document, {
    charThreshold: 200,
    disableJSONLD: true,
    maxElemsToParse: 50_000,
    serializer: (node) => node as DomElement,
  }).parse()?.content;
  if (article === null || article === undefined) return readable.map(({ text }) => text);

  const kept = numbersIn(article);
  const chosen = readable.filter(({ within }) => kept.has(within.at(-1) ?? -1));
  const container = containerOf(chosen);
  if (container === undefined) return readable.map(({ text }) => text);
  const inside = readable.filter(({ within }) => within.includes(container));
  // Where the article is only a part of its container, the rest of it may be anything.
  const whole = characters(chosen) >= characters(inside) * 0.5;
  return (whole ? inside : chosen).map(({ text }) => text);
};
