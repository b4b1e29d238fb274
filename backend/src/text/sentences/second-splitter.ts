import nlp from 'compromise/one';
import type { Sentence } from './sentences';

/** Characters of context on each side of a sentence: enough for both of its boundaries. */
const WINDOW = 120;

/** The library detects a sentence end before a closing quote only in British order; swapping keeps all offsets. */
const inBritishOrder = (text: string): string => text.replace(/([.!])(["”»]{1,2}|’’)/g, '$2$1');

interface Splitter {
  readonly one: {
    readonly tokenize: { readonly splitSentences: (text: string, world: object) => readonly string[] };
  };
}

/** Splits without parsing the words of each sentence, which takes the library thirty times as long. */
const { splitSentences } = (nlp.methods() as Splitter).one.tokenize;

const boundaries = (text: string): { readonly begins: ReadonlySet<number>; readonly ends: ReadonlySet<number> } => {
  const begins = new Set<number>();
  const ends = new Set<number>();
  let from = 0;
  for (const piece of splitSentences(text, nlp.world())) {
    const sentence = piece.trim();
    const index = text.indexOf(sentence, from);
    if (index < 0 || sentence === '') continue;
    begins.add(index);
    from = index + sentence.length;
    ends.add(from);
  }
  return { begins, ends };
};

/** Splitters see no boundary before a list item that a page joined to the previous one. */
const beginsListItem = (sentence: Sentence): boolean => /^(?:[-•·]|\()/.test(sentence.label);

/**
 * Whether an independent splitter finds the same sentence: an end at our end, and a start at our start, before or after
 * the label.
 */
export const secondSplitterAgrees = (block: string, sentence: Sentence): boolean => {
  const from = Math.max(0, sentence.from - WINDOW);
  const paragraph = inBritishOrder(block);
  const around = boundaries(paragraph.slice(from, sentence.to + WINDOW));
  const begin = sentence.to - sentence.text.length;
  const opens =
    sentence.from === 0 ||
    beginsListItem(sentence) ||
    around.begins.has(sentence.from - from) ||
    around.begins.has(begin - from);
  if (!opens) return false;
  // Splitters see no boundary after a colon either.
  if (sentence.to === block.length || sentence.text.endsWith(':') || around.ends.has(sentence.to - from)) return true;
  // A label can hide the boundary after it: without the label the sentence has to end where ours does.
  return boundaries(paragraph.slice(begin, sentence.to + WINDOW)).ends.has(sentence.text.length);
};
