import { anyModal, boundSubject, obliged, reported, urges, urgingPattern } from '#text/languages/english/arguments';
import { eventVerbs, imperatives } from '#text/languages/english/event-words';
import { signsMeasure } from '#text/languages/english/news';
import { contentOfDocument, furtherClause, presentation } from '#text/languages/english/publications';
import * as empty from '#text/languages/english/substance';
import { figuresIn } from '#text/words/figures';
import { matchesIn } from '#text/words/matches';
import { BRACKETED_AFTER_SPACE, QUOTATION } from '#text/words/quotations';
import { wordCount } from '#text/words/stems';
import { YEAR_AS_WORD } from '#text/words/year';

const hasContent = (rest: string): boolean => contentOfDocument.test(rest.replace(YEARS, ''));

const YEARS = new RegExp(YEAR_AS_WORD, 'g');

/** Whether a line reports only that a document was published: `The ministry released its rail strategy.` */
const isBareAnnouncement = (text: string): boolean => {
  const { before = '', rest } =
    presentation.exec(text.replace(QUOTATION, '“”').replace(BRACKETED_AFTER_SPACE, ''))?.groups ?? {};
  return rest !== undefined && !furtherClause.test(before) && !hasContent(rest);
};

const exhorts = (text: string): boolean => {
  if (/\d/.test(text) || !anyModal.test(text)) return false;
  const { subject = '', modal: word = '', verb = '' } = urgingPattern.exec(text)?.groups ?? {};
  if (verb === '' || reported.test(subject)) return false;
  return !(word === 'must' && verb !== 'be' && boundSubject.test(subject));
};

const mainClause = (text: string, phrase: RegExp): boolean => {
  const index = text.search(phrase);
  return index >= 0 && !reported.test(text.slice(0, index));
};

/** Whether a line argues for what ought to be: `The Nation must remain a leader in space.` Nothing happened. */
export const isArgument = (text: string): boolean => {
  const own = text.replace(QUOTATION, '“”');
  return mainClause(own, urges) || mainClause(own, obliged) || exhorts(own);
};

export const saysLittle = (text: string): boolean => isBareAnnouncement(text) || isArgument(text);

/** Whether a text has no subject: `Promote the use of …`, `Removing barriers to …`. */
const lacksSubject = (text: string): boolean => imperatives.has((text.split(' ', 1)[0] ?? '').toLowerCase());

/**
 * Whether a sentence that is fit to be printed also reports something without those around it, under its page's title.
 */
export const isInformativeAlone = (text: string): boolean => !lacksSubject(text) && !saysLittle(text);

/** Whether a line only says that parties agree, without the terms: `announced agreement on a framework for trade`. */
const onlyAgrees = (text: string): boolean => {
  const { rest } = empty.agreement.exec(text.replace(QUOTATION, '“”').replace(BRACKETED_AFTER_SPACE, ''))?.groups ?? {};
  return rest !== undefined && !hasContent(rest.replace(empty.significance, ''));
};

/** Whether a line only asks for coordination: `directs the minister to spearhead coordination with agencies`. */
const onlyCoordinates = (text: string): boolean => {
  const match = empty.workingTogether.exec(text);
  return match !== null && !empty.outcome.test(text.slice(match.index + match[0].length));
};

/**
 * Whether a line that signs a measure says of it, without a figure, only its purpose (`signed an order to protect
 * growers`) or a judgement (`signed an order eliminating harmful policies`).
 */
const onlyPraisesMeasure = (text: string): boolean => {
  const match = signsMeasure.exec(text);
  if (match === null) return false;
  const measure = text.slice(match.index + match[0].length);
  return [empty.purpose, empty.judgedThing].some((said) => said.test(measure)) && figuresIn(text, 0).length === 0;
};

/**
 * Whether a line only has aims, without a figure or a day: `launching a bold initiative that aims to accelerate
 * breakthroughs`.
 */
const onlyAims = (text: string): boolean => empty.statedAim.test(text) && figuresIn(text, 0).length === 0;

/** Whether a line is only a courtesy: `The minister congratulated the crew.` */
const onlyCourteous = (text: string): boolean => {
  const index = text.search(empty.courtesy);
  return index >= 0 && !empty.reportsBefore.test(text.slice(0, index));
};

/** A reference to where a power is granted: `direct loans (12 U.S.C. 635)`. */
const GRANTED = /\(\d+ (?:U\.S\.C\.|C\.F\.R\.|CFR|USC) ?\d/g;
const MANY_GRANTED = 2;

const MIN_LONG_SENTENCE_WORDS = 36;
/** Another thing that someone is to do: `, expedite permitting and reviews`. */
const FURTHER_AIM = /, (?:and )?(\p{Ll}+) /gu;
const MANY_AIMS = 3;

const isBareVerb = (word: string): boolean =>
  imperatives.has(word) || ['s', 'es', 'd', 'ed'].some((ending) => eventVerbs.has(word + ending));

/** Whether a line lists many things to do, without a figure. */
const listsAims = (text: string): boolean =>
  wordCount(text) > MIN_LONG_SENTENCE_WORDS &&
  matchesIn(text, FURTHER_AIM).filter(([, word = '']) => isBareVerb(word)).length >= MANY_AIMS &&
  figuresIn(text, 0).length === 0;

/**
 * Whether a line only refers to places in a text, without saying what they contain: `Heading 9903.01.63 shall continue
 * …`.
 */
export const isOnPlaces = (text: string): boolean => empty.ofPlaces.test(text);

/**
 * Whether a line can be understood but leaves out what matters: the terms of an agreement, the result of cooperation or
 * of an effort, or what exactly is done.
 */
export const lacksSubstance = (text: string): boolean =>
  onlyAgrees(text) ||
  onlyCoordinates(text) ||
  onlyPraisesMeasure(text) ||
  onlyCourteous(text) ||
  onlyAims(text) ||
  empty.effort.test(text) ||
  empty.asAppropriate.test(text) ||
  matchesIn(text, GRANTED).length >= MANY_GRANTED ||
  listsAims(text);
