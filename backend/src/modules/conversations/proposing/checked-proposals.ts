import { z } from 'zod';
import { type DiaryEntry, type Thing, localTime } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { escapeRegExp } from '#text/words/phrases';
import { entryFault } from '../domain/entry-limits';
import { foldedText } from '../folded-text';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { OF_TEN } from './diary-patterns';
import { sentencesIn } from './diary-sentences';
import { valueOf } from './numbers';
import { saysOtherDay, saysTime } from './said-times';
import type { SentAt } from './sent-at';
import { NIGHT_ENDS } from './timing';
import { hasDeniedVerb, isUncertain } from './uncertain';

const text = z.string().max(200);
const quote = { quote: z.string().max(500) };
const amount = z.strictObject({ value: z.number(), unit: text.nullable() }).nullable().default(null);

/** The proposals that a model may make: these kinds, each with the words of the message it is based on. */
const proposal = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stool'),
    bristol: z.number().nullable().default(null),
    count: z.number().default(1),
    blood: z.boolean().nullable().default(null),
    ...quote,
  }),
  z.strictObject({ kind: z.literal('pain'), strength: z.number(), where: text.nullable().default(null), ...quote }),
  z.strictObject({
    kind: z.literal('symptom'),
    what: text,
    strength: z
      .union([z.number(), z.enum(['mild', 'moderate', 'severe'])])
      .nullable()
      .default(null),
    ...quote,
  }),
  z.strictObject({ kind: z.literal('meal'), what: text, amount, ...quote }),
  z.strictObject({ kind: z.literal('drink'), what: text, amount, ...quote }),
  z.strictObject({ kind: z.literal('medication'), name: text, dose: text.nullable().default(null), ...quote }),
  z.strictObject({ kind: z.literal('sleep'), hours: z.number(), ...quote }),
  z.strictObject({
    kind: z.literal('mood'),
    what: text.nullable().default(null),
    strength: z.number().nullable().default(null),
    ...quote,
  }),
]);
type Proposed = z.output<typeof proposal>;

/** Whether the words occur as a whole: `4` not in `40`, nor `7` in `7-8` or `7.5`. */
const stands = (words: string, quoted: string, after = ''): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}]|\d[.,/–-])${escapeRegExp(foldedText(words))}${after}(?![\p{L}\p{N}]|[.,–-]\d)`,
    'u',
  ).test(quoted);

const WORDS = /\p{L}+(?: an?)?/gu;

/** Whether a number occurs, in figures or in words, followed by `after`. */
const hasNumber = (value: number, quoted: string, after = ''): boolean =>
  stands(String(value), quoted, after) ||
  stands(String(value).replace('.', ','), quoted, after) ||
  (quoted.match(WORDS) ?? []).some(
    (word) => valueOf(word) === value && !/^an?$/.test(word) && stands(word, quoted, after),
  );

const HOURS = ` ?(?:h|${anyLanguage(({ sleep }) => sleep.hours)})`;
const TYPE_NAME = anyLanguage(({ stools }) => stools.types);
const TYPE = `(?:${TYPE_NAME}|bristol|bss)(?: (?:${anyLanguage(({ stools }) => stools.scaleNames)}|${TYPE_NAME}))? ?:? ?`;
const BLOOD = asWords(anyLanguage(({ stools }) => stools.blood));
const NO_BLOOD = asWords(anyLanguage(({ stools }) => stools.noBlood));
const PAIN = asWords(anyLanguage(({ feelings }) => feelings.painHints));

/** Whether a strength occurs: out of ten or, for a pain, by itself. `7/5` does not count. */
const hasStrength = (value: number, quoted: string): boolean =>
  hasNumber(value, quoted, OF_TEN) || (!/\d ?\/|\bout of\b/.test(quoted) && hasNumber(value, quoted));

/** Whether the quote bears out a proposal: each figure with its unit, and each name in the person's words. */
const isBorne = (each: Proposed, quoted: string): boolean => {
  switch (each.kind) {
    case 'stool': {
      const { bristol, count, blood } = each;
      const isTyped = bristol === null || new RegExp(`${TYPE}${bristol}(?!\\d|[-–/.]\\d)`, 'u').test(quoted);
      const isCounted = count === 1 || hasNumber(count, quoted, String.raw`(?: \p{L}+){0,2}`);
      const bleeds =
        blood === null || (BLOOD.test(quoted) && blood === !(NO_BLOOD.test(quoted) || hasDeniedVerb(quoted)));
      return isTyped && isCounted && bleeds;
    }
    case 'pain':
      return (
        PAIN.test(quoted) && hasStrength(each.strength, quoted) && (each.where === null || stands(each.where, quoted))
      );
    case 'symptom': {
      const { what, strength } = each;
      const isStrong =
        strength === null ||
        (typeof strength === 'number' ? hasNumber(strength, quoted, OF_TEN) : stands(strength, quoted));
      return stands(what, quoted) && isStrong;
    }
    case 'meal':
    case 'drink': {
      const { what, amount: of } = each;
      const after = of?.unit == null ? '' : ` ?${escapeRegExp(foldedText(of.unit))}`;
      return stands(what, quoted) && (of === null || hasNumber(of.value, quoted, after));
    }
    case 'medication':
      return stands(each.name, quoted) && (each.dose === null || stands(each.dose, quoted));
    case 'sleep':
      return hasNumber(each.hours, quoted, HOURS);
    case 'mood':
      return (
        (each.what === null || stands(each.what, quoted)) &&
        (each.strength === null || hasNumber(each.strength, quoted, OF_TEN))
      );
    default:
      return assertNever(each);
  }
};

const thingOf = (each: Proposed): Thing => {
  const { quote: _quote, ...thing } = each;
  return thing.kind === 'sleep' ? { kind: 'sleep', minutes: Math.round(thing.hours * 60) } : thing;
};

/** Whether a quote is in a sentence without signs of uncertainty. */
const isCertain = (message: string, quoted: string): boolean =>
  sentencesIn(message).some((sentence) => foldedText(sentence).includes(quoted) && !isUncertain(foldedText(sentence)));

/** Words for another day than today, on which entries would be misdated. */
const OTHER_DAYS = asWords(anyLanguage(({ time }) => time.notOfMoment));

export interface Checked {
  readonly entries: readonly DiaryEntry[];
  /** The number of proposals that the message does not bear out. */
  readonly leftOut: number;
}

const list = z.array(z.unknown()).max(20);

const parsed = (reply: string): readonly unknown[] => {
  const [json = ''] = /\[[^]*\]/.exec(reply) ?? [];
  try {
    return list.catch([]).parse(JSON.parse(json));
  } catch {
    return [];
  }
};

/**
 * The proposals of a model that the message bears out word for word. An entry with a figure that does not occur with
 * its unit is dropped.
 */
export const checkedProposals = (reply: string, message: string, sent: SentAt): Checked => {
  const said = foldedText(message);
  const all = parsed(reply);
  const isNight = Number(localTime(sent.at, sent.offsetMinutes).slice(11, 13)) < NIGHT_ENDS;
  // After midnight, nobody can tell which day an hour belongs to.
  if (OTHER_DAYS.test(said) || saysOtherDay(message) || (isNight && saysTime(message)))
    return { entries: [], leftOut: all.length };
  const when = { ...sent, said: saysTime(message) ? 'day' : 'none' } as const;
  const entries = all.flatMap((each): readonly DiaryEntry[] => {
    const read = proposal.safeParse(each);
    if (!read.success) return [];
    const quoted = foldedText(read.data.quote);
    if (quoted === '' || !isCertain(message, quoted) || !isBorne(read.data, quoted)) return [];
    const entry = { ...thingOf(read.data), ...when, words: read.data.quote };
    return entryFault(entry) === null ? [entry] : [];
  });
  return { entries, leftOut: all.length - entries.length };
};
