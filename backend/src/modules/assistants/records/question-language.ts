import type { Language } from '#text/languages/language';
import { languageOf } from '#text/languages/detection';
import { once } from '#kernel/once';
import { otherLanguages } from '#text/languages/all';
import { tokens } from '#text/words/stems';
import { fieldLexicon } from '../languages/field-lexicon';
import { countingLexicon } from '../languages/counting-lexicon';
import { questionLexicon } from '../languages/question-lexicon';
import { answerLexicon } from '../languages/answer-lexicon';

const lowerTokens = (text: string): readonly string[] => tokens(text).map((word) => word.toLowerCase());

/** Words by which a language asks for fields. */
const wordsIn = (code: keyof typeof fieldLexicon): ReadonlySet<string> =>
  new Set(
    [fieldLexicon, questionLexicon, answerLexicon, countingLexicon].flatMap((words) =>
      lowerTokens(Object.values(words[code]).join(' ')),
    ),
  );

const known = once(() => ({
  english: wordsIn('en'),
  others: otherLanguages.map((language) => ({
    language,
    words: wordsIn(language.code),
  })),
}));

/**
 * The language of a question about a record, null for English. Questions are short: where their function words decide
 * nothing, the words for the fields do.
 */
export const questionLanguage = (text: string): Language | null => {
  const found = languageOf(text);
  if (found !== null) return found;
  const { english, others } = known();
  const words = lowerTokens(text);
  let best: Language | null = null;
  let most = words.filter((word) => english.has(word)).length;
  for (const { language, words: own } of others) {
    const count = words.filter((word) => own.has(word) || language.functionWords.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
};
