import { lazy } from '#kernel/memoize';
import { starters } from '#text/languages/english/abbreviations';
import * as about from '#text/languages/english/antecedents';
import { documentKinds } from '#text/languages/english/document-kinds';
import { stopWords } from '#text/languages/english/function-words';
import { connective, connectives, elsewhere, opaque } from '#text/languages/english/leaning';
import { openingDeadline } from '#text/sentences/opening-deadline';
import { wordsAndMarks } from '#text/words/phrases';
import { QUOTATION } from '#text/words/quotations';
import { stem, stemSet } from '#text/words/stems';

/** The page that a line is taken from. */
export interface PageOfLine {
  readonly title: string;
  /** Whether the tracker names the document, so that `this order` in it is the document itself. */
  readonly isChosenDocument?: boolean;
}

/** Number of words within which `this order` is the subject of a sentence, and so the document itself. */
const MAX_SUBJECT_WORDS = 6;

/** Maximum number of words of the noun phrase after a determiner. */
const MAX_PHRASE_WORDS = 3;

const isName = (token: string): boolean => /^\p{Lu}/u.test(token);
const isPlural = (word: string): boolean => /[^s]s$/.test(word) || about.pluralNouns.test(word);

/** The lower-case content words that follow, up to a function word, a name or a mark. */
const phraseAfter = (tokens: readonly string[], index: number): readonly string[] => {
  const phrase: string[] = [];
  for (const token of tokens.slice(index + 1, index + 1 + MAX_PHRASE_WORDS)) {
    if (!/^\p{Ll}/u.test(token) || stopWords.has(token)) break;
    phrase.push(token);
  }
  return phrase;
};

const isMentionedBefore = (tokens: readonly string[], index: number, phrase: readonly string[]): boolean => {
  const stems = new Set(phrase.map(stem));
  const before = tokens.slice(0, index);
  if (before.some((token) => stems.has(stem(token)))) return true;
  return phrase.some((word) => about.kindsOfNames.has(word)) && before.slice(1).filter(isName).length >= 2;
};

/**
 * Whether a phrase such as `this order` means the page itself: its title says so, or the sentence is about it. `this
 * plan` needs both.
 */
const isThePage = (index: number, phrase: readonly string[], titleStems: ReadonlySet<string>): boolean =>
  phrase.some((word) => {
    const isTitled = titleStems.has(stem(word));
    return documentKinds.has(word)
      ? index <= MAX_SUBJECT_WORDS || isTitled
      : about.publications.has(word) && index <= MAX_SUBJECT_WORDS && isTitled;
  });

/**
 * Whether the title names what a phrase means: `This notice amends the schedule to implement that deal`, under `… the
 * Deal with Kestria`.
 */
const isInTitle = (tokens: readonly string[], phrase: readonly string[], titleStems: ReadonlySet<string>): boolean =>
  tokens[0] === 'This' && documentKinds.has(tokens[1] ?? '') && titleStems.has(stem(phrase.at(-1) ?? ''));

/** `that` is a determiner after a preposition, or if its noun ends the clause; elsewhere it opens a new clause. */
const isDeterminer = (tokens: readonly string[], index: number, phrase: readonly string[]): boolean => {
  if (index === 0 || about.prepositionsBeforeNouns.has((tokens[index - 1] ?? '').toLowerCase())) return true;
  if (isPlural(phrase[0] ?? '')) return false;
  const next = tokens[index + 2] ?? '.';
  return /^[.,;:)]$/.test(next) || (about.afterClauseNoun.test(next) && /ing$/.test(tokens[index + 3] ?? ''));
};

const demonstrativeDangles = (tokens: readonly string[], index: number, titleStems: ReadonlySet<string>): boolean => {
  const phrase = phraseAfter(tokens, index);
  const [first] = phrase;
  const before = (tokens[index - 1] ?? '').toLowerCase();
  const points =
    first !== undefined &&
    !about.periodNouns.has(first.replace(/[’']s?$/, '')) &&
    !isMentionedBefore(tokens, index, phrase) &&
    !isInTitle(tokens, phrase, titleStems);
  switch ((tokens[index] ?? '').toLowerCase()) {
    case 'this':
      if (first === undefined) return index === 0 && !isName(tokens[1] ?? '');
      return points && !isThePage(index, phrase, titleStems);
    case 'these':
    case 'those':
      if (before === 'only') return false;
      if (first === undefined) return index === 0 && !about.afterOwnPronoun.test(tokens[1] ?? '');
      return points && phrase.some(isPlural);
    case 'such':
      return points && !about.beforeSuch.test(before);
    default:
      return points && !about.beforeConjunction.test(before) && isDeterminer(tokens, index, phrase);
  }
};

/**
 * Whether a pronoun has no person before it, as in `he told reporters`. In `In his speech, Ms Roe said`, the person
 * follows.
 */
const personDangles = (tokens: readonly string[], index: number): boolean => {
  const isMentioned = (token: string, place: number): boolean =>
    about.persons.has(token.toLowerCase().replace(/s$/, '')) ||
    (isName(token) && (place > 0 || !(starters.has(token.toLowerCase()) || stopWords.has(token.toLowerCase()))));
  if (tokens.slice(0, index).some(isMentioned)) return false;
  const opensClause = index <= 2 && about.prepositionsBeforeNouns.has((tokens[0] ?? '').toLowerCase());
  return !(opensClause && tokens.slice(index).some(isMentioned));
};

/** Whether a word such as `there` has no place before it: `officials there warned`. */
const placeDangles = (tokens: readonly string[], index: number): boolean =>
  !about.afterThere.test(tokens[index + 1] ?? '') && !tokens.slice(1, index).some(isName);

const kindsOfDocuments = lazy(() => [...documentKinds].map(stem));

/** The kinds of document that a page is known to be, unless the text is its title. */
const knownOf = ({ title, isChosenDocument: isNamed }: PageOfLine, text: string): ReadonlySet<string> => {
  const stems = stemSet(title === text ? '' : title);
  return isNamed === true ? new Set([...stems, ...kindsOfDocuments()]) : stems;
};

/**
 * A sentence without the deadline that it opens with, if the page's title identifies the document that the deadline
 * names.
 */
const withoutDeadline = (text: string, titleStems: () => ReadonlySet<string>): string => {
  const deadline = openingDeadline(text);
  return deadline !== null && titleStems().has(stem(deadline.document)) ? text.slice(deadline.written.length) : text;
};

const OPENING_WORD = /^[^\p{L}\p{N}]*([\p{L}\p{N}’'-]+)(,?)/u;

const opensByLeaning = (text: string): boolean => {
  const [, word = '', comma] = OPENING_WORD.exec(text) ?? [];
  const first = word.toLowerCase();
  return about.personalPronouns.has(first) || (connectives.has(first) && comma === ',') || connective.test(text);
};

/**
 * Whether a sentence points to something that it does not name: a determiner, pronoun or adverb whose antecedent is not
 * in the sentence. `This order …` refers to the page itself, whose title is shown above the line.
 */
export const refersElsewhere = (text: string, page: PageOfLine): boolean => {
  const titleStems = lazy(() => knownOf(page, text));
  const own = withoutDeadline(text, titleStems).replace(QUOTATION, '“”');
  if (opensByLeaning(own) || about.pointers.test(own) || opaque.test(own) || elsewhere.test(own)) return true;
  if (!about.mayPoint.test(own)) return false;
  const tokens = wordsAndMarks(own);
  return tokens.some((token, index) => {
    switch (token.toLowerCase()) {
      case 'this':
      case 'that':
      case 'these':
      case 'those':
      case 'such':
        return demonstrativeDangles(tokens, index, titleStems());
      case 'he':
      case 'she':
      case 'him':
      case 'his':
      case 'her':
        return personDangles(tokens, index);
      case 'there':
        return placeDangles(tokens, index);
      default:
        return false;
    }
  });
};
