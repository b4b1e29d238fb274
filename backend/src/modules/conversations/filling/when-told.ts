import type { When } from '#events/conversations/diary-entry';
import { isLastNight } from '../proposing/moments';
import type { Moment, Piece } from '../proposing/moment-pieces';
import type { SentAt } from '../proposing/sent-at';
import { saysOtherDay, saysTime } from '../proposing/said-times';
import { isSince, timingSince } from '../proposing/since-then';
import { timingOf } from '../proposing/timing';
import type { BegunKind, Told } from './begun';
import type { ClauseTold } from './clauses-told';

/** Kinds that are felt from a time on, rather than counted since. */
const isFelt = (kind: BegunKind): boolean => kind === 'pain' || kind === 'symptom' || kind === 'mood';
const isClock = ({ kind }: Piece): boolean => kind === 'clock' || kind === 'ago' || kind === 'now';

const distinct = (moment: Moment): Moment =>
  moment.filter((piece, at) => moment.findIndex((other) => JSON.stringify(other) === JSON.stringify(piece)) === at);

/** A clause of which nothing is left but its time: `since ten,`. */
const isTimeAlone = ({ text, moment }: ClauseTold): boolean => text.trim() === '' && moment.length > 0;

const isDay = ({ kind }: Piece): boolean => kind === 'day' || kind === 'weekday';
const isOtherDay = (piece: Piece): boolean => piece.kind === 'weekday' || (piece.kind === 'day' && piece.daysAgo > 0);

/**
 * What a message says of the time of what stands in these clauses: what stands in them, a time alone beside them, and the day that their
 * sentence named before.
 */
const momentOf = (from: readonly ClauseTold[], clauses: readonly ClauseTold[]): Moment => {
  const own = from.flatMap(({ moment }) => moment);
  const sentences = new Set(from.map(({ sentence }) => sentence));
  const around = clauses.filter((each) => sentences.has(each.sentence) && !from.includes(each));
  const alone = own.some(isClock) ? [] : around.filter(isTimeAlone).flatMap(({ moment }) => moment);
  const told = [...own, ...alone];
  if (told.some(isDay)) return distinct(told);
  const first = clauses.findIndex((each) => from.includes(each));
  const before = around.filter((each) => each.isOwn && clauses.indexOf(each) < first);
  return distinct([...told, ...before.flatMap(({ moment }) => moment).filter(isDay)]);
};

/** Whether another sentence tells of another day, so that a clock time may be of either. */
const isOfAnyDay = (moment: Moment, from: readonly ClauseTold[], clauses: readonly ClauseTold[]): boolean =>
  !moment.some(isDay) &&
  clauses.some((each) => !from.includes(each) && (each.moment.some(isOtherDay) || saysOtherDay(each.rest)));

/** A meal beside a clock time says no more of it: `breakfast 7:30`. */
const withoutMeal = (rest: string, moment: Moment): string =>
  moment.some(isClock)
    ? rest.replace(
        /(?<!\p{L})(?:breakfast|brunch|lunch|dinner|supper|desayuno|almuerzo|cena|frühstück)(?!\p{L})/gu,
        ' ',
      )
    : rest;

/** Whether a number alone goes on with a time: `at 8 and 20`. */
const isFollowedByHour = (clause: ClauseTold, clauses: readonly ClauseTold[]): boolean => {
  const next = clauses[clauses.indexOf(clause) + 1];
  return clause.moment.some(isClock) && next?.sentence === clause.sentence && /^ \d{1,2}(?: uhr)? $/u.test(next.text);
};

/** Whether a clock time is still to come, or of no sure day: what stands beside it may be of the day before, too. */
const isUnsure = (moment: Moment, sent: SentAt): boolean => {
  if (!moment.some(({ kind }) => kind === 'clock')) return false;
  const timing = timingOf(moment, sent);
  return timing === null || timing.isToCome;
};

/** When something was, as far as the message tells; null where it says so, but not in a way that is sure. */
export const whenTold = (
  { thing: { kind }, from, isOfSeveral }: Told,
  clauses: readonly ClauseTold[],
  sent: SentAt,
): When | null => {
  const told = momentOf(from, clauses).filter(({ kind: piece }, _, all) => piece !== 'now' || all.length === 1);
  // Sleep has the day on which somebody woke; its clock times are those of going to bed and getting up.
  const moment: Moment =
    kind === 'sleep'
      ? isLastNight(told.filter((piece) => !isClock(piece)))
        ? [{ kind: 'day', daysAgo: 0, part: null }]
        : told.filter((piece) => !isClock(piece))
      : told;
  const isSilent = moment.length === 0 && told.length === 0;
  const saysMore = clauses.some((each) => each.moment.length > 0 || saysTime(each.rest));
  if (isSilent && !saysMore) return { ...sent, said: 'none' };
  if (isOfSeveral || from.some((each) => isFollowedByHour(each, clauses))) return null;
  // What was not read may say more of it: `yesterday`, but also `around 9ish`.
  if (
    moment.length === 0 ||
    isOfAnyDay(moment, from, clauses) ||
    from.some(({ rest }) => saysTime(withoutMeal(rest, moment)))
  )
    return null;
  if (clauses.some((each) => !from.includes(each) && isUnsure(each.moment, sent))) return null;
  const timing = isSince(moment) && !isFelt(kind) ? timingSince(moment, sent) : timingOf(moment, sent, kind === 'meal');
  return timing === null || timing.isToCome ? null : timing.when;
};
