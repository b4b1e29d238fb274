import type { Language } from '#text/languages/language';
import { phrases, wordList } from '#text/languages/patterns';
import { contentStem } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';

const wordsFor = byLanguage((code) => {
  const { staff, working, employed, asksAll: all } = lexicons[code].counting;
  return staff === undefined || working === undefined || all === undefined
    ? null
    : {
        nouns: wordList(staff),
        working: phrases(working),
        employed: employed === undefined ? null : phrases(employed),
        asksAll: phrases(`${all}|${working.replace('?<who>', '')}`),
      };
});

/** A question with a noun for those who work somewhere: `how many employees are there for the port`, where people work. */
export const withStaffNamed = (text: string, language: Language | null): string => {
  const words = wordsFor(language);
  const asking = lexicons[language?.code ?? 'en'].question.counting;
  if (words === null || !phrases(asking).test(text)) return text;
  const [noun = ''] = words.nouns;
  return text.replace(words.working, (_, ...found: readonly unknown[]) => {
    const { who = '' } = (found.at(-1) ?? {}) as { readonly who?: string };
    return `${noun} ${who}`.trim();
  });
};

/** A sentence with a noun for those who work somewhere, if these are counted: `employs 23 employees` for `… people`. */
export const withStaffCounted = (text: string, counted: ReadonlySet<string>, language: Language | null): string => {
  const words = wordsFor(language);
  const [noun = ''] = words?.nouns ?? [];
  if (words === null || words.employed === null || !counted.has(contentStem(noun, language))) return text;
  return text.replace(words.employed, noun);
};

/** The terms of other nouns for those who work somewhere; none for any other term. */
export const staffSynonyms = (term: string, language: Language | null): readonly string[] => {
  const terms = (wordsFor(language)?.nouns ?? []).map((noun) => contentStem(noun, language));
  return terms.includes(term) ? terms.filter((each) => each !== term) : [];
};

/** Whether a question how many asks for all there are: `are there`, `does it have`, `people work`. */
export const asksAll = (text: string, language: Language | null): boolean =>
  wordsFor(language)?.asksAll.test(text) === true;
