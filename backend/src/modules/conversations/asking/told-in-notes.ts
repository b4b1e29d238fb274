import { stem, tokens } from '#text/words/stems';
import { isAboutOthers } from '../clauses/about-others';
import { isOfGrammarOrTime } from '../proposing/diary-names';
import type { Addressee } from '../wording/addressee';
import { textsIn } from '../wording/texts';
import { ASKS, EXTREMES, FILLERS } from './asking-words';
import { foldedQuestion } from './folded-question';
import { periodIn } from './periods';
import { type NotesFrom, notesOf } from './uncounted';

/** In letters. Words that share as many are the same word: `weigh` and `weight`. */
const SHARED_BEGINNING = 5;

const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= SHARED_BEGINNING && (one.startsWith(other) || other.startsWith(one)));

/** The stems of the words in a question that name something. `question`: folded, without its days. */
const stemsNamedIn = (question: string): readonly string[] => {
  const asked = ASKS.find(([, pattern]) => pattern.test(question));
  const rest = asked === undefined ? question : question.replace(asked[1], ' ');
  return tokens(rest)
    .filter((word) => !FILLERS.has(word) && !EXTREMES.has(word) && !isOfGrammarOrTime(word))
    .map(stem);
};

/**
 * The person's own notes that have each word a question names, newest first: `blood pressure 132 over 84` for `what was
 * my blood pressure?` They are quoted for a question that no entry answers.
 */
export const notesNaming = (sentence: string, notesFrom: NotesFrom, to: Addressee): readonly string[] => {
  const dated = periodIn(foldedQuestion(sentence), to.sent, textsIn(to.language));
  const named = dated === null ? [] : stemsNamedIn(dated.rest);
  if (dated === null || named.length === 0) return [];
  return notesOf([dated.period], notesFrom)
    .map(({ words }) => words)
    .filter((words) => !isAboutOthers(words))
    .filter((words) => {
      const said = tokens(foldedQuestion(words)).map(stem);
      return named.every((word) => said.some((each) => isSameWord(each, word)));
    });
};
