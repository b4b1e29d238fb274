import { sentencesOf } from '#text/sentences/sentences';
import { isoDay } from '#text/words/date-mention';
import { tokens } from '#text/words/stems';
import { quotedAnswer } from '../answering/assistant-answer';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { nearestOf } from '../documents/document-quotes';
import { findPassages } from '../documents/find-passages';
import { questionLanguage } from '../languages/question-language';
import { timeNamingThing } from '../periods/question-period';
import { absentIn } from '../retrieval/absent';
import { answerTypeScore } from '../retrieval/answer-type-scores';
import { isFigure, termsOf } from '../retrieval/index-terms';
import { withNamesSpelledOut } from '../retrieval/names-spelled-out';
import { type ParsedQuestion, type QueryTerm, parseQuestion, sameThing, unreadIn } from '../retrieval/parsed-question';
import type { Passage } from '../retrieval/passage';
import { indexOf } from '../retrieval/passage-index';
import { asksIfEnded, hasQuestionWord, shareOrTimeIn } from '../retrieval/question-patterns';
import { type QuotedClaim, asksStart, byNewestClaim, pageOfClaim, quotedClaims } from './claim-passages';
import { sentenceOfPage } from './ended-by-pages';
import { asksExtreme } from './extremes';
import { MAX_CANDIDATES, candidatesFor, newestIn } from './index/ledger-candidates';
import { headingOfClaim } from './index/ledger-index';
import { endedIn } from './later-ends';
import type { LedgerAnswer, LedgerMaterial } from './ledger-material';
import { holdsOn } from './quoted-endings';
import { ratesIn } from './rate-figures';
import { asksRate } from './rate-question';

/** Most pages that are read for a question: those with lines on what it names, then those with the newest. */
const MAX_PAGES = 12;
/** Most sentences of pages that answer. */
const MAX_SENTENCES = 2;

/** A claim of each page that a question may be answered from: none of whose claims has ended. */
const pagesToRead = (found: readonly QuotedClaim[], today: string): readonly QuotedClaim[] => {
  const holds = holdsOn(today);
  const isOver = (quoted: QuotedClaim): boolean =>
    quoted.groundEnded !== null ||
    quoted.partsEnded.length > 0 ||
    !(holds(quoted) || quoted.claim.status === 'updated');
  const over = new Set(found.filter(isOver).map(pageOfClaim));
  const pages = new Map<string, QuotedClaim>();
  for (const quoted of found) {
    const page = pageOfClaim(quoted);
    if (!over.has(page) && !pages.has(page)) pages.set(page, quoted);
  }
  return [...pages.values()].slice(0, MAX_PAGES);
};

/** The sentences of a page as passages. */
const passagesOf = (
  { claim }: QuotedClaim,
  blocks: readonly string[],
  paragraph: number,
  { language }: LedgerMaterial,
): readonly Passage<QuotedClaim>[] => {
  const [page] = claim.evidence;
  if (page === undefined) return [];
  const { opensAt: _, passage: __, owedTo: ___, ...cited } = page;
  return blocks.flatMap((block, index) =>
    sentencesOf([block]).flatMap(({ text }): Passage<QuotedClaim>[] => {
      const [location] = quotedClaims([sentenceOfPage(claim, { ...cited, quote: text }, 'new')], new Map());
      return location === undefined
        ? []
        : [
            {
              text,
              lead: null,
              heading: headingOfClaim(claim, language),
              paragraph: paragraph + index,
              isHeading: false,
              location,
            },
          ];
    }),
  );
};

/** `The framework has six objectives:` answers only with its list. */
const leadsList = ({ text }: Passage<QuotedClaim>): boolean => /:\s*$/u.test(text);

/** To answer whether something is so, a sentence may lack one word if it has at least this many things of a question. */
const ENOUGH_SAID = 2;

/**
 * Whether a sentence says all that a question names, or to answer whether something is so, all but one word that is no
 * name and no object. Unless a person is asked for, the title of the page may say some of it; a figure may stand in
 * another line of the page. A question for a rate is answered only by a rate.
 */
const saysAsked = (
  { answerType, terms: sought }: ParsedQuestion,
  question: string,
  { text, heading }: Passage<QuotedClaim>,
  linesOfPage: string,
  { language }: LedgerMaterial,
): boolean => {
  if (asksRate(question) && !ratesIn(text, language).some(({ isPlain }) => isPlain)) return false;
  const asking = tokens(shareOrTimeIn(question, questionLanguage(question)));
  const own = sought.filter(
    ({ weight, isGeneric, written }) => weight === 1 && !isGeneric && !asking.includes(written),
  );
  const saidIn = (words: string) => {
    const given = new Set(termsOf(words.replaceAll('U.S.', 'US'), language));
    return (thing: QueryTerm): boolean =>
      sameThing(thing).some((term) => given.has(term)) ||
      (thing.spelt.length > 1 && thing.spelt.every((term) => given.has(term)));
  };
  const [byItself, byTitle, byPage] = [text, `${text} ${heading ?? ''}`, linesOfPage].map(saidIn);
  const isSaid = (thing: QueryTerm): boolean =>
    byItself?.(thing) === true ||
    (answerType !== 'person' && byTitle?.(thing) === true) ||
    (isFigure(thing.written) && byPage?.(thing) === true);
  const said = own.filter((thing) => byItself?.(thing) === true);
  const [missing, another] = own.filter((thing) => !isSaid(thing));
  if (missing === undefined) return said.length > 0;
  const asksWhether = !hasQuestionWord(question, questionLanguage(question));
  return asksWhether && another === undefined && !missing.isName && !missing.isObject && said.length >= ENOUGH_SAID;
};

/**
 * Answers what no line of a tracker does by sentences of the pages that its lines cite, found as those of a document
 * are; else the answer that was given, without saying that something is not mentioned which a page mentions.
 */
export const fallBackToPages = async (
  given: LedgerAnswer,
  { question, history }: QuestionInConversation,
  now: number,
  material: LedgerMaterial,
): Promise<LedgerAnswer> => {
  const { answer, period } = given;
  const { ledgers, terms, known, load } = material;
  const { answerType, terms: sought } = parseQuestion(question, history, terms);
  // Which is the highest, when something starts, or what a month names, is told by no sentence of some page.
  const isOfLines = asksExtreme(question) || asksStart(question) || timeNamingThing(question) !== null;
  const isOfEnd = asksIfEnded(question, questionLanguage(question));
  // A follow-up question is about lines that were quoted.
  const isFollowUp = sought.some(({ weight }) => weight < 1);
  if (answer.kind === 'quoted' || period !== null || isOfLines || isFollowUp) return given;
  const onIt = await load(candidatesFor(sought, ledgers, null, MAX_CANDIDATES));
  const ids = new Set(onIt.map(({ claim }) => claim._id));
  const newest = await load(newestIn(ledgers, null, MAX_CANDIDATES).filter((id) => !ids.has(id)));
  const all = [...onIt.toSorted(byNewestClaim), ...newest.toSorted(byNewestClaim)];
  const pages = pagesToRead(all, isoDay(now));
  const passages: Passage<QuotedClaim>[] = [];
  const texts = new Set<string>();
  for (const page of pages)
    for (const passage of passagesOf(page, await known.paragraphsOf(pageOfClaim(page)), passages.length, material)) {
      if (texts.has(passage.text)) continue;
      texts.add(passage.text);
      passages.push(passage);
    }
  if (passages.length === 0) return given;
  const index = indexOf(passages);
  const asked = withNamesSpelledOut(question, index);
  const read = parseQuestion(asked, history, index);
  // The lines themselves were found not to answer.
  const lines = new Set(all.map(({ claim }) => claim.text));
  const found = unreadIn(read).length > 0 ? { isAnswer: false, passages: [] } : findPassages(read, index);
  const linesOf = (page: string): string =>
    all.flatMap((each) => (pageOfClaim(each) === page ? [each.claim.text] : [])).join(' ');
  const answering = found.isAnswer
    ? found.passages.filter(
        ({ passage }) =>
          !lines.has(passage.text) &&
          !leadsList(passage) &&
          (answerType !== 'reason' || answerTypeScore(passage, answerType, material.language) > 0) &&
          (!isOfEnd || endedIn(passage.text, material.language).length > 0) &&
          saysAsked(read, asked, passage, linesOf(pageOfClaim(passage.location)), material),
      )
    : [];
  if (answering.length === 0) {
    const absent = new Set(absentIn(asked, index));
    return { ...given, answer: { ...answer, absent: (answer.absent ?? []).filter((each) => absent.has(each)) } };
  }
  const quotes = nearestOf(answering.slice(0, MAX_SENTENCES));
  return { answer: quotedAnswer(quotes), evidence: [...quotes, ...given.evidence], period: null, isOfPages: true };
};
