import { startOfDay } from '#kernel/calendar';
import { languageOf } from '#text/languages/detection';
import { intent } from '#text/languages/english/dated-past';
import { binds, breaksRecord } from '#text/languages/english/news';
import { openingDeadline, withoutDeadline } from '#text/sentences/opening-deadline';
import { days } from '#text/words/date-mention';
import { datesIn, timeOf } from '#text/words/dates';
import { wordCount } from '#text/words/stems';
import { citesChosenDocument, type Evidence, type FindingKind, type LedgerClaim } from '../ledger';
import { asLine, withoutLastDetails } from '../ranking/abridge';
import { isFit, unfitnessOfClaim } from '../ranking/fitness';
import { introduces, leaningSubject } from '../ranking/leaning-subject';
import { usesRelativeDay, ownDayOf, ownTimeEnds, withoutOwnDay } from '../ranking/own-time';
import { isOnPlaces, lacksSubstance, saysLittle, isInformativeAlone } from '../ranking/substance';
import { ownIdentifier, titleForReaders } from '../stories/titles';
import { isDatedPast } from './dated-past';
import { titlePresents, titleReports, isEventTitle } from './event-title';

/** Titles shorter than this name a kind of page, such as `Remarks`. */
const MIN_TITLE_WORDS = 3;

type Page = Pick<Evidence, 'title' | 'publisher'>;

/** The title without the site's name; null if it only names a kind of page. */
export const pageTitleOf = ({ title, publisher }: Page): string | null => {
  const displayed = titleForReaders(title, publisher);
  return wordCount(displayed) < MIN_TITLE_WORDS ? null : displayed;
};

/** The date of a claim, in milliseconds, UTC. */
export const dateOf = ({ publishedAt, firstSeenAt }: Pick<LedgerClaim, 'publishedAt' | 'firstSeenAt'>): number =>
  timeOf(publishedAt) ?? timeOf(firstSeenAt) ?? 0;

/** The sentence, without a deadline that a remark repeats. */
const textWithoutRepeatedDeadline = ({ text, inForce }: LedgerClaim): string =>
  inForce?.due === undefined ? text : withoutDeadline(text);

/** Whether words for time, such as `Today, …`, still mean what they meant when the claim was written. */
const readsRight = (claim: LedgerClaim, readAt: number): boolean => {
  const end = claim.overrules === undefined ? ownTimeEnds(claim.text, dateOf(claim)) : null;
  return end === null || readAt < end;
};

/** How long a text may be read before the next one is composed. */
const A_DAY = days(1);

/** Whether the sentence stops being right within a day after `readAt`, even without its last parts. */
const fitsOnlyItsDay = (claim: LedgerClaim, readAt: number): boolean =>
  !readsRight(claim, readAt + A_DAY) && withoutOwnDay(textWithoutRepeatedDeadline(claim)) === null;

/**
 * The part of a text that still holds at `readAt`: an end that was only under way when it was written is left off. Null
 * if nothing holds. Times are in milliseconds, UTC.
 */
export const partStillHolding = (text: string, writtenAt: number, readAt: number): string | null => {
  const line = asLine(text);
  const isPast = (part: string): boolean => isDatedPast(part, writtenAt, readAt);
  return isPast(line) ? (withoutLastDetails(line).find((part) => !isPast(part)) ?? null) : line;
};

/** The part of the sentence that is printed. */
const printedPart = (claim: LedgerClaim, readAt: number): string => {
  const text = textWithoutRepeatedDeadline(claim);
  return readsRight(claim, readAt + A_DAY) ? text : (withoutOwnDay(text) ?? text);
};

/** The printed part; null if it only fits a day that is over. */
export const printedSentence = (claim: LedgerClaim, readAt: number): string | null =>
  fitsOnlyItsDay(claim, readAt) ? null : printedPart(claim, readAt);

/** The day that a removed `Last night` meant, in milliseconds, UTC; null if it is the day of the page. */
export const omittedDayOf = (claim: LedgerClaim, displayed: string): number | null => {
  const day =
    displayed === withoutOwnDay(textWithoutRepeatedDeadline(claim)) ? ownDayOf(claim.text, dateOf(claim)) : null;
  return day === startOfDay(dateOf(claim)) ? null : day;
};

const isWhole = (claim: LedgerClaim): boolean =>
  isFit(claim) && isInformativeAlone(asLine(textWithoutRepeatedDeadline(claim)));

/**
 * Whether a claim's sentence can be printed without those around it, and reads right also on the day after `readAt`.
 */
export const isWholeLine = (claim: LedgerClaim, readAt: number): boolean =>
  isWhole(claim) && !fitsOnlyItsDay(claim, readAt);

/**
 * A page's title if it reports what happened, and not of a day that is over at `readAt`; `writtenAt` is the page's
 * date.
 */
export const eventTitleOf = (page: Page, writtenAt: number, readAt: number): string | null => {
  const title = pageTitleOf(page);
  return title !== null && isEventTitle(title) && !isDatedPast(title, writtenAt, readAt) ? title : null;
};

const titleStillHolds = (claim: LedgerClaim, readAt: number): boolean => {
  const [page] = claim.evidence;
  return page !== undefined && eventTitleOf(page, dateOf(claim), readAt) !== null;
};

/** Whether the page is a numbered act, and so itself the news: `Executive Order 14320: Promoting the Export …`. */
const namesAct = ({ evidence: [page] }: LedgerClaim): boolean =>
  page !== undefined && pageTitleOf(page) !== null && ownIdentifier(page.title) !== null;

const titleNamesDocument = ({ evidence: [page] }: LedgerClaim): boolean =>
  page !== undefined && titlePresents(pageTitleOf(page) ?? '');

const titleServes = (claim: LedgerClaim, readAt: number): boolean =>
  namesAct(claim) || titleNamesDocument(claim) || titleStillHolds(claim, readAt);

/**
 * A claim as it is shown at `readAt` (milliseconds, UTC): by its page's title where the sentence is not fit to be
 * printed by itself, says less than the title does, or is bound to a day that is over.
 */
export const displayText = (claim: LedgerClaim, readAt: number): string => {
  const [page] = claim.evidence;
  if (page === undefined) return printedPart(claim, readAt);
  const reason = unfitnessOfClaim(claim);
  if (reason === 'opinion') return wordCount(page.title) < MIN_TITLE_WORDS ? printedPart(claim, readAt) : page.title;
  const titleIsBetter = fitsOnlyItsDay(claim, readAt)
    ? titleServes(claim, readAt)
    : saysLittle(asLine(textWithoutRepeatedDeadline(claim))) && titleStillHolds(claim, readAt);
  if (reason === null && !titleIsBetter) return printedPart(claim, readAt);
  return pageTitleOf(page) ?? printedPart(claim, readAt);
};

/**
 * Whether a claim as it is shown can be understood without its page. What contradicts an earlier claim is shown with
 * that claim.
 */
export const standsAlone = (claim: LedgerClaim, readAt: number): boolean => {
  const isReadable =
    isWhole(claim) && (readsRight(claim, readAt) || withoutOwnDay(textWithoutRepeatedDeadline(claim)) !== null);
  if (isReadable || claim.overrules?.kind === 'contradicted') return true;
  return unfitnessOfClaim(claim) !== 'opinion' && titleServes(claim, readAt);
};

/** How much older a date must be than its page to be background, such as what led to an act. */
const BACKGROUND = days(7);
const OPENING_DAY = /^On (?=\p{Lu}\p{Ll}+ \d)/u;

/** Whether a claim reports background: `On November 14, the countries announced …` on a page of December. */
const statesBackground = (claim: LedgerClaim): boolean => {
  const { text } = claim;
  if (!OPENING_DAY.test(text) || breaksRecord.test(text)) return false;
  const [first] = datesIn(text, dateOf(claim));
  return first !== undefined && first.to < dateOf(claim) - BACKGROUND;
};

/**
 * How far a claim as it is shown falls short: 0 if it reports what happened, who has to do what, or what changes. A
 * title that only names an act, states an aim or presents a document counts 1, and so does a changed amount that is not
 * given.
 */
export const countShortcomings = (claim: LedgerClaim, readAt: number): number => {
  if (claim.overrules !== undefined) return 0;
  const text = displayText(claim, readAt);
  if (text !== printedPart(claim, readAt)) return Number(!titleReports(text));
  return [saysLittle(text), lacksSubstance(text), isOnPlaces(text), statesBackground(claim)].filter(Boolean).length;
};

/** Whether a claim held only until a day before `readAt`. */
const claimIsOver = ({ inForce }: LedgerClaim, readAt: number): boolean => {
  const until = timeOf(inForce?.until?.day ?? null);
  return until !== null && until + A_DAY <= readAt;
};

/**
 * Whether what a claim reports is over at `readAt`. An act performed on its day, such as `Today, … is issuing`, is over
 * only if it had a last day.
 */
export const isOver = (claim: LedgerClaim, readAt: number): boolean =>
  !citesChosenDocument(claim.evidence[0]) &&
  (claimIsOver(claim, readAt) ||
    (partStillHolding(textWithoutRepeatedDeadline(claim), dateOf(claim), readAt) === null &&
      !(!readsRight(claim, readAt) && titleServes(claim, readAt) && !announces(claim))));

const announces = ({ text }: LedgerClaim): boolean => intent.test(text);

/** Lines of the same page that are shown before and after a claim. */
export interface SamePage {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The title to show before a claim's sentence; null if it needs none. It is needed if only the page says what the
 * subject of the sentence or of a later line is (`The Order calls for …`), before a second sentence without its
 * headline, and before a changed value that may not say whose value it is.
 */
export const titleBefore = (
  claim: LedgerClaim,
  text: string,
  { before, after }: SamePage,
  readAt: number,
  kind: FindingKind,
): string | null => {
  const [page] = claim.evidence;
  if (page === undefined || text !== printedPart(claim, readAt)) return null;
  const title = pageTitleOf(page);
  if (title === null || title === text || before.includes(title)) return null;
  const isSecond = claim.role === 'detail' && titleStillHolds(claim, readAt);
  const needsTopic = before.length === 0 && (isSecond || kind === 'changed');
  const leans = refersBack(text, before) || (before.length === 0 && after.some((line) => refersBack(line, [])));
  return leans || needsTopic ? title : null;
};

const refersBack = (text: string, before: readonly string[]): boolean => {
  const subject = leaningSubject(text) ?? openingDeadline(text)?.document ?? (binds.test(text) ? 'rule' : null);
  return subject !== null && !before.some((line) => introduces(line, subject));
};

/**
 * A new line as it is shown by itself, as on a card: without the word for its day, or by its page's title. The title is
 * shown if it reports what happened and the sentence is worded for its own day, has a subject known only from the page,
 * or leaves out what matters.
 */
export const displayTextByItself = (text: string, page: Page): string => {
  const line = asLine(text);
  const bare = withoutOwnDay(line) ?? line;
  const needsTitle = leaningSubject(bare) !== null || usesRelativeDay(bare, languageOf(bare)) || lacksSubstance(bare);
  const title = needsTitle ? pageTitleOf(page) : null;
  return title !== null && isEventTitle(title) ? title : bare;
};
