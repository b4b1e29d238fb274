import { type Amount, type DiaryEntry, type EntryKind, localDay, localTime } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { assertNever } from '#kernel/assert-never';
import { stem } from '#text/words/stems';
import type { Emergency } from '../understanding/emergencies';
import type { Period, SentAt, Subject } from '../understanding/said';
import type { Answer, Correction, Reply } from './reply';

/** The words of the assistant. */

const EMERGENCIES: Readonly<Record<Emergency, string>> = {
  body: 'This may be an emergency. Call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia) or ask somebody near you to call. I cannot judge how serious it is, and I cannot call for you.',
  self_harm:
    'Please do not stay alone with this. If you may act on it, call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia). To talk to somebody at any hour: 988 in the US and Canada, 116 123 in the UK and much of Europe, 13 11 14 in Australia.',
};

export const KIND_NAMES: Readonly<Record<EntryKind, string>> = {
  food: 'Food',
  drink: 'Drinks',
  medicine: 'Medicines',
  stool: 'Stools',
  symptom: 'How you felt',
  sleep: 'Sleep',
  activity: 'Activity',
  other: 'Other',
};

const figure = (value: number): string => String(Math.round(value * 100) / 100);

const SYMBOL = /^(?:%|°.*|[a-zµ]{1,3})$/i;

const amountOf = ({ amount }: DiaryEntry): string | null => {
  if (amount === null) return null;
  const { value, unit } = amount;
  return unit === null ? `${figure(value)} ×` : `${figure(value)}${unit === '%' ? '' : ' '}${unit}`;
};

const ownWords = (what: string): string =>
  /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;

/** `coffee, 2 cups`. */
export const thingOf = (entry: DiaryEntry): string => {
  const amount = amountOf(entry);
  if (amount === null) return ownWords(entry.what);
  const isMeasure = SYMBOL.test(entry.amount?.unit ?? '') || entry.amount?.unit === null;
  return isMeasure ? `${amount} ${ownWords(entry.what)}` : `${ownWords(entry.what)}, ${amount}`;
};

const clock = ({ at, offsetMinutes }: DiaryEntry): string => localTime(at, offsetMinutes).slice(11, 16);

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

const dayWords = (day: string, { at, offsetMinutes }: SentAt): string => {
  const today = localDay(at, offsetMinutes);
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : `on ${dayFormat.format(new Date(`${day}T12:00:00Z`))}`;
};

const whenWords = (entry: DiaryEntry, sent: SentAt): string => {
  const day = dayWords(localDay(entry.at, entry.offsetMinutes), sent);
  return entry.said === 'day' ? day : `${day} at ${clock(entry)}`;
};

const line = (entry: DiaryEntry, sent: SentAt): string => `${thingOf(entry)} (${whenWords(entry, sent)})`;

const periodWords = (period: Period | null, sent: SentAt): string => {
  if (period === null) return 'so far';
  if (period.from === period.to) return dayWords(period.from, sent);
  return `from ${dayWords(period.from, sent).replace(/^on /, '')} to ${dayWords(period.to, sent).replace(/^on /, '')}`;
};

const about = ({ words }: Subject): string => (words === '' ? '' : ` about ${ownWords(words)}`);

const logged = (entries: readonly DiaryEntry[], sent: SentAt): string =>
  `Logged: ${entries.map((entry) => line(entry, sent)).join('; ')}.`;

const corrected = (correction: Correction, sent: SentAt): string =>
  correction.kind === 'corrected'
    ? `Corrected: ${line(correction.is, sent)}, instead of ${line(correction.was, sent)}.`
    : 'I don’t have an earlier entry to correct, so I have noted what you said.';

/** `4 cups and 200 ml`, of those that have an amount; a unit as it was said last. */
const totals = (entries: readonly DiaryEntry[]): string | null => {
  const sums = new Map<string, Amount>();
  for (const { amount } of entries) {
    if (amount === null || amount.unit === 'times') continue;
    const unit = stem(amount.unit ?? '');
    sums.set(unit, { ...amount, value: amount.value + (sums.get(unit)?.value ?? 0) });
  }
  const parts = [...sums.values()].map(({ value, unit }) =>
    unit === null ? figure(value) : `${figure(value)} ${unit}`,
  );
  return parts.length === 0 ? null : parts.join(' and ');
};

const timesOf = (entries: readonly DiaryEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + (amount?.unit === 'times' ? amount.value : 1), 0);

const MOST_LINES = 20;

const listed = (entries: readonly DiaryEntry[], sent: SentAt): string =>
  [
    ...entries.slice(-MOST_LINES).map((entry) => `- ${line(entry, sent)}`),
    ...(entries.length > MOST_LINES ? [`- and ${entries.length - MOST_LINES} earlier`] : []),
  ].join('\n');

/** What the diary answers. Markdown. */
export const answerWords = (answer: Answer, sent: SentAt): string => {
  switch (answer.kind) {
    case 'last':
      return answer.entry === null
        ? `You haven’t told me anything${about(answer.subject)} so far.`
        : `The last one I have: ${line(answer.entry, sent)}.`;
    case 'entries': {
      const { entries, subject, period, asks } = answer;
      const when = periodWords(period, sent);
      if (entries.length === 0) return `You haven’t told me anything${about(subject)} ${when}.`;
      if (asks === 'what') return `You told me${about(subject)} ${when}:\n${listed(entries, sent)}`;
      const sum = totals(entries);
      const times = timesOf(entries);
      const count = `${times} ${times === 1 ? 'time' : 'times'}`;
      return `You told me${about(subject)} ${count} ${when}${sum === null ? '' : `, ${sum} in all`}:\n${listed(entries, sent)}`;
    }
    case 'for_advice':
      return answer.about === 'medicine'
        ? 'I keep your diary, but I can’t advise on medicines or doses. Please ask your doctor or pharmacist, and show them what you have logged.'
        : 'I keep your diary, but I can’t say what something means or what to do about it. Please ask your doctor, and show them what you have logged.';
    default:
      return assertNever(answer);
  }
};

const NOTED = 'I have noted what you said.';

export const IMAGE_KEPT = 'I have kept this image, but I can’t see what it shows.';

/** What the assistant says, the emergency first. Markdown. `inOtherWords`: those of a model for its answer. */
export const wordsOf = (
  { emergency, logged: entries, correction, answer }: Reply,
  sent: SentAt,
  inOtherWords: string | null = null,
): string => {
  const parts = [
    ...(emergency === null ? [] : [EMERGENCIES[emergency]]),
    ...(correction === null ? [] : [corrected(correction, sent)]),
    ...(entries.length === 0 ? [] : [logged(entries, sent)]),
    ...(answer === null ? [] : [inOtherWords ?? answerWords(answer, sent)]),
  ];
  const isUnclear = correction === null && entries.length === 0 && answer === null;
  return [...parts, ...(isUnclear ? [NOTED] : [])].join('\n\n');
};
