import { anyLanguage } from '../languages/diary-languages';

/** Matches the words only as whole words: not the `gas` of `Gas-X` or the `pain` of `pain-free`. */
export const alone = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L}|\\p{L}-)(?=\\p{L})(?:${words})(?!\\p{L}|-\\p{L})`, 'gu');

export const PAIN = alone(anyLanguage(({ feelings }) => feelings.hurting));

export const PLACES = anyLanguage(({ feelings }) => feelings.placesInClauses);
export const PLACE = alone(PLACES);

export const SYMPTOM = alone(
  [
    anyLanguage(({ feelings }) => feelings.symptoms),
    anyLanguage(({ feelings }) => feelings.feltSymptoms),
    anyLanguage(({ feelings }) => feelings.furtherSymptoms),
  ].join('|'),
);

export const MOOD_NAME = alone(anyLanguage(({ feelings }) => feelings.moodNames));

/** An adverb that is also a part of the body: `back down to a 5`, `the pain is back`. */
const ADVERB = new RegExp(
  anyLanguage(({ feelings }) => feelings.adverbs),
  'gu',
);
export const withoutAdverbs = (text: string): string => text.replace(ADVERB, (match) => ' '.repeat(match.length));
