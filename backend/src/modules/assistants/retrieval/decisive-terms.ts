import { lazy } from '#kernel/memoize';
import { languageOf } from '#text/languages/detection';
import { spellingVariants } from '#text/words/spelling-variants';
import { contentStem, tokens } from '#text/words/stems';
import { questionLanguage } from '../languages/question-language';
import { type TextSpan, answerSpansIn } from './answer-type-scores';
import { answerTypeOf, namesThing, answerConstraintIn, patternsFor } from './question-patterns';
import { relatedTerms } from './related-terms';

/** Less similar words are not marked: a reader would not see why. */
const NEARLY_SAME = 0.5;
/** Figures marked in one line; of more, those closest to the question's words. */
const MAX_FIGURES = 2;

/** Stems of the words in a question, and of English words with nearly the same meaning. */
const questionStems = (question: string): ReadonlySet<string> => {
  const language = questionLanguage(question);
  const words = tokens(question);
  return new Set(
    words.flatMap((word, index) => {
      if (!namesThing(word, language)) return [];
      const stem = contentStem(word, language);
      if (language !== null) return [stem];
      const related = [...relatedTerms(word, words.slice(index + 1, index + 3))];
      return [
        stem,
        ...spellingVariants(stem),
        ...related.flatMap(([other, nearness]) => (nearness >= NEARLY_SAME ? [other] : [])),
      ];
    }),
  );
};

const stretchesOfWords = (text: string, stems: ReadonlySet<string>): readonly TextSpan[] => {
  const language = languageOf(text);
  const found: TextSpan[] = [];
  let from = 0;
  for (const word of tokens(text)) {
    const index = text.indexOf(word, from);
    if (index === -1) continue;
    from = index + word.length;
    const stem = contentStem(word, language);
    if (stem !== '' && stems.has(stem)) found.push([index, from]);
  }
  return found;
};

const distance = ([from, to]: TextSpan, [otherFrom, otherTo]: TextSpan): number =>
  Math.max(0, otherFrom - to, from - otherTo);

/** In order; stretches that touch or overlap are joined. */
const joined = (stretches: readonly TextSpan[]): readonly TextSpan[] => {
  const all: TextSpan[] = [];
  for (const [from, to] of [...stretches].sort(([a], [b]) => a - b)) {
    const [before, end] = all.at(-1) ?? [0, -1];
    if (from <= end) all[all.length - 1] = [before, Math.max(end, to)];
    else all.push([from, to]);
  }
  return all;
};

/**
 * The words of a line that somebody with this question looks for, as written: the times or amounts asked for (of many,
 * those closest to the question's words), else the question's words.
 */
export const decisiveTerms = (question: string): ((text: string) => readonly string[]) => {
  // Most replies mark nothing, because a model words them or nothing answers.
  const answerType = lazy(() => answerTypeOf(question, patternsFor(questionLanguage(question))));
  const narrowed = lazy(() => answerConstraintIn(question, questionLanguage(question)));
  const stems = lazy(() => questionStems(question));
  const stretchesIn = (text: string): readonly TextSpan[] => {
    const mentioned = stretchesOfWords(text, stems());
    const answering = joined(answerSpansIn(text, answerType(), languageOf(text), narrowed()));
    if (answering.length === 0) return mentioned;
    if (answering.length <= MAX_FIGURES) return answering;
    const farFrom = (stretch: TextSpan): number => Math.min(...mentioned.map((word) => distance(stretch, word)));
    return [...answering].sort((one, other) => farFrom(one) - farFrom(other)).slice(0, MAX_FIGURES);
  };
  return (text) => stretchesIn(text).map(([from, to]) => text.slice(from, to));
};
