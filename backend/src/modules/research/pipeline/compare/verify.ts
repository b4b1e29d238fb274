import type { Evidence } from '../ledger';
import { faultOf } from '../sentences/form';
import { secondSplitterAgrees } from '../sentences/second-splitter';
import type { Sentence } from '../sentences/sentences';
import { figuresIn } from '../words/figures';
import { namesIn } from '../words/names';

/** Is a host one of the allowed ones, or below one? No list allows every host. */
export const isAllowed = (host: string, domains: readonly string[]): boolean => {
  if (domains.length === 0) return true;
  const bare = host.toLowerCase().replace(/^www\./, '');
  return domains.some((domain) => {
    const allowed = domain.toLowerCase().replace(/^www\./, '');
    return bare === allowed || bare.endsWith(`.${allowed}`);
  });
};

const within = (part: Iterable<string>, whole: ReadonlySet<string>): boolean => {
  for (const item of part) if (!whole.has(item)) return false;
  return true;
};

/** Whether all figures and names of the text occur in its quote. Engines that write their own text depend on this check. */
export const isBorneOut = (text: string, quote: string): boolean => {
  if (quote.includes(text)) return true;
  const values = (of: string): ReadonlySet<string> => new Set(figuresIn(of, 0).map((figure) => figure.value));
  return within(values(text), values(quote)) && within(namesIn(text), namesIn(quote));
};

/** Whether the quote appears in the page's visible text in one piece. */
export const standsIn = (quote: string, blocks: readonly string[]): boolean =>
  blocks.some((block) => block.includes(quote));

export interface Claimed {
  readonly text: string;
  readonly evidence: Evidence;
  /** The blocks of the page that the evidence names, as read in this run and as they are shown. */
  readonly blocks: readonly string[];
  /** The sentence the line was taken from. */
  readonly sentence: Sentence;
}

/** The gate that every claim passes before it is first shown, whichever engine made it. */
export const isVerified = (claimed: Claimed, domains: readonly string[]): boolean =>
  isAllowed(claimed.evidence.host, domains) &&
  standsIn(claimed.evidence.quote, claimed.blocks) &&
  isBorneOut(claimed.text, claimed.evidence.quote) &&
  faultOf(claimed.sentence) === null &&
  secondSplitterAgrees(claimed.blocks[claimed.sentence.block] ?? '', claimed.sentence);
