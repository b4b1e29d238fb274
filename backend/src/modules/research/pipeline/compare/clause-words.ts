import { monthWords } from '../languages/english/calendar';
import { isContentWord, stem } from '../words/stems';

/** `time`: words that say when. `stop`: punctuation and function words without meaning of their own. */
type TokenKind = 'content' | 'number' | 'time' | 'stop' | 'mark';

/** A word, number or punctuation mark of a sentence. */
export interface Token {
  readonly kind: TokenKind;
  readonly lower: string;
  /** Its stem; words that mean the same in a report share one: `takeover` and `buy`, `dead` and `killed`. */
  readonly stem: string;
  readonly capital: boolean;
  readonly from: number;
  readonly to: number;
}

/** One meaning a line, the first word of which stands for all. */
const SAME_MEANING = `
  buy buys bought acquire acquisition takeover purchase
  license licence
  ban prohibit prohibition bar outlaw forbid forbidden forbids forbade
  convict guilty
  charge indict indictment
  death dead killed kill kills die died dies dying fatality fatalities
  injured hurt wounded
  price fare cost costs
  output production produce pump pumps
  case infection infected
  close closure shut shuts
  clear clearance
  forecast outlook guidance
  merge merger
  strike struck walkout
  truce ceasefire
  authorise authorize authorisation authorization
  tariff duty levy
  agree agreement
  sell sold sale
  house home
  sentence jail
  fine penalty
  wage salary
`;

/** Words of customs law that mean nothing to a reader. */
export const withoutJargon = (text: string): string => text.replace(/\bad valorem /g, '');

const meanings = new Map(
  SAME_MEANING.split('\n').flatMap((line) => {
    const stems = line.trim().split(' ').map(stem);
    return stems.map((one) => [one, stems[0] ?? one] as const);
  }),
);

export const meaningOf = (word: string): string => {
  const found = stem(word);
  return meanings.get(found) ?? found;
};

const TIMES = new Set(
  `monday tuesday wednesday thursday friday saturday sunday today yesterday tonight tomorrow morning afternoon evening
  midnight noon late early earlier later daily meanwhile immediately now finally already also again formally officially
  hereby recently`.split(/\s+/),
);

export const prepositions: ReadonlySet<string> = new Set(
  'of on for against in at by with to from between as about under into'.split(' '),
);

const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+|[,;:—–]/gu;

const kindOf = (text: string, lower: string, before: Token | undefined): TokenKind => {
  if (/^[,;:—–]$/.test(text)) return 'mark';
  if (/^\d/.test(text)) return before !== undefined && monthWords.has(before.lower) ? 'time' : 'number';
  if (TIMES.has(lower)) return 'time';
  if (monthWords.has(lower) && /^\p{Lu}/u.test(text)) return 'time';
  return isContentWord(text) ? 'content' : 'stop';
};

export const tokensIn = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [written] = match;
    const lower = written.toLowerCase();
    const kind = kindOf(written, lower, tokens.at(-1));
    const from = match.index;
    tokens.push({
      kind,
      lower,
      stem: kind === 'content' ? meaningOf(lower) : lower.replace(/,/g, ''),
      capital: /^\p{Lu}/u.test(written),
      from,
      to: from + written.length,
    });
  }
  return tokens;
};

export const isMeaningful = ({ kind }: Token): boolean => kind === 'content' || kind === 'number';
