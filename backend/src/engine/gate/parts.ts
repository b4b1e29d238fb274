import { aspect, polityWords } from '#text/languages/english/description';
import { titlesOfPersons } from '#text/languages/english/peoples';
import { isAcronym } from '#text/words/names';
import { contentStem, tokens, stem } from '#text/words/stems';
import { isEvent } from './event-signs';
import type { DescriptionGrammar } from './grammar';
import { isNumberedWord, withNumbers } from './numbered-words';
import { isPlace } from './peoples';

const SEQUENCE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:(?:-| (?:of (?:the )?)?)\p{Lu}[\p{L}\p{N}]*)*/gu;
const OPENS_SENTENCE = /(?:^|[.!?\n]["”’)]?)\s*["“‘(]?$/;

/** A title before a name, such as `Senator`, which is not part of the name. */
const isPersonTitle = (word: string): boolean => titlesOfPersons.has(word.toLowerCase());

/** An event at the start, which is not part of the name: `Trial of Ana Lima`. */
const OPENING_EVENT = /^\p{Lu}\p{L}+(?= of (?:the )?\p{Lu})/u;

const withoutOpeningEvent = (text: string): string =>
  text.replace(OPENING_EVENT, (word) => (isEvent(stem(word), null) ? word.toLowerCase() : word));

/** Whether a description writes every word with a capital, so that capitals distinguish nothing. */
const isTitleCase = (text: string): boolean => {
  const long = tokens(text).filter((word) => word.length > 3 && !isAcronym(word));
  return long.length > 2 && long.every((word) => /^\p{Lu}/u.test(word));
};

/** Words of a row of capitalised words that belong to the name; a single word that opens a sentence does not. */
const nameIn = (written: string, opens: boolean, { isScope }: DescriptionGrammar): readonly string[] => {
  const sequence = tokens(written.replace(/ of (?:the )?/g, ' '));
  // Unions and states only narrow a subject, but of a `United States-United Kingdom trade deal` they are what it is.
  const arePartners = sequence.length > 1 && written.includes('-');
  const words = sequence.filter((word) => !isPersonTitle(word));
  const [only, ...others] = words;
  const isName = only !== undefined && (others.length > 0 || !opens || isAcronym(only) || isPlace(stem(only)));
  return isName && (arePartners || !words.every(isScope)) ? [...new Set(words)] : [];
};

/** Places that are not part of a name such as `Gulf of Mexico`. */
const placesIn = (description: string, { isScope }: DescriptionGrammar): readonly (readonly string[])[] =>
  tokens(description.replace(/\p{Lu}\p{L}+ of (?:the )?\p{Lu}\p{L}+/gu, ' '))
    .filter((word) => isPlace(stem(word)) && !isScope(word))
    .map((word) => [word]);

/**
 * The proper names in a description, each as its words: capitalised words in a row, abbreviations, and countries in any
 * case.
 */
const properNamesIn = (written: string, grammar: DescriptionGrammar): readonly (readonly string[])[] => {
  const description = withoutOpeningEvent(written);
  if (grammar.language?.capitalisedNouns === true) return [];
  if (isTitleCase(description)) return placesIn(description, grammar);
  const capitalised = [...description.matchAll(SEQUENCE)].map((match) =>
    nameIn(match[0], OPENS_SENTENCE.test(description.slice(0, match.index)), grammar),
  );
  const names = [...capitalised.filter((words) => words.length > 0), ...placesIn(description, grammar)];
  return [...new Map(names.map((name) => [name.join(' '), name])).values()];
};

const WRITTEN_SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bU\.? ?S\.?(?: ?A\b\.?)?(?![\p{L}.])/gu, 'United States'],
  [/\bU\.? ?K\.?(?![\p{L}.])/gu, 'United Kingdom'],
  [/\bE\.? ?U\.?(?![\p{L}.])/gu, 'European Union'],
];
const writtenOut = (description: string): string =>
  WRITTEN_SHORT.reduce((text, [short, long]) => text.replace(short, long), description).replace(aspect, ' ');

/**
 * The text without questions about what precedes them, since these are not topics: `steel tariffs, and which countries
 * are exempt`.
 */
const withoutQuestions = (text: string, { questions, carries, isAbout, isScope }: DescriptionGrammar): string =>
  text.replace(questions, (question: string, at: number) =>
    tokens(text.slice(0, at)).some((word) => carries(word) && isAbout(word) && !isScope(word)) ? ' ' : question,
  );

const TOPIC_AND_REST = /^([^:?\n]+?)\s?:\s+(\S.*)$/su;

/**
 * A description such as `Steel tariffs: which products are exempt?`: the topic, and what its reader asks about it. All
 * news of the topic may answer that. No question if there is none.
 */
export const topicAndQuestion = (
  description: string,
  { opensQuestion }: DescriptionGrammar,
): { readonly topic: string; readonly question: string } => {
  const [, topic = '', rest = ''] = TOPIC_AND_REST.exec(description) ?? [];
  return opensQuestion.test(rest) || rest.includes('?')
    ? { topic, question: rest }
    : { topic: description, question: '' };
};

/** A piece of the description between commas, `and` and the like, without instruction words. */
export interface DescriptionPart {
  readonly words: readonly string[];
  readonly names: readonly (readonly string[])[];
  /** The words before its last preposition: what `tariffs on steel` says of steel. Empty if it has none. */
  readonly before: readonly string[];
  /** An explanation of its last word in brackets: `drugs (pharmaceuticals)`. */
  readonly gloss: readonly string[];
  /** Whether it continues an enumeration: `among poultry, cattle and people`. */
  readonly continues: boolean;
  /** Whether it follows the colon of the description: `Artemis missions: crew`. */
  readonly isUnderHead: boolean;
}

const isPolityWord = (word: string): boolean => /^\p{Lu}/u.test(word) && polityWords.has(word.toLowerCase());

const isPolity = ({ words }: DescriptionPart): boolean => words.every(isPolityWord);

/** Names that continue a list of names, as in `Japan and the European Union`. */
const namesContinuing = (part: DescriptionPart): DescriptionPart['names'] =>
  part.continues && part.names.length === 0 && isPolity(part) ? [part.words] : part.names;

/**
 * A union or state at the end, which is a name only alongside another: `the United States` in `a treaty of the United
 * States and Mexico`.
 */
const polityAtEnd = ({ words }: DescriptionPart): DescriptionPart['names'] => {
  const before = words.findLastIndex((word) => !isPolityWord(word));
  return before === -1 || before === words.length - 1 ? [] : [words.slice(before + 1)];
};

/**
 * Parts with the names that continue an enumeration: in `Earthquakes in Turkey and Syria`, the second name belongs to
 * the subject of the first.
 */
const withFurtherNames = (
  parts: readonly DescriptionPart[],
  { isScope }: DescriptionGrammar,
): readonly DescriptionPart[] =>
  parts.reduce<readonly DescriptionPart[]>((joined, part) => {
    const last = joined.at(-1);
    const before = last?.names.length === 0 ? { ...last, names: polityAtEnd(last) } : last;
    const names = namesContinuing(part);
    const nameStems = new Set(names.flat());
    const isOnlyName = nameStems.size > 0 && part.words.every((word) => isScope(word) || nameStems.has(word));
    if (before === undefined || before.names.length === 0 || !isOnlyName) return [...joined, part];
    const namesSubject = before.words.some((word) => !isScope(word) && !before.names.flat().includes(word));
    if (!namesSubject) return [...joined, part];
    const both = { ...before, words: [...before.words, ...part.words], names: [...before.names, ...names] };
    return [...joined.slice(0, -1), both];
  }, []);

/** An ordinary word in brackets after another one. Names and abbreviations in brackets are terms of their own. */
const BRACKETED_GLOSS = /\p{Ll}\s\((\p{Ll}+)\)/gu;

/** The text before the colon of a description; empty if it has none. */
const TEXT_BEFORE_COLON = /^[^:\n]+(?=:\s)/u;

/** Whether pages have a word with the number that follows it in the description. */
export type HasNumbered = (numbered: string) => boolean;

export const partsOfTopic = (
  description: string,
  grammar: DescriptionGrammar,
  hasNumbered: HasNumbered = () => false,
): readonly DescriptionPart[] => {
  const { list, hasObject, isAbout, carries } = grammar;
  const text = withoutQuestions(writtenOut(description), grammar);
  const names = properNamesIn(text, grammar);
  const isNumbered = (word: string, number: string): boolean =>
    carries(word) && hasNumbered(`${contentStem(word, grammar.language)} ${number}`);
  const saying = (piece: string): readonly string[] =>
    withNumbers(tokens(piece), isNumbered).filter((word) => isNumberedWord(word) || (carries(word) && isAbout(word)));
  const namesAmong = (words: readonly string[]): DescriptionPart['names'] =>
    names.filter((name) => name.every((word) => words.includes(word)));
  const [head = ''] = TEXT_BEFORE_COLON.exec(text) ?? [];
  const inHead = head === '' ? 0 : head.split(list).length;
  const written = text.split(list);
  const glosses = new Set([...text.matchAll(BRACKETED_GLOSS)].map(([, gloss]) => gloss));
  const parts = written.map((part, index): DescriptionPart => {
    const words = saying(part);
    return {
      words,
      names: namesAmong(words),
      before: saying(part.split(hasObject).slice(0, -1).join(' ')),
      gloss: glosses.has(written[index + 1]) ? saying(written[index + 1] ?? '') : [],
      continues: written.slice(0, index).some((earlier) => hasObject.test(earlier)) && !hasObject.test(part),
      isUnderHead: head !== '' && index >= inHead,
    };
  });
  return withFurtherNames(
    parts.filter(({ words }) => words.length > 0),
    grammar,
  );
};
