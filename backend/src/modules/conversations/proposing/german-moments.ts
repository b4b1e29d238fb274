import { numbersOf } from '../languages/diary-number-words';
import {
  type MomentForm,
  type MomentPiece,
  clock,
  clockPiece,
  hourInFigures,
  partOf,
  since,
  wordedClock,
} from './moment-pieces';
import { valueOf } from './numbers';

const HOURS = [...numbersOf('de', 1, 12), 'ein'].join('|');
const PART = '(morgens|vormittags|nachmittags|abends|nachts|früh)';
const OPENS = '(um|gegen|ca\\.?|so um|ab|seit|seit etwa|seit ungefähr)';

const pointOrSince = (opens: string | undefined, piece: MomentPiece | null): MomentPiece | null =>
  /^(?:seit|ab)/u.test(opens ?? '') ? since(piece) : piece;

const MINUTES: Readonly<Record<string, readonly [string, string]>> = {
  'viertel nach': ['quarter', 'past'],
  'viertel vor': ['quarter', 'to'],
  'fünf nach': ['five', 'past'],
  'fünf vor': ['five', 'to'],
  'zehn nach': ['ten', 'past'],
  'zehn vor': ['ten', 'to'],
  'zwanzig nach': ['twenty', 'past'],
  'zwanzig vor': ['twenty', 'to'],
};

/** `Halb acht` is half past seven. */
const halfTo = (name: string, part: string | undefined): MomentPiece | null => {
  const hour = valueOf(name);
  if (hour === null || hour < 1 || hour > 12) return null;
  return wordedClock('half', 'past', String(hour === 1 ? 12 : hour - 1), part);
};

/** Clock times in German: `um sieben`, `gegen 14:20 Uhr`, `seit halb acht`. */
export const GERMAN_MOMENTS: readonly MomentForm[] = [
  { pattern: 'jetzt|gerade(?: eben)?', read: () => ({ kind: 'now' }) },
  {
    pattern: String.raw`${OPENS} (\d{1,2}|${HOURS})(?:[:.](\d{2}))?(?: uhr)?(?: ${PART})?`,
    read: ([opens, hours = '', minutes, part]) =>
      pointOrSince(opens, clockPiece(hourInFigures(hours), minutes, '', partOf(part))),
  },
  {
    pattern: String.raw`(\d{1,2})(?:[:.](\d{2}))? uhr(?: ${PART})?`,
    read: ([hours = '', minutes, part]) => clockPiece(hours, minutes, '', partOf(part)),
  },
  {
    pattern: `(?:${OPENS} )?halb (\\d{1,2}|${HOURS})(?: ${PART})?`,
    read: ([opens, name = '', part]) => pointOrSince(opens, halfTo(name, part)),
  },
  {
    pattern: `(?:${OPENS} )?(${Object.keys(MINUTES).join('|')}) (\\d{1,2}|${HOURS})(?: ${PART})?`,
    read: ([opens, words = '', name = '', part]) => {
      const [minutes = '', side = ''] = MINUTES[words] ?? [];
      return pointOrSince(opens, wordedClock(minutes, side, name, part));
    },
  },
  { pattern: 'heute mittag', read: () => ({ kind: 'occasion', from: 11, to: 15 }) },
  { pattern: '(?:um |gegen )?(?:zwölf uhr )?mittags', read: () => clock([12], 0) },
  {
    pattern: String.raw`vor (\d{1,3}|einer|einem|${numbersOf('de', 2, 12).join('|')}) (stunden?|std|minuten?|min)`,
    read: ([amount = '', unit = '']) => {
      const count = /^eine[rm]$/u.test(amount) ? 1 : valueOf(amount);
      return count === null ? null : { kind: 'ago', minutes: count * (unit.startsWith('m') ? 1 : 60) };
    },
  },
];
