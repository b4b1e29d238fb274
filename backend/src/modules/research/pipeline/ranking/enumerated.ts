import type { Sentence } from '../sentences/sentences';

const ENUMERATOR = /^(\(?)([a-z]{1,4}|\d{1,2})([.)]) $/;
const letters = 'a b c d e f g h i j k l m'.split(' ');
const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii'.split(' ');
const numbers = '1 2 3 4 5 6 7 8 9 10 11 12 13'.split(' ');

/** The enumerators that follow the first one of a list; null for another one. */
const enumeratorsFrom = (first: string): readonly string[] | null => {
  const [, open = '', ordinal, close = ''] = ENUMERATOR.exec(first) ?? [];
  const all = [letters, romans, numbers].find(([one]) => one === ordinal);
  return all?.map((each) => `${open}${each}${close} `) ?? null;
};

/** Sentences among which the items of a list are looked for, so that a page of lists takes linear time. */
const LONGEST_LIST = 200;

/**
 * The enumerated items of the list that a sentence ending in a colon opens, each with all its sentences. Empty if the page does not
 * enumerate them.
 */
export const enumeratedItems = <S extends Sentence>(
  sentences: readonly S[],
  place: number,
): readonly (readonly S[])[] => {
  const after = sentences.slice(place + 1, place + 1 + LONGEST_LIST);
  const enumerators = enumeratorsFrom(after[0]?.label ?? '');
  if (enumerators === null || !sentences[place]?.text.endsWith(':')) return [];
  const starts: number[] = [];
  for (const [index, { label }] of after.entries())
    if (label === enumerators[starts.length]) starts.push(index);
    else if (/^(?:Sec|Art|§)/i.test(label)) break;
  return starts.map((start, number) => {
    // Where the last one ends is not marked, but a list goes on in the block in which its item began.
    const block = after[start]?.block;
    const end = starts[number + 1] ?? after.findIndex((other, index) => index > start && other.block !== block);
    return after.slice(start, end < 0 ? undefined : end);
  });
};
