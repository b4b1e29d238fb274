import { contentStems, tokens, wordCount } from '#text/words/stems';
import { gapIn } from './bears-out';
import type { Gap, QuotedSentence } from './quoted';

const MAX_TITLE_WORDS = 16;
const MAX_HEADING_WORDS = 6;
const MIN_TITLE_WORDS = 3;

/** Characters of links, images and other markup. */
const MARKUP = /https?:|www\.|[[\](){}<>|`\\]/;

/** The title, such as `Agency Imposes Duty`, with small letters where the quotes have them, so that capitals show names. */
const inSmallLetters = (title: string, cited: readonly QuotedSentence[]): string => {
  const small = new Set(cited.flatMap(({ quote }) => tokens(quote).filter((word) => /^\p{Ll}/u.test(word))));
  return title.replace(/\p{Lu}\p{Ll}+/gu, (word) => (small.has(word.toLowerCase()) ? word.toLowerCase() : word));
};

/**
 * Why a model’s title for an update is not shown, whatever a judge finds; null if its facts are all in one of its
 * quotes.
 */
export const flawOfTitle = (title: string, cited: readonly QuotedSentence[]): Gap | 'not a title' | null => {
  const words = wordCount(title);
  if (words < MIN_TITLE_WORDS || words > MAX_TITLE_WORDS || MARKUP.test(title)) return 'not a title';
  const gaps = cited.map((each) => gapIn(inSmallLetters(title, [each]), [each]));
  return gaps.includes(null) ? null : (gaps[0] ?? 'not a title');
};

/** Whether a heading only says what the sentences under it are about. */
export const isHeading = (heading: string, cited: readonly QuotedSentence[]): boolean => {
  const known = new Set(cited.flatMap(({ quote, title }) => contentStems(`${title} ${quote}`)));
  const stems = contentStems(heading);
  return (
    stems.length > 0 &&
    wordCount(heading) <= MAX_HEADING_WORDS &&
    !MARKUP.test(heading) &&
    !/\d/.test(heading) &&
    stems.every((stem) => known.has(stem))
  );
};
