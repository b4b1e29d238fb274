import { languageOf } from '#text/languages/detection';
import { english } from '#text/languages/english/english';
import { stopWords } from '#text/languages/english/function-words';
import { enactedFirstPerson, statesPolicy, signsMeasure } from '#text/languages/english/news';
import { praise } from '#text/languages/english/praise';
import * as unfit from '#text/languages/english/unfit';
import type { Language } from '#text/languages/language';
import { otherFunctionWords } from '#text/languages/other-function-words';
import { isTooLong } from '#text/sentences/form';
import { BRACKETED, FOREIGN_QUOTATION, QUOTATION } from '#text/words/quotations';
import { isContentWord, tokens } from '#text/words/stems';
import { citesChosenDocument, type LedgerClaim } from '../ledger';
import { asLine } from './abridge';
import { cuesOf } from './cues';
import { refersElsewhere, type PageOfLine } from './references';

/** Why an editor would not print a sentence as a separate line. */
export type Unfitness =
  'refers elsewhere' | 'first person' | 'an aim' | 'only signed' | 'a caption' | 'chatter' | 'opinion';

/**
 * Whether a sentence only says that something was signed, not what it does: `Today, the President signed a bold new
 * order.`
 */
const onlySigned = (text: string): boolean => {
  const match = signsMeasure.exec(text);
  if (match === null) return false;
  const after = tokens(text.slice(match.index + match[0].length));
  return !after.some((word) => isContentWord(word) && !praise.has(word.toLowerCase()));
};

const isCaption = (text: string): boolean => unfit.datedPosture.test(text) && !unfit.reportingVerbs.test(text);

/** Whether a text is English. In other languages the same letters form other words: Danish `I dag` means `today`. */
const isEnglish = (text: string): boolean => {
  const words = tokens(text).map((word) => word.toLowerCase());
  return (
    words.filter((word) => stopWords.has(word)).length > words.filter((word) => otherFunctionWords.has(word)).length
  );
};

const unfitInEnglish = (text: string, own: string, page: PageOfLine): Unfitness | null => {
  const act = page.isChosenDocument === true ? enactedFirstPerson.exec(own) : null;
  if (act !== null) return refersElsewhere(own.slice(act.index), page) ? 'refers elsewhere' : null;
  if (unfit.speaker.test(own)) return 'first person';
  if (statesPolicy.test(own) || unfit.aim.test(own)) return 'an aim';
  if (isCaption(own)) return 'a caption';
  if ([unfit.chatter, unfit.pointer].some((pattern) => pattern.test(own))) return 'chatter';
  if (onlySigned(text)) return 'only signed';
  return refersElsewhere(text, page) ? 'refers elsewhere' : null;
};

const unfitIn = (language: Language, text: string): Unfitness | null => {
  const { firstPerson, aside: chat } = language.news;
  const own = text.replace(FOREIGN_QUOTATION, '“”');
  const cues = cuesOf(language);
  if (firstPerson.test(own)) return 'first person';
  if (chat.test(own)) return 'chatter';
  return cues.says('openingPronoun', own) || cues.says('connective', own) ? 'refers elsewhere' : null;
};

/**
 * Why a sentence of a page is not fit to be printed by itself; null if it is. Such a sentence is published only if its
 * page has no better one, and is then shown by its page's title. Without a language, null for English, the text itself
 * shows it.
 */
export const unfitness = (text: string, page: PageOfLine, ofText?: Language | null): Unfitness | null => {
  const language = ofText === undefined ? languageOf(text) : ofText;
  if ([english, language ?? english].some(({ news }) => news.opinionTitle.test(page.title))) return 'opinion';
  if (language !== null) return unfitIn(language, text);
  const own = text.replace(BRACKETED, '').replace(QUOTATION, '“”');
  const reason = unfitInEnglish(text, own, page);
  return reason !== null && isEnglish(own) ? reason : null;
};

/** Why a claim is shown by its page's title; null if it can be printed in its own words. */
export const unfitnessOfClaim = ({ text, evidence: [first] }: LedgerClaim): Unfitness | 'too long' | null => {
  const line = asLine(text);
  return isTooLong(line)
    ? 'too long'
    : unfitness(line, { title: first?.title ?? '', isChosenDocument: citesChosenDocument(first) });
};

export const isFit = (claim: LedgerClaim): boolean => unfitnessOfClaim(claim) === null;
