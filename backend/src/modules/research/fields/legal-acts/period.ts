import type { CandidateSentence, AnalysedPage } from '#engine/analysed-page';
import { meaningOf } from '#engine/compare/clause-words';
import { isDoubtful } from '#engine/compare/corrections';
import type { InForce, InForceDay } from '#engine/ledger';
import { leaningSubject } from '#engine/ranking/leaning-subject';
import { usesRelativeDay } from '#engine/ranking/own-time';
import { signsMeasure, acts, binds, enactedFirstPerson } from '#text/languages/english/news';
import type { Sentence } from '#text/sentences/sentences';
import { days, isoDay, spanInMs, type PlacedDate } from '#text/words/date-mention';
import { calendarDayOf, datesIn } from '#text/words/dates';
import { oneOf } from '#text/words/phrases';
import { stemSet } from '#text/words/stems';
import { dueDayOf } from './due-day';
import { dayAfterSigning } from './effective-days';

const TAKES_EFFECT = String.raw`(?:will |shall )?(?:(?:takes?|go(?:es)? into|comes? into|enters? into) (?:effect|force)|(?:becomes?|be|is|are) effective)`;
const BEGINS = String.raw`(?:(?:will|shall) (?:apply|begin|start)|begins?|starts?|appl(?:y|ies)) (?:from|on)`;
const LASTS = String.raw`(?:will |shall )?(?:lasts?|remains? in (?:effect|force|place)|continues?(?: in effect)?|runs?|appl(?:y|ies)|expires?|ends?|is in effect|are in effect|are temporary, lasting|is temporary, lasting)`;

/** A sentence on when something is in force. Groups: scope, its object, subject, and the verb if it begins. */
export const IN_FORCE_SENTENCE = new RegExp(
  String.raw`^(?:(For|Except for|In the case of) ([^,]{3,240}), )?((?:[Tt]he|[Tt]hese|[Tt]his|[Tt]hose|[Bb]oth|[Aa]ll) [^,;:]{2,100}?) (?:(${TAKES_EFFECT}|${BEGINS})|${LASTS})\b`,
  'u',
);
const BEFORE_LAST_DAY =
  /\b(?:until|till|through|expires?(?: on)?|ends?(?: on)?)(?: \p{Lu}\p{Ll}+day,)?(?: \d{1,2}:\d\d [ap]\.m\.(?: [\p{L}]+){0,3} on)? $/u;

/** Kinds of acts, by which they refer to themselves. */
const documents = oneOf('proclamation order rule notice regulation directive memorandum law act decree ordinance');
const IS_DOCUMENT = new RegExp(String.raw`^(?:The|This) (?:[\p{L}]+ ){0,2}${documents}$`, 'iu');
/** Words that specify a noun that precedes them. */
const RESTRICTS = /\b(?:of|on|for|in|to|from|with|under|against|by|that|which|imposed|established|provided)\b/;

/** A sentence that gives a day for something. */
interface Stated {
  readonly kind: 'from' | 'until';
  readonly day: number;
  readonly sentence: Sentence;
  readonly subject: string;
  /** The scope, if the sentence states one: `For components, the tariffs will …` */
  readonly scope: string | null;
}

type ReadPageSentences = Pick<AnalysedPage, 'sentences' | 'page' | 'language' | 'blocks'>;

/** Whether what a page reports as signed was signed on the page's own day, so that days can be counted from it. */
const isSignedThatDay = ({ sentences }: ReadPageSentences): boolean =>
  sentences.some(({ text }) => signsMeasure.test(text) && usesRelativeDay(text, null));

const countedDay = (text: string, written: number, page: ReadPageSentences): number | null => {
  const counted = dayAfterSigning(text, written);
  return counted !== null && isSignedThatDay(page) ? counted.day : null;
};

const COUNTED_FROM = /\b(\d{1,3}) (day|week)s? (?:from|after) $/;

/** The day meant by `30 days from December 13, 2011`; null for `before December 13, 2011`. */
const dayFrom = (text: string, { offset, from }: PlacedDate): number | null => {
  const before = text.slice(0, offset);
  if (
    /\b(?:before|prior to|after|from|of) $/.test(before) &&
    !/\b(?:apply|applies|effect|effective|on or after|begins?|starts?) (?:from|after) $|on or after $/.test(before)
  ) {
    const [, count, unit] = COUNTED_FROM.exec(before) ?? [];
    return count === undefined ? null : from + spanInMs(count, unit);
  }
  return from;
};

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

const statedIn = (sentence: Sentence, written: number, page: ReadPageSentences): readonly Stated[] => {
  const { text } = sentence;
  if (!/\d/.test(text) || sentence.isQuoted) return [];
  const [, opening, scope, subject, begins] = IN_FORCE_SENTENCE.exec(text) ?? [];
  if (subject === undefined) return [];
  const dates = datesIn(text, written).filter(({ precision }) => precision === 'day');
  const isLast = ({ offset }: PlacedDate): boolean => BEFORE_LAST_DAY.test(text.slice(0, offset));
  const settled = text.replace(/\b(?:will|shall|until|May)\b/g, '');
  if (isDoubtful(opening === undefined ? settled : settled.slice(`${opening} ${scope}`.length))) return [];
  const first = only(dates.filter((date) => !isLast(date)));
  const from = begins === undefined ? null : (countedDay(text, written, page) ?? (first && dayFrom(text, first)));
  const until = only(dates.filter(isLast))?.from ?? null;
  if (first === null && dates.some((date) => !isLast(date))) return [];
  const given = { sentence, subject, scope: scope ?? null };
  return [
    ...(from !== null && from > written ? [{ kind: 'from', day: from, ...given } as const] : []),
    ...(until !== null && until > written ? [{ kind: 'until', day: until, ...given } as const] : []),
  ];
};

/** The meanings of a text's words: a tariff is a duty. */
const meaningsIn = (text: string): ReadonlySet<string> => new Set([...stemSet(text)].map(meaningOf));

/** Words of a subject that a line may lack, since they do not say what it is about. */
const unspecific = meaningsIn(`
  new additional temporary higher lower change modification adjustment measure action provision step increase reduction requirement
`);
/** Whether a line has all words of a phrase that say what it is about, and at least one of them. */
const covers = (line: ReadonlySet<string>, phrase: string): boolean => {
  const specific = [...meaningsIn(phrase)].filter((word) => !unspecific.has(word));
  return specific.length > 0 && specific.every((word) => line.has(word));
};

const withoutArticle = (subject: string): string => subject.replace(/^\w+ /, '');
const isSpecific = (phrase: string): boolean =>
  [...meaningsIn(withoutArticle(phrase))].some((word) => !unspecific.has(word));

const NEGATION = /\b(?:not|no|without|other than)\b/;

const ENACTS = new RegExp(
  String.raw`\b(?:adopt|approve|enact|pass|sign|issue)(?:e?d|e?s)? (?:an?|the|two|three|several) (?:[\w-]+ ){0,4}${documents}s?\b`,
  'i',
);

const isOfDocument = (text: string): boolean =>
  acts.test(text) ||
  ENACTS.test(text) ||
  enactedFirstPerson.test(text) ||
  IS_DOCUMENT.test(`The ${leaningSubject(text) ?? ''}`);

const namesAct = (text: string): boolean =>
  isOfDocument(text) ||
  signsMeasure.test(text) ||
  /\b(?:imposes?|imposed|approves?|approved|bans?|banned|adopts?|adopted)\b/.test(text);

/** Whether a sentence says that something holds from now on. */
const tellsOwnAct = (text: string): boolean => namesAct(text) || /\b(?:will|shall)\b/.test(text);

/** Whether a sentence refers to the subject of those around it: `These tariffs …`, `The Proclamation …` */
const leansOnPage = (text: string): boolean =>
  /^(?:These|This|Each|Such)\b/.test(text) || leaningSubject(text) !== null;

/**
 * Whether `stated` has the same subject as the line before it: nothing between them introduces another one of its kind.
 */
const refersTo = (line: Sentence, stated: Stated, { sentences }: ReadPageSentences): boolean => {
  const [from, to] = [line, stated.sentence].map((each) => sentences.findIndex((other) => other.text === each.text));
  if (from === undefined || to === undefined || from > to) return false;
  const head = [...meaningsIn(stated.subject)].filter((word) => !unspecific.has(word));
  return sentences
    .slice(from + 1, to)
    .every(({ text }) => leansOnPage(text) || !head.some((word) => meaningsIn(text).has(word)));
};

/**
 * Whether a statement is about a line's subject, by name or because it is about all of the page; `unclear` if it may
 * be.
 */
type Bearing = 'by name' | 'on all' | 'exception' | 'unclear' | 'none';

const bearingOn = (line: Sentence, words: ReadonlySet<string>, stated: Stated, page: ReadPageSentences): Bearing => {
  const { subject, scope } = stated;
  if (scope !== null) {
    if (!covers(words, withoutArticle(subject))) return 'none';
    if (!covers(words, scope)) return 'exception';
    // `For nets that are not of wool`, after a line on nets of wool.
    return NEGATION.test(scope) && !NEGATION.test(line.text) ? 'none' : 'by name';
  }
  // `This order` on a page means the order itself.
  if (IS_DOCUMENT.test(subject))
    return isOfDocument(line.text) || (subject.startsWith('This') && binds.test(line.text)) ? 'on all' : 'none';
  const [head = ''] = subject.split(RESTRICTS);
  const what = withoutArticle(isSpecific(head) ? head : subject);
  if (!covers(words, what)) return 'none';
  if (head !== subject) return covers(words, withoutArticle(subject)) ? 'by name' : 'exception';
  if (!tellsOwnAct(line.text)) return 'none';
  return refersTo(line, stated, page) ? 'on all' : 'unclear';
};

const looksBack = (text: string, written: number): boolean =>
  datesIn(text, written).some(({ to }) => to < written - days(1)) ||
  /\b(?:first term|previously|had been)\b/.test(text);

/** The only day of a kind that applies to a line; null if there is none, or more than one. */
const theDay = (stated: readonly (readonly [Stated, Bearing])[], kind: Stated['kind']): InForceDay | null => {
  const ofKind = stated.filter(([{ kind: other }]) => other === kind);
  const mentioned = ofKind.filter(([, bearing]) => bearing === 'by name');
  const meant = mentioned.length > 0 ? mentioned : ofKind.filter(([, on]) => on === 'on all' || on === 'unclear');
  const [first] = meant.find(([, bearing]) => bearing !== 'unclear') ?? [];
  if (first === undefined || meant.some(([{ day }]) => day !== first.day)) return null;
  const exceptions = ofKind.flatMap(([{ day, sentence }, on]) =>
    mentioned.length === 0 && on === 'exception' && day !== first.day
      ? [{ day: isoDay(day), quote: sentence.text }]
      : [],
  );
  return { day: isoDay(first.day), quote: first.sentence.text, ...(exceptions.length > 0 && { exceptions }) };
};

const known = new WeakMap<ReadPageSentences, readonly Stated[]>();

/** The statements on a page; none if it has no act: `The mission begins on May 3` is not a matter of law. */
const statedOn = (page: ReadPageSentences, written: number): readonly Stated[] => {
  const stated = known.get(page) ?? page.sentences.flatMap((sentence) => statedIn(sentence, written, page));
  const ofActs = stated.length > 0 && page.sentences.some(({ text }) => namesAct(text)) ? stated : [];
  known.set(page, ofActs);
  return ofActs;
};

const FOR_PERIOD = /\bfor a period of (\d{1,3}) (day|week)s\b/;

/** The day until which a sentence holds that begins on a known day and is `for a period of 150 days`. */
const endOfPeriod = ({ text }: Sentence, from: InForceDay | null): InForceDay | null => {
  const [, count, unit] = FOR_PERIOD.exec(text) ?? [];
  const begins = from === null || from.exceptions !== undefined ? Number.NaN : Date.parse(from.day);
  if (count === undefined || Number.isNaN(begins)) return null;
  return { day: isoDay(begins + spanInMs(count, unit)), quote: text };
};

/** The days from and until which a sentence holds, if its page states them clearly for the same subject. */
const boundsOf = (line: Sentence, page: ReadPageSentences): InForce => {
  const written = calendarDayOf(page.page.publishedAt);
  if (written === null || page.language !== null || looksBack(line.text, written)) return {};
  const stated = statedOn(page, written);
  if (stated.length === 0) return {};
  const words = meaningsIn(line.text);
  const bearings = stated.map((each) => {
    const isOwn = each.sentence.text === line.text;
    return [each, isOwn ? 'by name' : bearingOn(line, words, each, page)] as const;
  });
  const mentioned = datesIn(line.text, written).filter(
    ({ from, offset }) => from > written && !COUNTED_FROM.test(line.text.slice(0, offset)),
  );
  const from = mentioned.length > 0 ? null : theDay(bearings, 'from');
  const until = mentioned.length > 0 ? null : (theDay(bearings, 'until') ?? endOfPeriod(line, from));
  return { ...(from === null ? {} : { from }), ...(until === null ? {} : { until }) };
};

/** The period in which a sentence's statement is in force, and its deadline; null if its page gives neither. */
export const inForceOf = (line: CandidateSentence, page: ReadPageSentences): InForce | null => {
  const due = dueDayOf(line.text, page);
  const found = { ...boundsOf(line, page), ...(due === null ? {} : { due }) };
  return Object.keys(found).length === 0 ? null : found;
};
