import { identifiersIn } from '../stories/titles';
import { wordCount } from '../words/stems';

/** A numbered act and what it is called. */
interface TitledAct {
  /** `Executive Order 14257` */
  readonly act: string;
  readonly title: string;
}

/** ` of April 2, 2025 (Regulating Imports With a Reciprocal Tariff)`, behind a number. */
const TITLE = /^(?:,? (?:of|dated) \p{Lu}\p{Ll}+ \d{1,2}, \d{4})?,? \((\p{Lu}[^()]+)\)/u;
/** Abbreviations and remarks are shorter, and full sentences longer. */
const SHORTEST = 3;
const LONGEST = 40;

/** Words of three letters and less are seldom capitalised in a title. */
const isTitleCase = (text: string): boolean => {
  const long = text.split(' ').filter((word) => /\p{L}{4}/u.test(word));
  return long.filter((word) => /^\p{Lu}/u.test(word)).length * 4 >= long.length * 3;
};

/** Numbered acts of which a sentence gives the title in brackets: `Executive Order 12 of May 4, 2025 (Renewing the Fleet)`. */
export const actTitlesIn = (sentence: string): readonly TitledAct[] =>
  identifiersIn(sentence).flatMap(({ from, to }) => {
    const act = sentence.slice(from, to);
    const [, title = ''] = TITLE.exec(sentence.slice(to)) ?? [];
    const length = wordCount(title);
    if (/s \d/.test(act) || length < SHORTEST || length > LONGEST || !isTitleCase(title)) return [];
    return [{ act, title }];
  });
