import { sentencesOf } from '../../pipeline/sentences/sentences';
import { align, corresponds, type Alignment } from './alignment';
import type { Cue } from './cues';
import { normalised, senseTokens, type SenseToken } from './sense-tokens';
import { inActiveVoice, withoutOf } from './voice';
import { glue } from './words';
import { tellsEvent } from '../../pipeline/ranking/events';
import { tokens } from '../../pipeline/words/stems';
import { otherFunctionWords, stopWords } from '../../pipeline/words/stop-words';

/** What a sentence cites, as text. */
export interface Quoted {
  readonly quote: string;
  readonly title: string;
  readonly publisher: string;
  /** Publication time in milliseconds, UTC: `today` and dates without a year refer to it. */
  readonly at: number;
}

/** Why a quote does not bear a sentence out. */
export type Gap =
  | 'a figure that is not in the quote'
  | 'a date that is not in the quote'
  | 'a name that is not in the quote'
  | 'a word that is not in the quote'
  | 'what does what to whom'
  | 'what the date belongs to'
  | 'a restriction of the quote is missing'
  | 'a restriction that the quote does not have'
  | 'a quotation that is not in the quote'
  | 'what somebody is quoted as saying';

/** Words that claim the utmost; they must be the quote’s own. */
const UTMOST =
  /\b(?:all|every|only|entire(?:ly)?|whole|first|last|never|always|record|best|worst|most|unanimous(?:ly)?|complete(?:ly)?|total(?:ly)?|immediate(?:ly)?|permanent(?:ly)?|nationwide|worldwide|\p{L}{3,}est)\b/giu;
const ORDINARY = new Set([
  'interest',
  'request',
  'protest',
  'forest',
  'invest',
  'west',
  'test',
  'arrest',
  'contest',
  'latest',
  'harvest',
  'suggest',
  'honest',
  'guest',
  'quest',
  'midwest',
  'northwest',
  'southwest',
]);

const utmostOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(UTMOST) ?? []).filter((word) => !ORDINARY.has(word));

const DAY = 86_400_000;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Days that a page of a day means by `today`, `yesterday` and the names of weekdays: the nearest before or after it. */
const daysMeant = (text: string, at: number): readonly string[] => {
  const day = (offset: number): string => `day ${new Date(at + offset * DAY).toISOString().slice(0, 10)}`;
  const words = text.toLowerCase().match(/\b(?:today|yesterday|tomorrow|\p{L}+day)\b/gu) ?? [];
  return words.flatMap((word) => {
    const fixed = ['yesterday', 'today', 'tomorrow'].indexOf(word);
    if (fixed >= 0) return [day(fixed - 1)];
    const weekday = weekdays.indexOf(word);
    if (weekday < 0) return [];
    const back = (new Date(at).getUTCDay() - weekday + 7) % 7;
    return [day(-back), day(7 - back)];
  });
};

const spoken = (text: string): readonly string[] =>
  [...text.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, words = '']) => words);

const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[.,]+$/, '')
    .toLowerCase();

const contains = (tokens: readonly SenseToken[], wanted: SenseToken): boolean =>
  tokens.some((token) => corresponds(wanted, token));

const missing = (token: SenseToken): Gap => {
  switch (token.kind) {
    case 'figure':
      return 'a figure that is not in the quote';
    case 'date':
      return 'a date that is not in the quote';
    case 'name':
      return 'a name that is not in the quote';
    default:
      return 'a word that is not in the quote';
  }
};

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
    const after = quote.flatMap(({ kind }, at) => (at > index && kind !== 'cue' ? [at] : []));
    const span = reach[token.key];
    if (span === Infinity) return [token.key];
    return after.slice(0, span).some((at) => taken.has(at)) ? [token.key] : [];
  });

const AROUND = 2;

/** Whether the words around a date, whose place is free, are nearer to another date of the quote. */
const isAttachedElsewhere = (
  sentence: readonly SenseToken[],
  at: number,
  alignment: Alignment,
  quote: readonly SenseToken[],
): boolean => {
  const token = sentence[at];
  if (token?.kind !== 'date') return false;
  const places = (same: boolean): readonly number[] =>
    quote.flatMap((other, index) => (other.kind === token.kind && corresponds(token, other) === same ? [index] : []));
  const isOfSentence = (index: number): boolean =>
    sentence.some((other) => other.kind === token.kind && other.key === quote[index]?.key);
  const own = places(true);
  const others = places(false).filter(
    (index) => !isOfSentence(index) && !own.some((each) => Math.abs(each - index) === 1),
  );
  if (own.length === 0 || others.length === 0) return false;
  const isWord = (index: number): boolean => ['word', 'name'].includes(sentence[index]?.kind ?? '');
  const indices = [...sentence.keys()].filter(isWord);
  const neighbours = [
    ...indices.filter((index) => index < at).slice(-AROUND),
    ...indices.filter((index) => index > at).slice(0, AROUND),
  ];
  const distance = (from: number, to: readonly number[]): number =>
    Math.min(...to.map((each) => Math.abs(each - from)));
  const before = own.map((place) => quote.findLastIndex(({ kind }, index) => index < place && kind !== 'cue'));
  // `lifted the notice it had issued on Sunday`: the date belongs to a verb that the sentence does not have.
  if (before.every((place) => place >= 0 && quote[place]?.kind === 'word' && !alignment.includes(place))) return true;
  let nearer = 0;
  for (const neighbour of neighbours) {
    const place = alignment[neighbour];
    if (place !== undefined) nearer += Math.sign(distance(place, others) - distance(place, own));
  }
  return nearer < 0;
};

/** Clauses that restrict what comes before them, unless they describe something new: `a fund that cost its savers millions`. */
const RELATIVE =
  /(?<!\b(?:sa(?:id|ys?)|confirm\w*|announce\w*|state[sd]?|report\w*|f(?:ind|ound)s?|show\w*|ensur\w*|agree\w*|decide\w*|rule[sd]?|note[sd]?|so) )\b(?:that|who|whose|where)\b|\bwhen\b/gu;
const DESCRIBES = /\b[Aa]n? (?:[\p{L}-]+ ){0,3}(?!(?:way|manner|case|event|extent)\b)[\p{L}-]+ $/u;
const RESTRICTED = 2;

/** Whether the sentence takes words from the quote without the clause that restricts them: `breweries that brew less`. */
const losesRestriction = (text: string, given: readonly SenseToken[], taken: ReadonlySet<number>): boolean =>
  [...text.matchAll(RELATIVE)].some(({ index: at, 0: pronoun }) => {
    const before = text.slice(0, at);
    if (/[,;.] $/.test(before) && pronoun !== 'when') return false;
    if (DESCRIBES.test(before)) return false;
    const content = given.flatMap(({ kind, offset }, index) => (kind === 'cue' ? [] : [{ index, offset }]));
    const restricted = content.filter(({ offset }) => offset < at).slice(-RESTRICTED);
    const [first] = content.filter(({ offset }) => offset > at);
    return first !== undefined && !taken.has(first.index) && restricted.some(({ index }) => taken.has(index));
  });

/** Ordinary words between quotation marks are somebody’s own; capitalised ones are a title or a name. */
const isSaid = (written: string, text: string, given: readonly SenseToken[], taken: ReadonlySet<number>): boolean => {
  if (/[“"]/.test(written)) return false;
  const spans = [...text.matchAll(/[“"][^”"]*[”"]?/g)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  return [...taken].some((index) => {
    const token = given[index];
    return token?.kind === 'word' && spans.some(([from, to]) => token.offset > from && token.offset < to);
  });
};

const ATTRIBUTES =
  /\b(?:said|says|told|tells|argue[sd]?|call(?:s|ed) (?!for|on|off)|describe[sd]?|warn(?:s|ed)?|insist(?:s|ed)?|according to|think(?:s)?|thought|complain(?:s|ed)?|prais(?:es|ed)|critici[sz](?:es|ed)|maintain(?:s|ed) that|note to)\b/i;

const SPEECH =
  /^(?:remarks|speech|address|opinion|transcript|interview|letter|op-ed|editorial|commentary)\b|^.{0,40}\b(?:opinion|editorial):/i;
const NEUTRAL = /\b(?:said|says|told|tells|according to)\b/gi;

/** What somebody says is not a fact; that something happened may be told without who said so. */
const isOpinion = (written: string, { title }: Quoted, quote: string): boolean => {
  if (ATTRIBUTES.test(written)) return false;
  if (SPEECH.test(title) || ATTRIBUTES.test(quote.replace(NEUTRAL, ''))) return true;
  return ATTRIBUTES.test(quote) && !tellsEvent(tokens(written)) && !/\d/.test(written);
};

/** Words of other languages than the quote’s. */
const speaksOtherwise = (written: string, quote: string): boolean => {
  const known = new Set(tokens(quote).map((word) => word.toLowerCase()));
  return tokens(written).some((word) => {
    const lower = word.toLowerCase();
    return otherFunctionWords.has(lower) && !stopWords.has(lower) && !known.has(lower);
  });
};

/** How many words of a long sentence may be in another order than in the quote. */
const outOfOrder = (length: number): number => (length >= 8 ? 1 : 0);

const gapInVoice = (written: string, evidence: Quoted, quote: string, around: string): Gap | null => {
  const sentence = senseTokens(written, evidence.at);
  const given = senseTokens(quote, evidence.at);
  const context = senseTokens(around, evidence.at);
  const content = sentence.filter(({ kind }) => kind !== 'cue');

  for (const token of content) {
    if (contains(given, token)) continue;
    if (token.kind === 'date' && daysMeant(quote, evidence.at).includes(token.key)) continue;
    if ((token.kind === 'name' || token.kind === 'word') && contains(context, token)) continue;
    if (token.kind === 'word' && glue.has(token.key)) continue;
    return missing(token);
  }
  if (speaksOtherwise(written, quote)) return 'a word that is not in the quote';
  if (isOpinion(written, evidence, quote)) return 'what somebody is quoted as saying';
  const said = utmostOf(quote);
  if (utmostOf(written).some((word) => !said.includes(word))) return 'a restriction that the quote does not have';

  const placed = content.filter((token) => token.kind !== 'date' && contains(given, token));
  const alignment = align(normalised(written), placed, given);
  const astray = placed.filter((_, index) => alignment[index] === undefined);
  const isByFigure = (token: SenseToken): boolean => {
    const at = placed.indexOf(token);
    return placed[at - 1]?.kind === 'figure' || placed[at + 1]?.kind === 'figure';
  };
  if (astray.some((token) => token.kind !== 'word' || isByFigure(token)) || astray.length > outOfOrder(placed.length))
    return 'what does what to whom';

  const taken = new Set(alignment.filter((index) => index !== undefined));
  const cuesOf = (tokens: readonly SenseToken[]): readonly Cue[] =>
    tokens.flatMap((token) => (token.kind === 'cue' ? [token.key] : []));
  const [own, all] = [cuesOf(sentence), new Set(cuesOf(given))];
  const kept = [...own];
  for (const cue of inForce(given, taken)) {
    const at = kept.indexOf(cue);
    if (at === -1 && cue !== 'cause') return 'a restriction of the quote is missing';
    if (at !== -1) kept.splice(at, 1);
  }
  if (losesRestriction(normalised(quote), given, taken)) return 'a restriction of the quote is missing';
  if (isSaid(written, normalised(quote), given, taken)) return 'what somebody is quoted as saying';
  if (own.some((cue) => !all.has(cue))) return 'a restriction that the quote does not have';

  const dated = content.filter((token) => contains(given, token));
  const places = dated.map((token) => {
    const index = placed.indexOf(token);
    return index < 0 ? undefined : alignment[index];
  });
  if (dated.some((_, index) => isAttachedElsewhere(dated, index, places, given))) return 'what the date belongs to';
  return null;
};

const sentencesIn = (quote: string): readonly string[] => sentencesOf([quote]).map(({ text }) => text);

/** Whether one quote bears a sentence out; else why not. */
export const gapIn = (written: string, evidence: Quoted): Gap | null => {
  if (spoken(written).some((words) => !plain(evidence.quote).includes(plain(words))))
    return 'a quotation that is not in the quote';
  const text = withoutOf(inActiveVoice(written) ?? written);
  const context = `${evidence.title}. ${evidence.publisher}`;
  const gaps = sentencesIn(evidence.quote).flatMap((quote) =>
    [quote, inActiveVoice(quote)].map((each) =>
      each === null ? undefined : gapInVoice(text, evidence, withoutOf(each), context),
    ),
  );
  return gaps.includes(null) ? null : (gaps[0] ?? 'a word that is not in the quote');
};
