import { contentStems, wordCount } from '../../pipeline/words/stems';
import { gapIn, type Gap, type Quoted } from './bears-out';

const MOST_TITLE_WORDS = 16;
const MOST_HEADING_WORDS = 6;
const FEWEST_WORDS = 3;

/** Characters of links, images and other markup. */
const MARKUP = /https?:|www\.|[[\](){}<>|`\\]/;

/** Why a model's title for an update is not shown; null if one of its quotes bears it out. */
export const flawOfTitle = (title: string, cited: readonly Quoted[]): Gap | 'not a title' | null => {
  const words = wordCount(title);
  if (words < FEWEST_WORDS || words > MOST_TITLE_WORDS || MARKUP.test(title)) return 'not a title';
  const gaps = cited.map((each) => gapIn(title, each));
  return gaps.includes(null) ? null : (gaps[0] ?? 'not a title');
};

/** Whether a heading says nothing but what the sentences under it are about. */
export const isHeading = (heading: string, cited: readonly Quoted[]): boolean => {
  const known = new Set(cited.flatMap(({ quote, title }) => contentStems(`${title} ${quote}`)));
  const stems = contentStems(heading);
  return (
    stems.length > 0 &&
    wordCount(heading) <= MOST_HEADING_WORDS &&
    !MARKUP.test(heading) &&
    !/\d/.test(heading) &&
    stems.every((stem) => known.has(stem))
  );
};
