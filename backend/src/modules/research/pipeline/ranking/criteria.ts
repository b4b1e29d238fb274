import { covered, cosine } from '../words/likeness';
import { isComing, isRecent, lastYear, type Features } from './features';
import { acts, breaksRecord } from './patterns/news';
import { quoteOpening, recital } from './patterns/no-news';

/** What speaks for or against showing a sentence: 0 to 1, or whether it applies. How much is in fitted-weights.ts. */
export interface Criterion {
  readonly why: string;
  readonly of: (features: Features) => number | boolean;
}

const criterion = (why: string, of: Criterion['of']): Criterion => ({ why, of });

/** From so many words on a sentence is long enough to be concrete. */
const FULL_LENGTH = 25;

const isOld = (s: Features): boolean =>
  s.dates.length > 0 && !isRecent(s) && !isComing(s) && !breaksRecord.test(s.text);

export const criteria = {
  title: criterion('The title is the best summary.', (s) => covered(s.title, s.sentence.stems)),
  early: criterion('News comes first.', (s) => 1 / (1 + 0.25 * s.sentence.place)),
  beginning: criterion('Background comes last.', (s) => 1 - s.sentence.place / s.document.sentences.length),
  centre: criterion('It is about the page’s subject.', (s) => cosine(s.sentence.stems, s.centre)),
  asked: criterion('The reader asked for this.', (s) => covered(s.topicStems, s.sentence.stems)),
  length: criterion('A short sentence says little.', (s) => Math.min(1, s.length / FULL_LENGTH)),
  figure: criterion('Figures are facts.', (s) => s.figures.some(({ kind }) => kind !== 'date')),
  today: criterion('It is current.', (s) => s.cues.today(s.text)),
  coming: criterion('It says from when, or until when.', isComing),
  'takes effect': criterion('Something takes effect.', (s) => s.cues.takesEffect(s.text)),
  acts: criterion('The document says what it does.', (s) => acts.test(s.text)),
  'no event': criterion('Nothing happens.', (s) => s.verbsKnown && !s.news),
  'old dates': criterion('Told before.', isOld),
  'old years': criterion('History.', (s) => isOld(s) && s.dates.every((date) => date.to < lastYear(s.at))),
  recital: criterion('Recitals and enacting formulas.', (s) => !s.firstPersonActs && recital.test(s.text)),
  quote: criterion('It opens with a quotation.', (s) => quoteOpening.test(s.text)),
  'first person': criterion('A speech, not a report.', (s) => !s.firstPersonActs && s.cues.firstPerson(s.text)),
  pronoun: criterion('It opens with somebody whom the sentence before names.', (s) => s.cues.openingPronoun(s.text)),
  connective: criterion('It goes on from the sentence before.', (s) => !s.firstPersonActs && s.cues.connective(s.text)),
  unfit: criterion('An editor would not print it by itself; see fitness.ts.', (s) => !s.isFit()),
} satisfies Readonly<Record<string, Criterion>>;

export type CriterionName = keyof typeof criteria;

/** All criteria by name, in the order in which they are listed. */
export const criterionNames = Object.keys(criteria) as readonly CriterionName[];
