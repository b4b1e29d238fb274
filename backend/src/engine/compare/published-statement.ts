import { lightWords } from '#text/languages/english/changes';
import { clauseOpeners, determiners, possessives, prepositions } from '#text/languages/english/clauses';
import { nameWordsIn } from '#text/words/names';
import { isMeaningful, meaningOf, tokensIn, type ClauseToken } from './clause-words';
import { verbsOfEnacting } from './undoing/verbs';
import { withPlainVerbsAndNoBrackets } from './verb-phrases';

/** A published sentence, parsed once for comparison with later sentences that may overrule it. */
export interface PublishedStatement {
  readonly text: string;
  /** The title of its page. */
  readonly title: string;
  readonly tokens: readonly ClauseToken[];
  /** Stems and numbers of the sentence and of its page's title. */
  readonly vocabulary: ReadonlySet<string>;
  /** Stems of the sentence alone. */
  readonly stems: ReadonlySet<string>;
  /**
   * Stems of what the sentence and its title are about: the last words, with their numbers, of phrases that no
   * preposition governs, and what the sentence puts in force.
   */
  readonly heads: ReadonlySet<string>;
  /** The vocabulary and the words of the topic, by which later sentences may refer to the same thing. */
  readonly known: ReadonlySet<string>;
  /** Lower case. */
  readonly names: ReadonlySet<string>;
}

const stemsIn = (tokens: readonly ClauseToken[]): ReadonlySet<string> =>
  new Set(tokens.filter(isMeaningful).map((token) => token.stem));

/** `artificial intelligence (AI)` */
const ABBREVIATION = /\((\p{Lu}{2,6})\)/gu;

const abbreviationsIn = (text: string): readonly string[] =>
  [...text.matchAll(ABBREVIATION)].map(([, letters]) => meaningOf(letters ?? ''));

/** Whether a word is a noun: `the two sides in the strike`, which put no strike in force. */
const followsDeterminer = (tokens: readonly ClauseToken[], index: number): boolean =>
  determiners.has(tokens[index - 1]?.lower ?? '');

const putsInForce = (tokens: readonly ClauseToken[], index: number): boolean =>
  verbsOfEnacting.has(tokens[index]?.stem ?? '') && !followsDeterminer(tokens, index);

/**
 * The heads of phrases: `imports` in `bans imports of shellfish`, where a ban is imposed, or `Notice` in `ruled in its
 * Notice 4`.
 */
const headsIn = (tokens: readonly ClauseToken[]): readonly string[] => {
  let isGoverned = false;
  let isAside = false;
  return tokens.flatMap((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const opensPhrase =
      possessives.has(token.lower) || (before?.isCapitalised === true && !token.isCapitalised && isMeaningful(token));
    if (clauseOpeners.has(token.lower)) isAside = true;
    else if (token.kind === 'mark') isAside = false;
    if (prepositions.has(token.lower)) isGoverned = true;
    else if (token.kind === 'mark' || opensPhrase) isGoverned = false;
    const isLast = token.kind === 'content' && next?.kind !== 'content';
    const isHead = isLast && !isGoverned && !isAside;
    if (isLast) isGoverned = false;
    if (isHead && next?.kind === 'number') return [token.stem, next.stem];
    return isHead || putsInForce(tokens, index) ? [token.stem] : [];
  });
};

export const publishedStatement = (text: string, title: string): PublishedStatement => {
  const tokens = tokensIn(withPlainVerbsAndNoBrackets(text));
  const ofTitle = tokensIn(title);
  const stems = stemsIn(tokens);
  const vocabulary = new Set([...stems, ...stemsIn(ofTitle), ...abbreviationsIn(text)]);
  const heads = headsIn(tokens);
  // What the text mentions in passing is not what its title is about for it: `because the strike leaves …`.
  const inPassing = new Set(
    tokens.flatMap(({ stem }, index) => (followsDeterminer(tokens, index) && !heads.includes(stem) ? [stem] : [])),
  );
  return {
    text,
    title,
    tokens,
    stems,
    vocabulary,
    heads: new Set([...heads, ...headsIn(ofTitle).filter((stem) => !inPassing.has(stem))]),
    known: vocabulary,
    names: nameWordsIn(text),
  };
};

/** Whether a published sentence has all meaningful words of a later phrase. */
export const covers = (published: PublishedStatement, tokens: readonly ClauseToken[]): boolean =>
  tokens.every((token) => !isMeaningful(token) || published.known.has(token.stem) || lightWords.has(token.lower));

/** The words of a later phrase that a published sentence has, each once. */
export const coveredStems = (published: PublishedStatement, tokens: readonly ClauseToken[]): ReadonlySet<string> =>
  new Set(
    tokens.filter((token) => isMeaningful(token) && published.vocabulary.has(token.stem)).map(({ stem }) => stem),
  );

/** Whether a later text names at least one of the names of a published sentence, if that has any. */
export const sharesName = (published: PublishedStatement, tokens: readonly ClauseToken[]): boolean =>
  published.names.size === 0 || tokens.some(({ lower }) => published.names.has(lower));
