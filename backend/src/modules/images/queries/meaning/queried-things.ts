import { isSearchedThing } from '../matching/image-query';
import { PLACE_PREPOSITIONS } from '../matching/main-part';
import { searchSegments } from '../matching/search-marks';
import { picturedSynonyms } from './pictured-words';

/** One thing that a query asks for. */
export interface QueriedThing {
  /** The text as it was typed. */
  readonly typed: string;
  readonly words: readonly string[];
  /** What a picture of it may be called instead: `tanker`. */
  readonly instead: readonly string[];
  /** Whether it is only where the things before it are: a picture of these elsewhere is near to what was asked for. */
  readonly isPlace: boolean;
}

const LONGEST_GROUP = 3;

/** The longest group of words from the first one on that stands for one thing. */
const groupIn = (words: readonly string[]): readonly string[] => {
  for (let length = Math.min(LONGEST_GROUP, words.length); length > 1; length--) {
    const group = words.slice(0, length);
    if (picturedSynonyms(group).length > 0) return group;
  }
  return words.slice(0, 1);
};

/** What a query asks for, in order, groups of words that English has a name for together: `cargo ship`. */
export const thingsIn = (query: string): readonly QueriedThing[] => {
  const segments = searchSegments(query);
  const words = segments.map(({ word }) => word);
  const things: QueriedThing[] = [];
  let isPlace = false;
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    if (isSearchedThing(word)) {
      const group = groupIn(words.slice(index));
      const typed = query.slice(segments[index]?.from, segments[index + group.length - 1]?.to);
      things.push({ typed, words: group, instead: picturedSynonyms(group), isPlace });
      index += group.length;
    } else {
      isPlace ||= things.length > 0 && PLACE_PREPOSITIONS.has(word);
      index++;
    }
  }
  return things;
};
