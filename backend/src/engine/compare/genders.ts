import { languageOf } from '#text/languages/detection';

const OF_GENDER = /(\p{Ll}{3,})([oaie])(s?)(?!\p{L})/gu;

const COUNTERPARTS: Readonly<Record<string, string>> = { o: 'a', a: 'o', i: 'e', e: 'i' };

/** Words that may have a counterpart of the other gender: `chicos`, `ragazze`. English has none. */
export const gendersIn = (text: string): ReadonlySet<string> =>
  languageOf(text) === null ? new Set() : new Set([...text.matchAll(OF_GENDER)].map(([word]) => word));

const counterpartOf = (word: string): string =>
  word.replace(
    OF_GENDER,
    (_, base: string, ending: string, plural: string) => `${base}${COUNTERPARTS[ending] ?? ''}${plural}`,
  );

/** `los chicos` and `las chicas`, `i ragazzi` and `le ragazze`: one stem, two groups. For texts in nearly the same words. */
export const areOfOtherGender = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => {
    const counterpart = counterpartOf(word);
    return others.has(counterpart) && !others.has(word) && !words.has(counterpart);
  });
