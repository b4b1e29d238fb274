import { isSection } from '#pages/page';
import { imperatives } from '#text/languages/english/event-words';
import * as leaning from '#text/languages/english/leaning';
import * as news from '#text/languages/english/news';
import { binds, opensTerms } from '#text/languages/english/news';
import * as noNews from '#text/languages/english/no-news';
import * as praise from '#text/languages/english/praise';
import * as recitals from '#text/languages/english/recitals';
import { coverageShare, cosine } from '#text/words/likeness';
import type { CandidateSentence, AnalysedPage } from '../analysed-page';
import { isInFuture, isRecent, lastYear, type Features } from './features';
import { namesWeekday } from './own-time';

const NEXT_SECTION = /^(?:Section|SECTION|Sec\.|SEC\.|Article|Art\.|§) ?\d/;

/**
 * Whether a sentence is one of the terms that an earlier one lists: after `Agencies shall only buy models that comply
 * with the following principles:`, `Developers shall not …` binds only those who sell to agencies.
 */
const isTermOfList = ({ sentences }: AnalysedPage, { text, index }: CandidateSentence): boolean => {
  if (!binds.test(text)) return false;
  const section = sentences.findLastIndex((above) => above.index <= index && NEXT_SECTION.test(above.label));
  return sentences.slice(Math.max(0, section), index).some((above) => opensTerms.test(above.text));
};

/** A criterion for or against a sentence. */
export interface Weight {
  readonly name: string;
  readonly weight: number;
  /** Whether a sentence that it applies to is ruled out as news. */
  readonly noNews?: true;
  /** How far it applies, 0 to 1, or whether it does. */
  readonly of: (features: Features) => number | boolean;
}

const share = (count: number, full: number): number => Math.min(1, count / full);

const TAIL_BLOCKS = 3;
const MIN_BLOCKS_WITH_TAIL = 9;

/** Whether a sentence is in the last paragraphs of a longer page. */
const isTail = ({ page: { analysis }, sentence }: Features): boolean =>
  analysis.blocks.length >= MIN_BLOCKS_WITH_TAIL && sentence.block >= analysis.blocks.length - TAIL_BLOCKS;

const QUOTE_OPENING = /^[“"‘«„‚»]/;

/** Whether position counts. Sections of reports introduce their subject before they state facts. */
const placeCounts = ({ page: { analysis } }: Features): number => (isSection(analysis.page) ? 0.5 : 1);

/** Criteria for a sentence. In a prototype, changing any of these by 40 % did not change what was published. */
export const positiveCriteria: readonly Weight[] = [
  { name: 'title', weight: 3, of: (s) => coverageShare(s.page.title, s.sentence.stems) },
  { name: 'lead', weight: 1.6, of: (s) => placeCounts(s) * (s.order > 0 ? 0 : s.isAfterRefused ? 0.25 : 1) },
  { name: 'early', weight: 1, of: (s) => placeCounts(s) / (1 + 0.25 * s.order) },
  { name: 'asked', weight: 1.2, of: (s) => coverageShare(s.page.topicStems, s.sentence.stems) },
  { name: 'event', weight: 1.4, of: (s) => s.isEvent },
  { name: 'under way', weight: 0.8, of: (s) => !s.isEvent && s.isHappening },
  // The document says what it does.
  { name: 'acts', weight: 1.6, of: (s) => s.acts },
  // The author performs the act explicitly.
  { name: 'enacts', weight: 1, of: (s) => s.firstPersonActs },
  { name: 'reversal', weight: 0.8, of: (s) => s.reverses },
  { name: 'binds', weight: 1.2, of: (s) => s.binds },
  // It has not happened for a long time.
  { name: 'record', weight: 1.4, of: (s) => s.breaksRecord },
  { name: 'takes effect', weight: 0.6, of: (s) => s.takesEffect },
  // The purpose of an order: a headline if it repeats the title, else a preamble.
  {
    name: 'policy',
    weight: 2.2,
    of: (s) => (news.statesPolicy.test(s.text) ? (1 + coverageShare(s.page.title, s.sentence.stems)) / 2 : 0),
  },
  { name: 'today', weight: 0.8, of: (s) => s.page.cues.says('today', s.text) },
  { name: 'figure', weight: 0.9, of: (s) => s.figures.some((figure) => figure.kind !== 'date') },
  { name: 'date', weight: 0.4, of: (s) => s.dates.length > 0 && isRecent(s) },
  { name: 'coming', weight: 0.4, of: isInFuture },
  { name: 'names', weight: 0.4, of: (s) => s.names.size >= 2 },
  { name: 'centre', weight: 1, of: (s) => cosine(s.sentence.stems, s.page.centre) },
];

/** Criteria against a sentence. */
export const negativeCriteria: readonly Weight[] = [
  { name: 'pronoun', weight: 1.6, of: (s) => s.page.cues.says('openingPronoun', s.text) },
  // A speech, not a report.
  { name: 'first person', weight: 1.6, of: (s) => !s.firstPersonActs && s.page.cues.says('firstPerson', s.text) },
  {
    name: 'recital',
    weight: 1.5,
    noNews: true,
    of: (s) => !s.firstPersonActs && (recitals.recital.test(s.text) || recitals.citation.test(s.text)),
  },
  // History.
  {
    name: 'old years',
    weight: 2.2,
    noNews: true,
    of: (s) => s.dates.length > 0 && s.dates.every((date) => date.to < lastYear(s.page.writtenAt)) && !s.breaksRecord,
  },
  { name: 'connective', weight: 1.2, of: (s) => !s.firstPersonActs && s.page.cues.says('connective', s.text) },
  // A special case, not the rule.
  { name: 'one case', weight: 1, of: (s) => s.page.cues.says('oneCase', s.text) },
  // An exemption, not the rule, unless the title says that the page is about it.
  {
    name: 'let off',
    weight: 1,
    of: (s) => noNews.exemption.test(s.text) && !noNews.titleExempts.test(s.page.analysis.page.title),
  },
  // A term of a list; an earlier sentence says who is bound by it.
  { name: 'term', weight: 3, noNews: true, of: (s) => isTermOfList(s.page.analysis, s.sentence) },
  // Refers back to an earlier sentence.
  { name: 'points back', weight: 0.8, of: (s) => leaning.pointsBack.test(s.text) },
  {
    name: 'background',
    weight: 1.2,
    of: (s) => s.page.cues.says('lookingBack', s.text) || (s.page.cues.says('background', s.text) && !isRecent(s)),
  },
  // Marks a day without any news.
  { name: 'ceremony', weight: 2.6, noNews: true, of: (s) => s.page.isCeremony },
  // Its content is in an annex.
  { name: 'elsewhere', weight: 1.8, noNews: true, of: (s) => leaning.elsewhere.test(s.text) },
  // It opens with a quotation.
  { name: 'quote', weight: 1.2, noNews: true, of: (s) => QUOTE_OPENING.test(s.text) },
  { name: 'thanks', weight: 2, noNews: true, of: (s) => praise.thanks.test(s.text) },
  { name: 'exhortation', weight: 1, of: (s) => s.page.cues.says('exhortation', s.text) },
  {
    name: 'praise',
    weight: 0.9,
    of: (s) =>
      praise.hasPraise.test(s.text) && share(s.words.filter((word) => praise.praise.has(word.toLowerCase())).length, 2),
  },
  // Claims a benefit for someone.
  { name: 'slogan', weight: 0.9, of: (s) => praise.slogan.test(s.text) },
  // Gets to the point late.
  { name: 'winding', weight: 0.6, of: (s) => praise.winding.test(s.text) },
  // Nothing has happened yet.
  { name: 'promise', weight: 0.9, of: (s) => praise.promise.test(s.text) },
  // A list item without a subject.
  { name: 'imperative', weight: 0.9, of: (s) => imperatives.has((s.words[0] ?? '').toLowerCase()) },
  {
    name: 'old dates',
    weight: 0.8,
    noNews: true,
    of: (s) => s.dates.length > 0 && !isRecent(s) && !isInFuture(s) && !s.breaksRecord,
  },
  { name: 'no event', weight: 1.6, of: (s) => s.page.areVerbsKnown && !s.isNews && !news.statesPolicy.test(s.text) },
  // A definition, as true last year as today.
  {
    name: 'definition',
    weight: 3,
    noNews: true,
    of: (s) =>
      s.page.areVerbsKnown &&
      noNews.definition.test(s.text) &&
      !news.statesPolicy.test(s.text) &&
      !s.isNews &&
      !isRecent(s) &&
      !namesWeekday(s.text, s.page.analysis.language),
  },
  { name: 'short', weight: 0.8, of: (s) => s.length < 9 },
  { name: 'long', weight: 0.5, of: (s) => s.length > 36 },
  { name: 'very long', weight: 0.5, of: (s) => s.length > 48 },
  { name: 'tail', weight: 1.2, of: (s) => isTail(s) },
];
