import { sentenceFault, isWholeButLong } from '#text/sentences/form';
import { secondSplitterAgrees } from '#text/sentences/second-splitter';
import type { Sentence } from '#text/sentences/sentences';
import { figuresIn } from '#text/words/figures';
import { nameWordsIn } from '#text/words/names';
import type { Evidence } from '../ledger';

/** Whether a host is one of the allowed domains or a subdomain of one. Without domains every host is allowed. */
export const isAllowed = (host: string, domains: readonly string[]): boolean => {
  if (domains.length === 0) return true;
  const bare = host.toLowerCase().replace(/^www\./, '');
  return domains.some((domain) => {
    const allowed = domain.toLowerCase().replace(/^www\./, '');
    return bare === allowed || bare.endsWith(`.${allowed}`);
  });
};

const isPartOf = (part: Iterable<string>, whole: ReadonlySet<string>): boolean => {
  for (const item of part) if (!whole.has(item)) return false;
  return true;
};

/**
 * Whether all figures and names of a text occur in its quote. This matters most for engines that word their own text.
 */
export const isSupported = (text: string, quote: string): boolean => {
  if (quote.includes(text)) return true;
  const values = (of: string): ReadonlySet<string> => new Set(figuresIn(of, 0).map((figure) => figure.value));
  return isPartOf(values(text), values(quote)) && isPartOf(nameWordsIn(text), nameWordsIn(quote));
};

/** Whether the quote appears in the page's visible text in one piece. */
export const occursIn = (quote: string, blocks: readonly string[]): boolean =>
  blocks.some((block) => block.includes(quote));

export interface Claimed {
  readonly text: string;
  readonly evidence: Evidence;
  /** The blocks of the page cited as evidence, as read in this run and normalised for display. */
  readonly blocks: readonly string[];
  /** The sentence the line was taken from. */
  readonly sentence: Sentence;
}

/** Whether a sentence is whole. One that is only too long for a line is shown by its page's title. */
const isWhole = (sentence: Sentence): boolean => sentenceFault(sentence) === null || isWholeButLong(sentence);

/** Every claim must pass this before it is first shown, whichever engine made it. */
export const isVerified = ({ text, evidence, blocks, sentence }: Claimed, domains: readonly string[]): boolean =>
  isAllowed(evidence.host, domains) &&
  occursIn(evidence.quote, blocks) &&
  isSupported(text, evidence.quote) &&
  isWhole(sentence) &&
  secondSplitterAgrees(blocks[sentence.block] ?? '', sentence);
