import { languageOf } from '#text/languages/detection';

const OF_GENDER = /(\p{Ll}{3,})([oaie])(s?)(?!\p{L})/gu;

const COUNTERPARTS: Readonly<Record<string, string>> = { o: 'a', a: 'o', i: 'e', e: 'i' };

/** Words in a text that may have a counterpart of the other gender: `chicos`, `ragazze`. None in English. */
export const gendersIn = (text: string): ReadonlySet<string> =>
  languageOf(text) === null ? new Set() : new Set([...text.matchAll(OF_GENDER)].map(([word]) => word));

const counterpartOf = (word: string): string =>
  word.replace(
    OF_GENDER,
    (_, base: string, ending: string, plural: string) => `${base}${COUNTERPARTS[ending] ?? ''}${plural}`,
  );

/** Whether two texts in nearly the same words are about groups of different gender: `los chicos` and `las chicas` share a stem. */
export const areOfOtherGender = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => {
    const counterpart = counterpartOf(word);
    return others.has(counterpart) && !others.has(word) && !words.has(counterpart);
  });
