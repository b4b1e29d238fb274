import { align, corresponds } from '../rules/alignment';
import { clauseOf } from '../claims/clauses';
import { normalised } from '../words/normalised';
import { senseTokens, type SenseToken } from '../words/sense-tokens';
import { withoutOf } from './phrases';

/** A claim with one of its things described less fully, and the full description. */
interface Shortened {
  readonly claim: string;
  readonly description: string;
}

const DEFINITE =
  /\b(?:the|this|these|those) (?<phrase>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?![’'])(?<after>(?: (?:of|for|on|from) )?)/giu;

const HEAD =
  /^(?<head>.*?)(?= (?:of|on|for|from|in|near|to|at|with|by|under|between|that|who|which|announced|named|entitled)\b|,| [“"]|$)/u;

/** What refers to all that the one other quote says, and to what it is about. */
const EVENT = /^(?:decision|move|step|products?)$/;

const isSame = (a: SenseToken | undefined, b: SenseToken | undefined): boolean =>
  a !== undefined && b !== undefined && (corresponds(a, b) || corresponds(b, a));

/** The subject of a claim, and what follows each later article. */
const nounPhrases = (claim: string): readonly { readonly phrase: string; readonly offset: number }[] => {
  const subject = clauseOf(claim)?.subject ?? '';
  // `called Kestria’s ban on imports “a mistake”`
  const owned = [
    ...claim.matchAll(/(?<= )(?:\p{Lu}[\p{L}-]* ){0,3}\p{Lu}[\p{L}-]*[’']s [^,“"]+?(?=[,.]| [“"]|$)/gu),
  ].map(({ index, 0: phrase }) => ({ phrase, offset: index }));
  const later = [...claim.matchAll(/ (?=(?:the|its|their|an?) )/g)].map(({ index }) => index + 1);
  return [
    ...(subject === '' ? [] : [{ phrase: subject, offset: 0 }]),
    ...owned,
    ...later.flatMap((offset) => {
      const rest = claim.slice(offset).replace(/\.$/, '');
      const unquoted = rest.replace(/ [“"].*$/, '');
      return [rest, ...(unquoted === rest ? [] : [unquoted])].map((phrase) => ({ phrase, offset }));
    }),
  ];
};

/** Ways to call what a claim describes by the words of its quote: `The tariffs` for `The new tariffs on Canadian goods`. */
const shortened = (claim: string, quote: string, isOnly: boolean, at: number): readonly Shortened[] =>
  nounPhrases(claim).flatMap(({ phrase, offset }) => {
    const head = senseTokens(HEAD.exec(phrase)?.groups?.head ?? '', at).at(-1);
    const described = senseTokens(phrase, at);
    return [...quote.matchAll(DEFINITE)].flatMap(({ groups: { phrase: short = '', after = '' } = {} }) => {
      const words = senseTokens(short, at);
      const isEvent = isOnly && EVENT.test(short);
      const isThing =
        isSame(words.at(-1), head) && words.every((word) => described.some((other) => isSame(word, other)));
      if (after !== '' || !(isEvent || isThing)) return [];
      return [
        { claim: `${claim.slice(0, offset)}the ${short}${claim.slice(offset + phrase.length)}`, description: phrase },
      ];
    });
  });

/** Words of a page between those of a description. */
const MOST_BETWEEN = 3;

/** Whether a text describes a thing in these words, close together, and has only one of its kind. */
const describes = (text: string, description: string, at: number): boolean => {
  const whole = senseTokens(text, at);
  const part = senseTokens(description, at);
  // What has a day or a condition is more than a description.
  if (part.some(({ kind, key }) => kind === 'date' || key === 'condition' || key === 'cause')) return false;
  const head = senseTokens(HEAD.exec(description)?.groups?.head ?? '', at).at(-1);
  // `Tariff Act` is no tariff.
  if (whole.filter((token) => token.kind === 'word' && isSame(token, head)).length !== 1) return false;
  const found = align(normalised(description), part, whole).filter((index) => index !== undefined);
  if (found.length < part.length) return false;
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const within = whole.slice(first, last + 1);
  return (
    within.length - part.length <= MOST_BETWEEN &&
    within.filter(({ kind }) => kind === 'cue').length === part.filter(({ kind }) => kind === 'cue').length
  );
};

/** A claim in the words of a quote that refers to what another quote of its page describes: `The tariffs will …`. */
export const inShorterWords = (
  claim: string,
  quote: string,
  others: readonly string[],
  at: number,
): readonly string[] =>
  shortened(claim, quote, others.length === 1, at).flatMap(({ claim: shorter, description }) =>
    others.some((other) => describes(other, description, at) || describes(withoutOf(other), withoutOf(description), at))
      ? [shorter]
      : [],
  );
