import { monthWords } from '#text/languages/english/calendar';
import { sameMeaning, timeWords } from '#text/languages/english/clauses';
import { matchesIn } from '#text/words/matches';
import { isCapitalised } from '#text/words/names';
import { isContentWord, stem } from '#text/words/stems';

/**
 * The kind of a token. `time`: words that say when. `stop`: punctuation and function words, which have no meaning of
 * their own.
 */
type TokenKind = 'content' | 'number' | 'time' | 'stop' | 'mark';

/** A word, number or punctuation mark of a sentence. */
export interface ClauseToken {
  readonly kind: TokenKind;
  readonly lower: string;
  /** Its stem; words that mean the same in a report share one: `takeover` and `buy`, `dead` and `killed`. */
  readonly stem: string;
  readonly isCapitalised: boolean;
  readonly from: number;
  readonly to: number;
}

/** Drops terms of customs law that mean nothing to most readers. */
export const withoutJargon = (text: string): string => text.replace(/\bad valorem /g, '');

const meanings = new Map(
  sameMeaning.split('\n').flatMap((line) => {
    const stems = line.trim().split(' ').map(stem);
    return stems.map((one) => [one, stems[0] ?? one] as const);
  }),
);

export const meaningOfStem = (found: string): string => meanings.get(found) ?? found;

export const meaningOf = (word: string): string => meaningOfStem(stem(word));

const WORD_OR_MARK = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{N}]+|[,;:—–]/gu;

const kindOf = (text: string, lower: string, before: ClauseToken | undefined): TokenKind => {
  if (/^[,;:—–]$/.test(text)) return 'mark';
  if (/^\d/.test(text)) return before !== undefined && monthWords.has(before.lower) ? 'time' : 'number';
  if (timeWords.has(lower)) return 'time';
  if (monthWords.has(lower) && isCapitalised(text)) return 'time';
  return isContentWord(text) ? 'content' : 'stop';
};

export const tokensIn = (text: string): readonly ClauseToken[] => {
  const tokens: ClauseToken[] = [];
  for (const match of matchesIn(text, WORD_OR_MARK)) {
    const [written] = match;
    const lower = written.toLowerCase();
    const kind = kindOf(written, lower, tokens.at(-1));
    const from = match.index;
    tokens.push({
      kind,
      lower,
      stem: kind === 'content' ? meaningOf(lower) : lower.replace(/,/g, ''),
      isCapitalised: isCapitalised(written),
      from,
      to: from + written.length,
    });
  }
  return tokens;
};

export const isMeaningful = ({ kind }: ClauseToken): boolean => kind === 'content' || kind === 'number';
