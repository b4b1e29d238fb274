import nlp from 'compromise/one';
import type { Sentence } from './sentences';

/** How much of the paragraph around a sentence the second splitter gets to see: enough for both of its breaks. */
const WINDOW = 120;

/** It knows a sentence's end before a closing quote only in the British order; the swap keeps every offset. */
const inBritishOrder = (text: string): string => text.replace(/([.!])(["”»]{1,2}|’’)/g, '$2$1');

const boundaries = (text: string): { readonly begins: ReadonlySet<number>; readonly ends: ReadonlySet<number> } => {
  const begins = new Set<number>();
  const ends = new Set<number>();
  let from = 0;
  for (const { text: piece } of nlp.tokenize(text).json({ text: true }) as { text: string }[]) {
    const sentence = piece.trim();
    const at = text.indexOf(sentence, from);
    if (at < 0 || sentence === '') continue;
    begins.add(at);
    from = at + sentence.length;
    ends.add(from);
  }
  return { begins, ends };
};

/** A list item that a page ran together with the one before it begins where no splitter of sentences sees a break. */
const beginsListItem = (sentence: Sentence): boolean => /^(?:[-•·]|\()/.test(sentence.label);

/**
 * Does a splitter of another make see the same sentence in its paragraph? It must end one where ours ends, and begin one
 * where ours begins, the label before it or after it.
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
  if (sentence.to === block.length || around.ends.has(sentence.to - from)) return true;
  // A label can hide the break behind it: without the label the sentence has to end where ours does.
  return boundaries(paragraph.slice(begin, sentence.to + WINDOW)).ends.has(sentence.text.length);
};
