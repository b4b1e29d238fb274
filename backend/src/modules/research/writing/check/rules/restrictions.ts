import type { Cue } from '../words/cues';
import type { SenseToken } from '../words/sense-tokens';

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
const inForce = (
  quote: readonly SenseToken[],
  taken: ReadonlySet<number>,
  text: string,
  reachOf: Readonly<Record<Cue, number>> = reach,
): readonly Cue[] =>
  quote.flatMap((token, index) => {
    // `as described below, …`: nothing follows that it could apply to.
    if (token.kind !== 'cue' || /^\p{L}+[,;]/u.test(text.slice(token.offset))) return [];
    const span = reachOf[token.key];
    if (span === Infinity) return [token.key];
    const end = token.offset + (/[;”"]/.exec(text.slice(token.offset))?.index ?? Infinity);
    const after = quote.flatMap(({ kind, offset }, at) => (at > index && offset < end && kind !== 'cue' ? [at] : []));
    return after.slice(0, span).some((at) => taken.has(at)) ? [token.key] : [];
  });

/** `flats let for less than a year`: a participle that restricts a plural without article or number. */
const REDUCED =
  /\b(?:to|for|from|on|of) (?:[\p{Ll}-]+ ){0,2}(?!years|months|weeks|days|hours)\p{Ll}{2,}s (?=(?:\p{Ll}{2,}ed|let|sold|made|held|built|owned|known) (?:for|in|by|to|with|from|under|between|since|after|before|at|on|over|as|without)\b)/gu;

const RELATIVE =
  /(?<!\b(?:sa(?:id|ys?)|confirm\w*|announce\w*|state[sd]?|report\w*|f(?:ind|ound)s?|show\w*|ensur\w*|agree\w*|decide\w*|rul(?:e[sd]?|ing)|saying|finding|stating|noting|adding|warning|note[sd]?|so) )\b(?:that|who|whose|where)\b|\bwhen\b/gu;
const DESCRIBES = /\b[Aa]n? (?:[\p{L}()-]+ ){0,8}(?!(?:way|manner|case|event|extent)\b)[\p{L}()-]+ $/u;
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

/** `people over 60` */
const MEASURED =
  /\b(?:\p{Ll}{2,}s|people|men|women|children) (?=(?:aged |older than |younger than |over |under |above |below )\d)/gu;

const losesMeasure = (text: string, quote: readonly SenseToken[], taken: ReadonlySet<number>): boolean =>
  [...text.matchAll(MEASURED)].some(({ index: at, 0: noun }) => {
    const figure = quote.findIndex(({ kind, offset }) => kind === 'figure' && offset >= at + noun.length);
    const measured = quote.findLastIndex(({ kind, offset }) => kind !== 'cue' && offset < at + noun.length);
    return figure !== -1 && !taken.has(figure) && taken.has(measured);
  });

/** What sets a rule, so that what it applies to may not be widened. */
const SETS_RULE = /\b(?:appl(?:y|ies)|exempt\w*|must|may|shall|covers?|allow(?:s|ed)|bann?(?:s|ed)|requir(?:es|ed))\b/;

const losesParticiple = (text: string, quote: readonly SenseToken[], taken: ReadonlySet<number>): boolean =>
  SETS_RULE.test(text) &&
  [...text.matchAll(REDUCED)].some(({ index: at, 0: noun }) => {
    const participle = quote.findIndex(({ kind, offset }) => kind !== 'cue' && offset >= at + noun.length);
    const restricted = quote.findLastIndex(({ kind, offset }) => kind !== 'cue' && offset < at + noun.length);
    return participle !== -1 && !taken.has(participle) && taken.has(restricted);
  });

const COUNTED = /\b(of|for|to|on) \d[\d,]* ((?:[\p{L}-]+ ){0,2}\p{Ll}+s)\b/gu;

/** `of citizens` for `of 14 citizens` */
export const losesCount = (written: string, quote: string): boolean =>
  [...quote.matchAll(COUNTED)].some(([, preposition = '', counted = '']) =>
    written.includes(` ${preposition} ${counted}`),
  );

/** `the pesticides Velthane and Orbax` */
const NAMED = /\bthe ((?:\p{Ll}+ )?\p{Ll}{3,}s) (?=(?:of |called |named )?\p{Lu})/gu;

/** `ban pesticides` for `ban the pesticides Velthane and Orbax` */
export const losesNames = (written: string, quote: string): boolean =>
  [...quote.matchAll(NAMED)].some(([, named = '']) =>
    new RegExp(
      String.raw`(?<!\b(?:the|these|those|two|three|four|both) )\b${named}\b(?! (?:\p{Lu}|of|called|named))`,
      'u',
    ).test(written),
  );

/** Words that claim the utmost; they must be the quote’s own. */
const UTMOST =
  /\b(?:(?:second|third|fourth|fifth|next|one of the|among the)[ -])?(?:all|every|only|entire(?:ly)?|whole|first|last|never|always|record|best|worst|most|unanimous(?:ly)?|complete(?:ly)?|total(?:ly)?|immediate(?:ly)?|permanent(?:ly)?|nationwide|worldwide|\p{L}{3,}est)\b/giu;
const ORDINARY = new Set(
  'interest request protest forest invest west test arrest contest latest harvest suggest honest guest quest midwest northwest southwest'.split(
    ' ',
  ),
);

const utmostOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(UTMOST) ?? []).filter((word) => !ORDINARY.has(word));

export const claimsMore = (written: string, quote: string): boolean => {
  const said = utmostOf(quote.replace(/\binitial\b/gi, 'first'));
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
  const lost = inForce(quote, taken, text).some((cue) => {
    const at = kept.indexOf(cue);
    if (at !== -1) kept.splice(at, 1);
    return at === -1 && cue !== 'cause';
  });
  return (
    lost || losesClause(text, quote, taken) || losesParticiple(text, quote, taken) || losesMeasure(text, quote, taken)
  );
};

const MODAL: readonly Cue[] = ['negation', 'possibility', 'intention', 'allegation', 'condition', 'exception'];

/** Whether a verb of the quote is taken without what negates or weakens it. */
export const losesModality = (
  sentence: readonly SenseToken[],
  quote: readonly SenseToken[],
  taken: ReadonlySet<number>,
  text: string,
): boolean => {
  const kept = cuesOf(sentence);
  return inForce(quote, taken, text, { ...reach, negation: 1 }).some(
    (cue) => MODAL.includes(cue) && !kept.includes(cue),
  );
};

/** Whether the sentence negates, restricts or explains where the quote does not. */
export const addsRestriction = (sentence: readonly SenseToken[], quote: readonly SenseToken[]): boolean => {
  const left = [...cuesOf(quote)];
  return cuesOf(sentence).some((cue) => {
    const at = left.indexOf(cue);
    // Said twice of one thing: `may possibly`.
    if (at === -1) return cue === 'negation' || !cuesOf(quote).includes(cue);
    left.splice(at, 1);
    return false;
  });
};
