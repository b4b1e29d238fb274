import { singularAndPluralOf } from '../matching/inflections';
import { settingFrom } from '../matching/main-part';
import { type TextMark, type Segment, type MarkedText, searchSegments, shortenMarked } from '../matching/search-marks';
import { isNameOfThing } from './pictured-words';
import type { QueriedThing } from './queried-things';

/** What a picture is said to be, for what was asked. */
export interface DescribedInstead {
  readonly asked: string;
  /** Null if the picture is near although it does not show this. */
  readonly said: string | null;
}

export interface NearMatch extends MarkedText {
  /** Whether the picture is of it, rather than of something that is there. */
  readonly leads: boolean;
  readonly instead: readonly DescribedInstead[];
}

const standsAt = (segments: readonly Segment[], at: number, words: readonly string[]): boolean =>
  words.every((word, nth) => {
    const found = segments[at + nth]?.word ?? '';
    return nth < words.length - 1 ? found === word : singularAndPluralOf(word).includes(found);
  });

const placesOf = (segments: readonly Segment[], words: readonly string[]): readonly TextMark[] =>
  segments.flatMap(({ from }, index) => {
    const last = segments[index + words.length - 1];
    return last !== undefined && standsAt(segments, index, words) ? [{ from, to: last.to }] : [];
  });

/**
 * Whether the words only tell which kind of another thing is meant: `satellite` in `satellite dish`. Names do not count
 * as things.
 */
const tellsKind = (caption: string, segments: readonly Segment[], { to }: TextMark): boolean => {
  const next = segments.find(({ from }) => from === to + 1);
  return next !== undefined && /^ \p{Ll}/u.test(caption.slice(to)) && isNameOfThing(next.word);
};

interface Shown {
  readonly marks: readonly TextMark[];
  readonly instead: readonly DescribedInstead[];
}

/** How a caption has a thing: as it was asked for, or else by the longest of the words that stand for it. */
const shownIn = (
  caption: string,
  segments: readonly Segment[],
  { typed, words, instead, isPlace }: QueriedThing,
): Shown | null => {
  const literal = words.map((word) => placesOf(segments, [word]));
  if (literal.every((marks) => marks.length > 0)) return { marks: literal.flat(), instead: [] };
  const found = instead
    .map((said) => ({
      said,
      marks: placesOf(segments, said.split(' ')).filter((mark) => !tellsKind(caption, segments, mark)),
    }))
    .filter(({ marks }) => marks.length > 0)
    .toSorted((one, other) => other.said.length - one.said.length)[0];
  if (found !== undefined) return { marks: found.marks, instead: [{ asked: typed, said: found.said }] };
  return isPlace ? { marks: [], instead: [{ asked: typed, said: null }] } : null;
};

/** How a caption says what is near in meaning to what was asked for; null if it does not, or says just that. */
export const nearMatchOf = (things: readonly QueriedThing[], caption: string): NearMatch | null => {
  const segments = searchSegments(caption);
  const shown = things.map((thing) => shownIn(caption, segments, thing));
  if (!shown.every((each) => each !== null)) return null;
  const instead = shown.flatMap((each) => each.instead);
  if (instead.length === 0) return null;
  const marks = shown.flatMap((each) => each.marks).toSorted((one, other) => one.from - other.from);
  const leads = marks.some(({ from }) => from < settingFrom(caption, segments));
  return { ...shortenMarked(caption, marks), leads, instead };
};
