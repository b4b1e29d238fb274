import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { contentStem, tokens } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { type QueryTerm, parseQuestion, unreadThingsIn } from './parsed-question';
import type { PassageIndex } from './passage-index';
import { hasQuestionWord, namesThing } from './question-patterns';

/** Most words of a question before the one that says that something is mentioned. */
const MAX_BEFORE = 6;

const patternsFor = byLanguage((code) => {
  const { mentions, mentionOpenings, document } = lexicons[code].summary;
  const opening = mentionOpenings === undefined ? '' : String.raw`(?:${mentionOpenings})(?!\p{L})\P{L}*`;
  const before = String.raw`(?:[\p{L}\p{N}’'-]+\P{L}+){0,${MAX_BEFORE}}?`;
  const itself =
    mentionOpenings === undefined
      ? ''
      : String.raw`|^\P{L}*(?=(?:${mentionOpenings})(?!\p{L}))(?:${mentions})(?!\p{L})`;
  return {
    asks: new RegExp(String.raw`^\P{L}*${opening}${before}(?:${mentions})(?!\p{L})${itself}`, 'iu'),
    mentions: phrases(mentions),
    document: new RegExp(phrases(`${document}|tracker`), 'giu'),
  };
});

/** Words of a question that stand together: `quantum computers`. */
interface MentionedPhrase {
  readonly written: string;
  readonly things: readonly QueryTerm[];
}

/** The same word, in any spelling; one that means nearly the same is not a mention. */
const sameWord = ({ alternatives }: QueryTerm): readonly string[] =>
  [...alternatives].flatMap(([term, nearness]) => (nearness === 1 ? [term] : []));

/** Whether terms have all words of a phrase. */
export const hasPhrase = ({ things }: MentionedPhrase, terms: ReadonlySet<string>): boolean =>
  things.every((thing) => sameWord(thing).some((term) => terms.has(term)));

/** The words for things as they stand in a text, those that stand together as one. */
const groupsIn = (text: string, language: Language | null): readonly (readonly string[])[] => {
  const groups: (readonly string[])[] = [];
  for (const clause of text.split(/[,;:?!]/u)) {
    let group: readonly string[] = [];
    for (const word of [...tokens(clause), '']) {
      if (word !== '' && namesThing(word, language)) group = [...group, word];
      else if (group.length > 0) {
        groups.push(group);
        group = [];
      }
    }
  }
  return groups;
};

/**
 * The phrases whose mention a question asks about: `does it mention quantum computers?` Null for any other question, or
 * if it names nothing that can be looked for.
 */
export const phrasesAskedFor = (question: string, index: PassageIndex<unknown>): readonly MentionedPhrase[] | null => {
  const language = questionLanguage(question);
  const { asks, mentions, document } = patternsFor(language);
  if (!asks.test(question) || hasQuestionWord(question, language)) return null;
  const rest = question.replace(mentions, ', ').replace(document, ' ');
  const read = parseQuestion(rest, [], index);
  if (read.terms.length === 0 || unreadThingsIn(read).length > 0) return null;
  const found = groupsIn(rest, language).map((words): MentionedPhrase => {
    const written = new Set(words);
    const stems = new Set(words.map((word) => contentStem(word, index.language)));
    return {
      written: words.join(' '),
      things: read.terms.filter(
        (thing) => written.has(thing.written) || stems.has([...thing.alternatives.keys()][0] ?? ''),
      ),
    };
  });
  return found.length > 0 && found.every(({ things }) => things.length > 0) ? found : null;
};
