import { lightWords } from '#text/languages/english/changes';
import { namesIn } from '#text/words/names';
import { isMeaningful, meaningOf, tokensIn, type Token } from './clause-words';
import { plainly } from './verb-phrases';

/** A told sentence, parsed once for comparison with later sentences that may overrule it. */
export interface ToldStatement {
  readonly text: string;
  /** Of its page. */
  readonly title: string;
  readonly tokens: readonly Token[];
  /** Stems and numbers of the sentence and of its page's title. */
  readonly vocabulary: ReadonlySet<string>;
  /** Stems of the sentence alone. */
  readonly stems: ReadonlySet<string>;
  /** Lower case. */
  readonly names: ReadonlySet<string>;
}

const stemsIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(isMeaningful).map((token) => token.stem));

/** `artificial intelligence (AI)` */
const ABBREVIATION = /\((\p{Lu}{2,6})\)/gu;

const abbreviationsIn = (text: string): readonly string[] =>
  [...text.matchAll(ABBREVIATION)].map(([, letters]) => meaningOf(letters ?? ''));

export const toldStatement = (text: string, title: string): ToldStatement => {
  const tokens = tokensIn(plainly(text));
  const stems = stemsIn(tokens);
  return {
    text,
    title,
    tokens,
    stems,
    vocabulary: new Set([...stems, ...stemsIn(tokensIn(title)), ...abbreviationsIn(text)]),
    names: namesIn(text),
  };
};

/** Whether a told sentence has all words of a later phrase that carry meaning. */
export const covers = (told: ToldStatement, tokens: readonly Token[]): boolean =>
  tokens.every((token) => !isMeaningful(token) || told.vocabulary.has(token.stem) || lightWords.has(token.lower));

/** The different words of a later phrase that a told sentence has. */
export const coveredStems = (told: ToldStatement, tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter((token) => isMeaningful(token) && told.vocabulary.has(token.stem)).map(({ stem }) => stem));

/** Whether a later text names at least one of the names of a told sentence, if that has any. */
export const sharesName = (told: ToldStatement, tokens: readonly Token[]): boolean =>
  told.names.size === 0 || tokens.some(({ lower }) => told.names.has(lower));
