import { covered, cosine } from '#text/words/likeness';
import { imperatives } from '#text/languages/english/event-words';
import * as leaning from '#text/languages/english/leaning';
import * as news from '#text/languages/english/news';
import * as noNews from '#text/languages/english/no-news';
import * as praise from '#text/languages/english/praise';
import * as recitals from '#text/languages/english/recitals';
import { isSection } from '#pages/page';
import { namesWeekday } from './own-time';
import { isTermOfList } from './term-of-list';
import { isComing, isRecent, lastYear, type Features } from './features';

/** A criterion for or against a sentence. */
export interface Weight {
  readonly name: string;
  readonly weight: number;
  readonly why: string;
  /** What it applies to is no news at all, however much it says. */
  readonly noNews?: true;
  /** 0 to 1, or whether it applies. */
  readonly of: (features: Features) => number | boolean;
}

const share = (count: number, full: number): number => Math.min(1, count / full);

const TAIL_BLOCKS = 3;
const SHORTEST_WITH_TAIL = 9;

/** In the last paragraphs of a longer page. */
const isTail = ({ document, sentence }: Features): boolean =>
  document.blocks.length >= SHORTEST_WITH_TAIL && sentence.block >= document.blocks.length - TAIL_BLOCKS;

const QUOTE_OPENING = /^[“"‘«„‚»]/;

/** `AI- enabled`: a word hyphenated at a line end. */
const CUT_WORD = /\p{L}- \p{Ll}/u;

/** Reports introduce a section before they tell its facts. */
const placeCounts = ({ document }: Features): number => (isSection(document.page) ? 0.5 : 1);

/** Criteria for a sentence. In a prototype, changing any of these by 40 % did not change what was told. */
export const merits: readonly Weight[] = [
  {
    name: 'title',
    weight: 3,
    why: 'The title is the best summary.',
    of: (s) => covered(s.title, s.sentence.stems),
  },
  {
    name: 'lead',
    weight: 1.6,
    why: 'News comes first.',
    of: (s) => placeCounts(s) * (s.order > 0 ? 0 : s.afterRefused ? 0.25 : 1),
  },
  { name: 'early', weight: 1, why: 'Its meaning comes next.', of: (s) => placeCounts(s) / (1 + 0.25 * s.order) },
  { name: 'asked', weight: 1.2, why: 'The reader asked for this.', of: (s) => covered(s.topicStems, s.sentence.stems) },
  { name: 'event', weight: 1.4, why: 'Something happened.', of: (s) => s.event },
  { name: 'under way', weight: 0.8, why: 'Something is happening.', of: (s) => !s.event && s.happening },
  { name: 'acts', weight: 1.6, why: 'The document says what it does.', of: (s) => news.acts.test(s.text) },
  { name: 'enacts', weight: 1, why: 'The author performs the act explicitly.', of: (s) => s.firstPersonActs },
  { name: 'reversal', weight: 0.8, why: 'Something ends.', of: (s) => news.reversal.test(s.text) },
  { name: 'binds', weight: 1.2, why: 'It imposes an obligation or a prohibition.', of: (s) => news.binds.test(s.text) },
  { name: 'record', weight: 1.4, why: 'It has not happened for long.', of: (s) => news.breaksRecord.test(s.text) },
  { name: 'takes effect', weight: 0.6, why: 'Something takes effect.', of: (s) => s.cues.takesEffect(s.text) },
  {
    name: 'policy',
    weight: 2.2,
    why: 'The purpose of an order: a headline if it repeats the title, else a preamble.',
    of: (s) => (news.statesPolicy.test(s.text) ? (1 + covered(s.title, s.sentence.stems)) / 2 : 0),
  },
  { name: 'today', weight: 0.8, why: 'It is current.', of: (s) => s.cues.today(s.text) },
  {
    name: 'figure',
    weight: 0.9,
    why: 'Figures are facts.',
    of: (s) => s.figures.some((figure) => figure.kind !== 'date'),
  },
  { name: 'date', weight: 0.4, why: 'So are dates.', of: (s) => s.dates.length > 0 && isRecent(s) },
  { name: 'coming', weight: 0.4, why: 'Especially future ones.', of: isComing },
  { name: 'names', weight: 0.4, why: 'It names the parties.', of: (s) => s.names.size >= 2 },
  {
    name: 'centre',
    weight: 1,
    why: 'It is about the page’s subject.',
    of: (s) => cosine(s.sentence.stems, s.centre),
  },
];

/** Criteria against a sentence. */
export const faults: readonly Weight[] = [
  {
    name: 'pronoun',
    weight: 1.6,
    why: 'Unclear out of context.',
    of: (s) => s.cues.openingPronoun(s.text),
  },
  {
    name: 'first person',
    weight: 1.6,
    why: 'A speech, not a report.',
    of: (s) => !s.firstPersonActs && s.cues.firstPerson(s.text),
  },
  {
    name: 'recital',
    weight: 1.5,
    noNews: true,
    why: 'Recitals and enacting formulas.',
    of: (s) => !s.firstPersonActs && (recitals.recital.test(s.text) || recitals.citation.test(s.text)),
  },
  {
    name: 'old years',
    weight: 2.2,
    noNews: true,
    why: 'History.',
    of: (s) =>
      s.dates.length > 0 && s.dates.every((date) => date.to < lastYear(s.at)) && !news.breaksRecord.test(s.text),
  },
  {
    name: 'connective',
    weight: 1.2,
    why: 'Refers back to the previous sentence.',
    of: (s) => !s.firstPersonActs && s.cues.connective(s.text),
  },
  { name: 'one case', weight: 1, why: 'A special case, not the rule.', of: (s) => s.cues.oneCase(s.text) },
  {
    name: 'let off',
    weight: 1,
    why: 'An exemption, not the rule, unless the title says that the page is about it.',
    of: (s) => noNews.exemption.test(s.text) && !noNews.titleExempts.test(s.document.page.title),
  },
  {
    name: 'term',
    weight: 3,
    noNews: true,
    why: 'One of the terms that a sentence before it lists, and who keeps them stands there.',
    of: (s) => isTermOfList(s.document, s.sentence),
  },
  {
    name: 'points back',
    weight: 0.8,
    why: 'Refers back to an earlier sentence.',
    of: (s) => leaning.pointsBack.test(s.text),
  },
  {
    name: 'background',
    weight: 1.2,
    why: 'Background.',
    of: (s) => s.cues.lookingBack(s.text) || (s.cues.background(s.text) && !isRecent(s)),
  },
  {
    name: 'ceremony',
    weight: 2.6,
    noNews: true,
    why: 'Marks a day without any news.',
    of: (s) => s.ceremony,
  },
  {
    name: 'elsewhere',
    weight: 1.8,
    noNews: true,
    why: 'Its content is in an annex.',
    of: (s) => leaning.elsewhere.test(s.text),
  },
  {
    name: 'quote',
    weight: 1.2,
    noNews: true,
    why: 'It opens with a quotation.',
    of: (s) => QUOTE_OPENING.test(s.text),
  },
  { name: 'thanks', weight: 2, noNews: true, why: 'Courtesy.', of: (s) => praise.thanks.test(s.text) },
  {
    name: 'exhortation',
    weight: 1,
    why: 'Says what ought to be, not what is.',
    of: (s) => s.cues.exhortation(s.text),
  },
  {
    name: 'praise',
    weight: 0.9,
    why: 'Says nothing.',
    of: (s) => share(s.words.filter((word) => praise.praise.has(word.toLowerCase())).length, 2),
  },
  {
    name: 'slogan',
    weight: 0.9,
    why: 'Claims a benefit for someone.',
    of: (s) => praise.slogan.test(s.text),
  },
  { name: 'winding', weight: 0.6, why: 'Gets to the point late.', of: (s) => praise.winding.test(s.text) },
  { name: 'promise', weight: 0.9, why: 'Nothing has happened yet.', of: (s) => praise.promise.test(s.text) },
  {
    name: 'imperative',
    weight: 0.9,
    why: 'A list item without a subject.',
    of: (s) => imperatives.has((s.words[0] ?? '').toLowerCase()),
  },
  {
    name: 'old dates',
    weight: 0.8,
    noNews: true,
    why: 'Told before.',
    of: (s) => s.dates.length > 0 && !isRecent(s) && !isComing(s) && !news.breaksRecord.test(s.text),
  },
  {
    name: 'no event',
    weight: 1.6,
    why: 'No event.',
    of: (s) => s.verbsKnown && !s.news && !news.statesPolicy.test(s.text),
  },
  {
    name: 'definition',
    weight: 3,
    noNews: true,
    why: 'A definition, as true last year as today.',
    of: (s) =>
      s.verbsKnown &&
      noNews.definition.test(s.text) &&
      !news.statesPolicy.test(s.text) &&
      !s.news &&
      !isRecent(s) &&
      !namesWeekday(s.text, s.document.language),
  },
  {
    name: 'habit',
    weight: 1,
    why: 'A recurring fact.',
    of: (s) => s.dates.length === 0 && !news.acts.test(s.text) && s.cues.habit(s.text),
  },
  {
    name: 'explains',
    weight: 1.5,
    noNews: true,
    why: 'From an evergreen explainer.',
    of: (s) => s.verbsKnown && s.cues.explainingTitle(s.document.page.title) && !s.news,
  },
  { name: 'short', weight: 0.8, why: 'Too short to stand alone.', of: (s) => s.length < 9 },
  { name: 'long', weight: 0.5, why: 'Hard to read.', of: (s) => s.length > 36 },
  { name: 'very long', weight: 0.5, why: 'Harder still.', of: (s) => s.length > 48 },
  { name: 'tail', weight: 1.2, why: 'Footers come last.', of: (s) => isTail(s) },
  { name: 'cut word', weight: 0.3, why: 'Hyphenated at a line end.', of: (s) => CUT_WORD.test(s.text) },
];
