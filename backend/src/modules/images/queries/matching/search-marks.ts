import { searchWords } from '#platform/search/words';

/** A part of a text, by the places of its code units. */
export interface TextMark {
  readonly from: number;
  readonly to: number;
}

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a segment, which leaves out the last dot of `U.S.`. */
const wordsIn = (segment: string): readonly string[] => searchWords(`${segment}.`);

export interface Segment extends TextMark {
  readonly word: string;
}

/** The words of a text in order, as `searchWords` gives them, and where each stands. */
export const searchSegments = (text: string): readonly Segment[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    (isWordLike === true ? wordsIn(segment) : []).map((word) => ({ word, from: index, to: index + segment.length })),
  );

/** Where words of a text stand that are among the wanted ones, which are as `searchWords` gives them. */
export const marksIn = (text: string, wanted: ReadonlySet<string>): readonly TextMark[] =>
  [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike === true && wordsIn(segment).some((word) => wanted.has(word))
      ? [{ from: index, to: index + segment.length }]
      : [],
  );

const MAX_EXCERPT_LENGTH = 180;
/** Shown before the first mark: no more than leaves it in sight where three short lines are shown. */
const BEFORE = 30;

/** The beginning of the word that a place is in, or the next one. */
const nextWord = (text: string, place: number): number => {
  const gap = text.indexOf(' ', place);
  return place === 0 || gap === -1 || gap > place + BEFORE ? place : gap + 1;
};

const lastWord = (text: string, place: number): number => {
  const gap = text.lastIndexOf(' ', place);
  return gap === -1 || gap < place - BEFORE ? place : gap;
};

/** A text with the wanted words marked, cut around the first of them if it is long. */
export const markWords = (text: string, wanted: ReadonlySet<string>): MarkedText =>
  shortenMarked(text, marksIn(text, wanted));

/** A text with its marks, cut around the first of them if it is long. */
export const shortenMarked = (text: string, marks: readonly TextMark[]): MarkedText => {
  if (text.length <= MAX_EXCERPT_LENGTH) return { text, marks };
  const first = marks[0]?.from ?? 0;
  const begin = first <= BEFORE ? 0 : nextWord(text, Math.min(first - BEFORE, text.length - MAX_EXCERPT_LENGTH));
  const end = begin + MAX_EXCERPT_LENGTH >= text.length ? text.length : lastWord(text, begin + MAX_EXCERPT_LENGTH);
  const [before, after] = [begin === 0 ? '' : '… ', end === text.length ? '' : ' …'];
  const moved = before.length - begin;
  return {
    text: `${before}${text.slice(begin, end)}${after}`,
    marks: marks
      .filter(({ from, to }) => from >= begin && to <= end)
      .map(({ from, to }) => ({ from: from + moved, to: to + moved })),
  };
};
