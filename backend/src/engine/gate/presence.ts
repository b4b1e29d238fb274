import type { EventSigns } from './event-signs';
import type { PageWords } from './numbered-words';
import type { TopicTerm } from './terms';

/** Weights with their reasons. */
const PRESENCE_WEIGHTS = {
  /** A title says what a document is about. */
  title: 0.6,
  /** A lead names the subject, too, less reliably. */
  lead: 0.25,
  /** A document repeats the words of its subject. */
  density: 0.6,
  /** Occurrences per hundred words at which density is saturated; shorter texts count as having `fewestWords`. */
  thick: 1.5,
  fewestWords: 60,
  /** The score of signs wherever they are on the page. */
  unplacedSigns: 0.1,
  /** A sign of an event, relative to its name. */
  signs: 0.4,
};

/** How far a document has a word, 0 to 1, and where. */
export interface TermPresence {
  readonly score: number;
  readonly count: number;
  readonly isInTitle: boolean;
  readonly isInLead: boolean;
}

export const NO_PRESENCE: TermPresence = { score: 0, count: 0, isInTitle: false, isInLead: false };

const placesOf = (stems: readonly string[], text: PageWords): Omit<TermPresence, 'score'> => {
  const [numbered] = stems.map((stem) => text.numbered?.get(stem));
  if (numbered !== undefined) return numbered;
  return {
    count: Math.min(...stems.map((stem) => text.counts.get(stem) ?? 0)),
    isInTitle: stems.every((stem) => text.title.has(stem)),
    isInLead: stems.every((stem) => text.lead.has(stem)),
  };
};

const presenceOf = (stems: readonly string[], text: PageWords): TermPresence => {
  const { count, isInTitle, isInLead } = placesOf(stems, text);
  if (count === 0 && !isInTitle) return NO_PRESENCE;
  const perHundred = (100 * count) / Math.max(PRESENCE_WEIGHTS.fewestWords, text.words);
  const density = Math.min(1, perHundred / PRESENCE_WEIGHTS.thick);
  const score =
    (isInTitle ? PRESENCE_WEIGHTS.title : 0) +
    (isInLead ? PRESENCE_WEIGHTS.lead : 0) +
    PRESENCE_WEIGHTS.density * density;
  return { score: Math.min(1, score), count, isInTitle, isInLead };
};

export const higherPresence = (a: TermPresence, b: TermPresence): TermPresence => (b.score > a.score ? b : a);

/** The signs of an event, if there are enough of them: `attack` alone may be a footballer's. */
const signsIn = ({ words, enough }: EventSigns, text: PageWords): TermPresence => {
  const present = [...words].filter(([sign]) => text.counts.has(sign) || text.title.has(sign));
  if (present.reduce((sum, [, worth]) => sum + worth, 0) < enough) return NO_PRESENCE;
  const isInTitle = present.some(([sign]) => text.title.has(sign));
  const isInLead = present.some(([sign]) => text.lead.has(sign));
  const count = present.reduce((sum, [sign]) => sum + (text.counts.get(sign) ?? 0), 0);
  return {
    score:
      (isInTitle ? PRESENCE_WEIGHTS.title : 0) +
      (isInLead ? PRESENCE_WEIGHTS.lead : 0) +
      PRESENCE_WEIGHTS.unplacedSigns,
    count,
    isInTitle,
    isInLead,
  };
};

const worthLess = (found: TermPresence, worth: number): TermPresence => ({ ...found, score: found.score * worth });

/** How far a document has a word of the description, or an equivalent. */
export const presence = (term: TopicTerm, text: PageWords): TermPresence =>
  [
    ...term.also.map(({ stems, worth }) => worthLess(presenceOf(stems, text), worth)),
    ...(term.signs === null ? [] : [worthLess(signsIn(term.signs, text), PRESENCE_WEIGHTS.signs)]),
  ].reduce(higherPresence, presenceOf([term.stem], text));

export const isTermIn = ({ stem, also }: TopicTerm, stems: ReadonlySet<string>): boolean =>
  stems.has(stem) || also.some((form) => form.stems.every((each) => stems.has(each)));
