import type { Cue } from './cues';
import type { SenseToken } from './sense-tokens';

/** How many tokens after a cue it applies to; conditions and exceptions apply to their whole sentence. */
const reach: Readonly<Record<Cue, number>> = {
  negation: 3,
  possibility: 3,
  intention: 3,
  future: 2,
  condition: Infinity,
  allegation: 3,
  exception: Infinity,
  part: 3,
  'at most': 1,
  'at least': 1,
  about: 1,
  cause: 0,
};

/** Cues of the quote that apply to what the sentence takes from it. */
const inForce = (quote: readonly SenseToken[], taken: ReadonlySet<number>): readonly Cue[] =>
  quote.flatMap((token, index) => {
    if (token.kind !== 'cue') return [];
    const span = reach[token.key];
    if (span === Infinity) return [token.key];
    const after = quote.flatMap(({ kind }, at) => (at > index && kind !== 'cue' ? [at] : []));
    return after.slice(0, span).some((at) => taken.has(at)) ? [token.key] : [];
  });

const RELATIVE =
  /(?<!\b(?:sa(?:id|ys?)|confirm\w*|announce\w*|state[sd]?|report\w*|f(?:ind|ound)s?|show\w*|ensur\w*|agree\w*|decide\w*|rule[sd]?|note[sd]?|so) )\b(?:that|who|whose|where)\b|\bwhen\b/gu;
const DESCRIBES = /\b[Aa]n? (?:[\p{L}-]+ ){0,3}(?!(?:way|manner|case|event|extent)\b)[\p{L}-]+ $/u;
const RESTRICTED = 2;

/**
 * Whether words are taken from the quote without the clause that restricts them: `breweries that brew less`. A clause after
 * an indefinite noun describes it: `a fund that cost its savers millions`.
 */
const losesClause = (text: string, quote: readonly SenseToken[], taken: ReadonlySet<number>): boolean => {
  const content = [...quote.keys()].filter((index) => quote[index]?.kind !== 'cue');
  const offsetOf = (index: number): number => quote[index]?.offset ?? 0;
  return [...text.matchAll(RELATIVE)].some(({ index: at, 0: pronoun }) => {
    const before = text.slice(0, at);
    if ((/[,;.] $/.test(before) && pronoun !== 'when') || DESCRIBES.test(before)) return false;
    const restricted = content.filter((index) => offsetOf(index) < at).slice(-RESTRICTED);
    const first = content.find((index) => offsetOf(index) > at);
    return first !== undefined && !taken.has(first) && restricted.some((index) => taken.has(index));
  });
};

/** Words that claim the utmost; they must be the quote’s own. */
const UTMOST =
  /\b(?:all|every|only|entire(?:ly)?|whole|first|last|never|always|record|best|worst|most|unanimous(?:ly)?|complete(?:ly)?|total(?:ly)?|immediate(?:ly)?|permanent(?:ly)?|nationwide|worldwide|\p{L}{3,}est)\b/giu;
const ORDINARY = new Set(
  'interest request protest forest invest west test arrest contest latest harvest suggest honest guest quest midwest northwest southwest'.split(
    ' ',
  ),
);

const utmostOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(UTMOST) ?? []).filter((word) => !ORDINARY.has(word));

export const claimsMore = (written: string, quote: string): boolean => {
  const said = utmostOf(quote);
  return utmostOf(written).some((word) => !said.includes(word));
};

const cuesOf = (tokens: readonly SenseToken[]): readonly Cue[] =>
  tokens.flatMap((token) => (token.kind === 'cue' ? [token.key] : []));

/** Whether a restriction of the quote that applies to what the sentence takes from it is missing in the sentence. */
export const losesRestriction = (
  sentence: readonly SenseToken[],
  quote: readonly SenseToken[],
  taken: ReadonlySet<number>,
  text: string,
): boolean => {
  const kept = [...cuesOf(sentence)];
  const lost = inForce(quote, taken).some((cue) => {
    const at = kept.indexOf(cue);
    if (at !== -1) kept.splice(at, 1);
    return at === -1 && cue !== 'cause';
  });
  return lost || losesClause(text, quote, taken);
};

/** Whether the sentence negates, restricts or explains where the quote does not. */
export const addsRestriction = (sentence: readonly SenseToken[], quote: readonly SenseToken[]): boolean => {
  const all = new Set(cuesOf(quote));
  return cuesOf(sentence).some((cue) => !all.has(cue));
};
