import { covered, cosine } from '../words/likeness';
import { isComing, isRecent, lastYear, type Features } from './features';
import { acts, binds, breaksRecord } from './patterns/news';
import { quoteOpening, recital } from './patterns/no-news';

/** What speaks for or against telling a sentence: 0 to 1, or whether it applies. How much is in fitted-weights.ts. */
export interface Criterion {
  readonly why: string;
  readonly of: (features: Features) => number | boolean;
}

const TAIL_BLOCKS = 3;
const SHORTEST_WITH_TAIL = 9;

const criterion = (why: string, of: Criterion['of']): Criterion => ({ why, of });

const isOld = (s: Features): boolean =>
  s.dates.length > 0 && s.dates.every((date) => date.to < lastYear(s.at)) && !breaksRecord.test(s.text);

export const criteria = {
  title: criterion('The title is the best summary.', (s) => covered(s.title, s.sentence.stems)),
  early: criterion('News comes first.', (s) => 1 / (1 + 0.25 * s.order)),
  centre: criterion('It is about the page’s subject.', (s) => cosine(s.sentence.stems, s.centre)),
  asked: criterion('The reader asked for this.', (s) => covered(s.topicStems, s.sentence.stems)),
  'no event': criterion('Nothing happens.', (s) => s.verbsKnown && !s.news),
  acts: criterion('The document says what it does.', (s) => acts.test(s.text)),
  binds: criterion('It imposes an obligation or a prohibition.', (s) => binds.test(s.text)),
  'takes effect': criterion('Something takes effect.', (s) => s.cues.takesEffect(s.text)),
  today: criterion('It is current.', (s) => s.cues.today(s.text)),
  figure: criterion('Figures are facts.', (s) => s.figures.some(({ kind }) => kind !== 'date')),
  date: criterion('So are dates.', (s) => s.dates.length > 0 && isRecent(s)),
  coming: criterion('Especially future ones.', isComing),
  'old years': criterion('History.', isOld),
  'old dates': criterion(
    'Told before.',
    (s) => s.dates.length > 0 && !isRecent(s) && !isComing(s) && !breaksRecord.test(s.text),
  ),
  names: criterion('It names the parties.', (s) => s.names.size >= 2),
  'first person': criterion('A speech, not a report.', (s) => !s.firstPersonActs && s.cues.firstPerson(s.text)),
  pronoun: criterion('Unclear out of context.', (s) => s.cues.openingPronoun(s.text)),
  quote: criterion('It opens with a quotation.', (s) => quoteOpening.test(s.text)),
  recital: criterion('Recitals and enacting formulas.', (s) => !s.firstPersonActs && recital.test(s.text)),
  tail: criterion(
    'In the last paragraphs of a longer page: footers come last.',
    ({ document, sentence }) =>
      document.blocks.length >= SHORTEST_WITH_TAIL && sentence.block >= document.blocks.length - TAIL_BLOCKS,
  ),
} satisfies Readonly<Record<string, Criterion>>;

export type CriterionName = keyof typeof criteria;

/** All criteria by name, in the order in which they are listed. */
export const criterionNames = Object.keys(criteria) as readonly CriterionName[];
