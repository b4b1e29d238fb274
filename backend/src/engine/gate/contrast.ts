import { isCommonplace } from './description';
import type { PageWords } from './numbered-words';
import { isAmong } from './presence';
import type { TopicTerm } from './terms';

const CONTRAST_RULES = {
  /** Minimum number of pages on the topic that show which of the description's words belong to it. */
  pages: 4,
  /** Other pages without a word that are assumed at first. */
  assumedOthers: 10,
  /** Minimum worth of a word in the title. */
  ofTitle: 1,
  /** Minimum worth of all words of the title and opening. */
  total: 1.8,
  /** Minimum number of such words of a page without a name of the description. */
  wordsWithoutName: 2,
};

/** What a description asks for, as far as a page can show it. */
export interface DescribedWords {
  readonly terms: readonly TopicTerm[];
  /** Its names, any of which is enough. */
  readonly names: readonly (readonly TopicTerm[])[];
}

/** Stems of the title and opening, by which pages are compared. */
export const openingOf = ({ title, lead }: PageWords): ReadonlySet<string> => new Set([...title, ...lead]);

/**
 * Whether a page has words of the description that pages on the topic have and others lack. `I want to know how the
 * plague of beetles spreads in the olive groves`: pages on the topic show that the beetles matter, not the knowing. A
 * page that names somebody else in its title has to have a name of the description. `onTopic`, `others`: openings.
 */
export const contrasting = (
  { terms, names }: DescribedWords,
  onTopic: readonly ReadonlySet<string>[],
  others: readonly ReadonlySet<string>[],
): ((page: PageWords) => boolean) => {
  if (onTopic.length < CONTRAST_RULES.pages) return () => false;
  const shareWith = (term: TopicTerm, openings: readonly ReadonlySet<string>[], assumed: number): number =>
    (openings.filter((stems) => isAmong(term, stems)).length + 0.5) / (openings.length + assumed);
  const worthOf = (term: TopicTerm): number =>
    Math.log(shareWith(term, onTopic, 1) / shareWith(term, others, CONTRAST_RULES.assumedOthers));
  const telling = terms
    .filter((term) => !isCommonplace(term))
    .map((term) => ({ term, worth: worthOf(term) }))
    .filter(({ worth }) => worth > 0);
  const known = new Set(onTopic.flatMap((stems) => [...stems]));
  return (page) => {
    const opening = openingOf(page);
    const found = telling.filter(({ term }) => isAmong(term, opening));
    const strong = found.filter(({ worth }) => worth >= CONTRAST_RULES.ofTitle);
    if (!names.some((name) => name.every((term) => isAmong(term, opening)))) {
      const namesAnother = [...page.title].some((stem) => page.names.has(stem) && !known.has(stem));
      if ((names.length > 0 && namesAnother) || strong.length < CONTRAST_RULES.wordsWithoutName) return false;
    }
    return (
      strong.some(({ term }) => isAmong(term, page.title)) &&
      found.reduce((sum, { worth }) => sum + worth, 0) >= CONTRAST_RULES.total
    );
  };
};
