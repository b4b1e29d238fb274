import { anyLanguage } from '../languages/diary-languages';
import type { ClockPiece, MomentForm, MomentPiece } from './moment-pieces';

const words = (wordsOf: Parameters<typeof anyLanguage>[0]): string => `(?:${anyLanguage(wordsOf)})`;

const HOUR = String.raw`(?:\d{1,2}|${words(({ time }) => time.hoursOfSpans)})`;
/** Marks a figure as a clock time. */
const MARK = String.raw`(?: ?[ap]\.? ?m\.?(?!\p{L})| (?:o'clock|uhr)(?: [0-5]\d)?| ?(?:h|hs|horas)(?!\p{L}))`;
const PART = `(?: ${words(({ time }) => time.partsOfSpans)})`;
/** A clock time that can be nothing else. */
const MARKED = String.raw`(?:\d{1,2}[:.][0-5]\d${MARK}?|${HOUR}${MARK}|${words(({ time }) => time.noonAndMidnight)}|(?:half|halb|(?:half|quarter|five|ten|twenty) (?:past|to)|(?:viertel|fünf|zehn|zwanzig) (?:vor|nach)) ${HOUR}|las? ${HOUR}(?: y (?:media|cuarto))?${MARK}?${PART}?|${HOUR}${PART})`;
const ANY = `(?:${MARKED}|${HOUR})`;
/** Whether the words around a span are about sleep, whose two bare figures are hours: `slept from 11 to 6`. */
const SLEPT = words(({ sleep }) => sleep.sleeping);

const BETWEEN = words(({ time }) => time.between);
const AND = words(({ joints }) => joints.and);
const FROM = words(({ time }) => time.fromSpan);
const TO = words(({ time }) => time.toSpan);
const BARE = `(?:${FROM} )?(${HOUR})(?: ${TO} | ?[–-] ?)(${HOUR})`;
const AROUND_SLEEP = `(?:(?= (?:\\p{L}+ ){0,2}${SLEPT}(?!\\p{L}))|(?<=(?<!\\p{L})${SLEPT}(?: \\p{L}+){0,3} ${BARE.replaceAll(/\((?!\?)/gu, '(?:')}))`;

/** What joins the two ends of every span. */
const JOINED = new RegExp(`[\\p{L}\\d](?: (?:${AND}|${TO}) | ?[–-] ?)[\\p{L}\\d]`, 'u');

/** The words before an hour in some language by which it is read alone. */
const BEFORE_HOUR = ['', 'at ', 'um ', 'a ', 'a las '];

/** Spans between two clock times: `between 10 and 11`, `von 14 bis 16 Uhr`. `readClock`: reads a clock time alone. */
export const spanMoments = (readClock: (text: string) => MomentPiece | null): readonly MomentForm[] => {
  const clockOf = (text: string): ClockPiece | null => {
    const bare = text.replace(/ uhr (?=[0-5]\d)/u, ':');
    for (const before of BEFORE_HOUR) {
      const piece = readClock(`${before}${bare}`);
      if (piece?.kind === 'clock') return piece;
    }
    return null;
  };
  const read = ([one = '', other = '', part = '']: readonly (string | undefined)[]): MomentPiece | null => {
    const meridiem = /[ap]\.? ?m\.?$/u.exec(other)?.[0] ?? '';
    const to = clockOf(`${other}${part}`) ?? clockOf(other);
    // `2-4pm` is in the afternoon at both ends, `11-1pm` is not.
    const from =
      (meridiem !== '' && /^\d{1,2}(?:[:.]\d\d)?$/u.test(one) && latestBefore(clockOf(one), to)) || clockOf(one);
    return from === null || to === null ? null : { kind: 'span', from, to };
  };
  const of = (opening: string, between: string): readonly MomentForm[] =>
    [
      `${opening}(${ANY})${between}(${MARKED})(${PART})?`,
      `${opening}(${MARKED})${between}(${ANY})(${PART})?`,
      `${opening}(${HOUR})${between}(${HOUR})(${PART})`,
    ].map((pattern) => ({ pattern, read }));
  const all = [
    ...of(`${BETWEEN} `, ` ${AND} `),
    ...of(`${FROM} `, `(?: ${TO} | ?[–-] ?)`),
    // `Type 4 until 8 pm` is not a span.
    { pattern: `(${MARKED})(?: ${TO} | ?[–-] ?)(${ANY})(${PART})?`, read },
    { pattern: `(${ANY})[–-](${MARKED})(${PART})?`, read },
    { pattern: `${BARE}${AROUND_SLEEP}`, read },
  ];
  return all.map((form) => ({ ...form, needs: JOINED }));
};

const latestBefore = (from: ClockPiece | null, to: ClockPiece | null): ClockPiece | null => {
  const [end] = to?.hours ?? [];
  if (from === null || end === undefined) return from;
  const before = from.hours.filter((hour) => hour < end);
  return before.length === 0 ? from : { ...from, hours: [Math.max(...before)] };
};

/** The minutes between the two ends, if they have one difference of at most `most`; null if it is open. */
export const lengthOfSpan = ({ from, to }: Extract<MomentPiece, { kind: 'span' }>, most: number): number | null => {
  const lengths = from.hours.flatMap((begins) =>
    to.hours.map((ends) => ((((ends - begins) * 60 + to.minute - from.minute) % 1440) + 1440) % 1440),
  );
  const possible = [...new Set(lengths)].filter((length) => length > 0 && length <= most);
  const [only] = possible;
  return only !== undefined && possible.length === 1 ? only : null;
};
