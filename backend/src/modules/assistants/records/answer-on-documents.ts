import { phrases } from '#text/languages/patterns';
import { contentStem } from '#text/words/stems';
import { quotedAnswer } from '../answering/assistant-answer';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import type { AnswerType } from '../languages/question-lexicon';
import { type QuestionPeriod, isDayWithin, timeMentionedIn } from '../periods/question-period';
import { termsOf } from '../retrieval/index-terms';
import { sameThing } from '../retrieval/parsed-question';
import { isFollowUpTo, readAnswerType } from '../retrieval/question-patterns';
import type { RecordText, SubjectRecord } from './record';
import type { RecordAnswer } from './record-answer';
import { termsBeyondSubject } from './record-question';
import { MAX_LISTED } from './titles-on-things';

/** Kinds of thing that a title with its date may give. */
const ANSWERED: ReadonlySet<AnswerType> = new Set<AnswerType>(['thing', 'meaning', 'time', 'act']);

const patternsFor = byLanguage((code) => {
  const { document, deal, deed, neutral, which } = lexicons[code].listing;
  const { last, ordinals } = lexicons[code].followUp;
  return {
    document: phrases(document),
    deal: phrases(deal),
    deed: phrases(deed),
    all: new RegExp(phrases(`${document}|${deal}|${deed}|${neutral}`), 'giu'),
    which: new RegExp(String.raw`(?<!\p{L})(?:${which}) (\p{L}+(?: \p{L}+)?)`, 'iu'),
    newest: phrases(String.raw`${lexicons[code].time.newest}|${last}\p{L}{0,3}`),
    oldest: phrases(String.raw`${ordinals[0] ?? '$^'}\p{L}{0,3}|oldest|earliest`),
  };
});

/** Titles are in English. */
const DEAL_IN_TITLE = phrases(lexicons.en.listing.deal);

const dayOfText = ({ day }: RecordText): string => day ?? '';

/** The texts of the latest or the earliest day. */
const extreme = (texts: readonly RecordText[], isNewest: boolean): readonly RecordText[] => {
  const days = texts.map(dayOfText).sort();
  const day = isNewest ? days.at(-1) : days[0];
  return texts.filter((text) => dayOfText(text) === day);
};

const ofPeriod = (texts: readonly RecordText[], period: QuestionPeriod | null): readonly RecordText[] =>
  period === null ? texts : texts.filter((text) => isDayWithin(Date.parse(dayOfText(text)), period));

/** Whether a question is about the documents of a record, or continues one that was: `and the ones from July?` */
const isOfDocuments = (question: string, history: readonly string[]): boolean => {
  const { document, deal } = patternsFor(questionLanguage(question));
  const previous = history.at(-1);
  const isFollowUp = previous !== undefined && isFollowUpTo(question, questionLanguage(question));
  return [question, ...(isFollowUp ? [previous] : [])].some((text) => document.test(text) || deal.test(text));
};

/**
 * The documents of a record, selected by date and by what their titles name: the newest, those of a month, or those on
 * a thing. Null if the question does not ask for documents, or none matches.
 */
export const answerOnDocuments = (
  question: string,
  history: readonly string[],
  record: SubjectRecord,
): RecordAnswer | null => {
  const dated = record.texts.filter((text) => text.field === 'documents' && text.day != null);
  const newest = extreme(dated, true)[0];
  const language = questionLanguage(question);
  if (newest === undefined || !ANSWERED.has(readAnswerType(question, language))) return null;
  const words = patternsFor(questionLanguage(question));
  const { period, text } = timeMentionedIn(question, Date.parse(dayOfText(newest)));
  const isRanked = words.newest.test(text) ? 'newest' : words.oldest.test(text) ? 'oldest' : null;
  const isDeed = words.deed.test(text);
  const isOf = isOfDocuments(question, history);
  if (!isOf && !isDeed) return null;
  // `Which goods`: the word for the thing asked for need not be in the title.
  const wantedTerms = new Set(termsOf(words.which.exec(text)?.[1] ?? '', language));
  const mentioned = termsBeyondSubject(text.replace(words.all, ' '), record);
  const titled = dated.map((each) => ({ each, terms: new Set(termsOf(each.text, language)) }));
  const isMentionedIn = (thing: (typeof mentioned)[number], terms: ReadonlySet<string>): boolean =>
    sameThing(thing).some((term) => terms.has(term));
  const needed = mentioned.filter((thing) => !wantedTerms.has(contentStem(thing.written, language)));
  const saying = titled.flatMap(({ each, terms }) =>
    needed.every((thing) => isMentionedIn(thing, terms)) ? [each] : [],
  );
  const wanted = mentioned.filter((thing) => !needed.includes(thing));
  const answering = titled.flatMap(({ each, terms }) =>
    saying.includes(each) && wanted.some((thing) => isMentionedIn(thing, terms)) ? [each] : [],
  );
  const ofThing = answering.length > 0 ? answering : saying;
  const ofDeal = words.deal.test(text) ? ofThing.filter((each) => DEAL_IN_TITLE.test(each.text)) : ofThing;
  const isMentioned =
    needed.length > 0 ||
    answering.length > 0 ||
    (words.deal.test(text) && readAnswerType(question, language) === 'time');
  const isBounded = period !== null || (isRanked !== null && isOf);
  if (!isBounded && !(isMentioned && (isOf || isDeed))) return null;
  const ofTime = ofPeriod(ofDeal, period);
  const found = isRanked === null || !isOf ? ofTime : extreme(ofTime, isRanked === 'newest');
  if (found.length === 0) return null;
  const listed = [...found].sort((one, other) => dayOfText(other).localeCompare(dayOfText(one)));
  const quotes = listed.slice(0, MAX_LISTED).map((each) => ({
    text: each.text,
    lead: null,
    location: { kind: 'text' as const, text: each },
  }));
  return { ...quotedAnswer(quotes), more: listed.length - quotes.length };
};
