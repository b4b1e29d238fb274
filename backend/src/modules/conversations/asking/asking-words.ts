import type { EntryKind } from '#events/conversations/diary-entry';
import type { DiaryLanguage } from '../languages/diary-language';
import { anyLanguage, asWords, eachLanguage } from '../languages/diary-languages';
import { NAMED_KINDS } from '../languages/kind-words';
import { SYMPTOMS } from '../proposing/diary-patterns';
import type { Asks, Bound } from './diary-question';
import { foldedQuestion } from './folded-question';

export const SYMPTOM_ASKED_FOR = asWords(SYMPTOMS);

/** Words for each kind of entry, longest first. */
export const KINDS: readonly (readonly [EntryKind, RegExp])[] = NAMED_KINDS.map((kind) => [
  kind,
  asWords(anyLanguage(({ kinds }) => kinds[kind])),
]);

/** Whether a text has a word for a kind of entry. */
export const namesKind = (kind: EntryKind, text: string): boolean =>
  KINDS.some(([known, pattern]) => known === kind && pattern.test(foldedQuestion(text)));

const asked = (wordsOf: (language: DiaryLanguage) => string): RegExp => new RegExp(anyLanguage(wordsOf), 'u');

/** Asks how something was. Any entry about it answers that. */
export const HOW = asked(({ questions }) => questions.how);

/** What a question may ask for. The first pattern that matches wins. */
export const ASKS: readonly (readonly [Asks, RegExp])[] = [
  ['worst day', asked(({ questions }) => questions.worstDay)],
  ['worst day', asked(({ questions }) => questions.dayWithMost)],
  ['last', asked(({ questions }) => questions.daysSinceLast)],
  ['how many days', asked(({ questions }) => questions.howManyDays)],
  ['which days', asked(({ questions }) => questions.whichDays)],
  ['average', asked(({ questions }) => questions.average)],
  ['last', asked(({ questions }) => questions.whenLast)],
  ['what', asked(({ questions }) => questions.howMuchItHurt)],
  ['how much', asked(({ questions }) => questions.howMuchOfUnits)],
  ['how many', asked(({ questions }) => questions.howMany)],
  ['how much', asked(({ questions }) => questions.howMuch)],
  ['highest', asked(({ questions }) => questions.highest)],
  ['lowest', asked(({ questions }) => questions.lowest)],
  ['first', asked(({ questions }) => questions.first)],
  ['whether', asked(({ questions }) => questions.whether)],
  ['last', asked(({ questions }) => questions.whatLast)],
  ['what', asked(({ questions }) => questions.whichTypes)],
  ['what', asked(({ questions }) => questions.what)],
  ['what', asked(({ questions }) => questions.when)],
  ['what', HOW],
];

/** Words that do not change the meaning of a question. */
export const FILLERS = new Set(eachLanguage(({ questions }) => questions.fillers).flatMap((words) => words.split(' ')));

/** Words allowed only in a question about an extreme (`worst`, `most`). */
export const EXTREMES = new Set(
  eachLanguage(({ questions }) => questions.extremes).flatMap((words) => words.split(' ')),
);
export const EXTREME: readonly Asks[] = ['last', 'first', 'highest', 'lowest', 'worst day'];

export const BY: readonly (readonly ['day' | 'week', RegExp])[] = [
  ['day', asWords(anyLanguage(({ questions }) => questions.byDay))],
  ['week', asWords(anyLanguage(({ questions }) => questions.byWeek))],
];

export const BOUNDS: readonly (readonly [Bound['is'], RegExp])[] = [
  [
    'from',
    new RegExp(
      `(?:(?:${anyLanguage(({ questions }) => questions.ofBound)}) )?(?:${anyLanguage(({ questions }) => questions.from)}) (\\d{1,2})|(\\d{1,2}) (?:${anyLanguage(({ questions }) => questions.orMore)})`,
      'u',
    ),
  ],
  [
    'up to',
    new RegExp(
      `(?:${anyLanguage(({ questions }) => questions.upTo)}) (\\d{1,2})|(\\d{1,2}) (?:${anyLanguage(({ questions }) => questions.orLess)})`,
      'u',
    ),
  ],
  ['above', new RegExp(`(?:${anyLanguage(({ questions }) => questions.above)}) (\\d{1,2})`, 'u')],
  ['below', new RegExp(`(?:${anyLanguage(({ questions }) => questions.below)}) (\\d{1,2})`, 'u')],
];

/** Asks for stools with blood. */
export const WITH_BLOOD = asWords(anyLanguage(({ questions }) => questions.withBlood));
export const STOOL_TYPE = new RegExp(
  `(?<!\\p{L})(?:bristol[ -])?(?:${anyLanguage(({ questions }) => questions.type)}) ([1-7])s?(?![\\p{L}\\d])`,
  'u',
);

/** Matches `last night`. A night's sleep has the date of the morning after. */
export const LAST_NIGHT = asWords(anyLanguage(({ questions }) => questions.lastNight));
export const SLEPT = asWords(anyLanguage(({ questions }) => questions.slept));
