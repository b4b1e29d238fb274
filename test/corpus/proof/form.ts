import { areParallel } from '#engine/compare/parallels';
import { displayText } from '#engine/composition/display-text';
import type { LedgerClaim } from '#engine/ledger';
import { asLine } from '#engine/ranking/abridge';
import type { ReadPage } from '#pages/page';
import { acts } from '#text/languages/english/news';
import { figuresIn } from '#text/words/figures';
import { cosine } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { stemSet, wordCount } from '#text/words/stems';
import { boundaryLabels, documentIds, limits } from './expectations';

export interface BrokenLine {
  readonly text: string;
  readonly fault: string;
}

const shown = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a line is its quote after words that stand before it on the page: those that open its list, or that say what it means. */
const isQuoteWithLead = (text: string, quote: string, blocks: readonly string[]): boolean => {
  const lead = text.slice(0, -` … ${quote}`.length);
  const page = lead.endsWith(':') ? blocks.join(' ') : (blocks.find((block) => block.includes(quote)) ?? '');
  let from = 0;
  const areInOrder = [...lead.slice(1).split(' … '), quote].every((piece) => {
    const index = page.indexOf(piece, from);
    from = index + piece.length;
    return index >= 0;
  });
  return text === `${lead} … ${quote}` && areInOrder;
};

/** Whether a line that is made of an order's list has a sentence that opens it, and is that with pieces of what follows, in order. */
const isMadeOfList = (text: string, quote: string, blocks: readonly string[]): boolean => {
  const lead = blocks.findIndex((block) => block.endsWith(quote));
  const page = blocks.slice(lead).join(' ');
  let from = lead < 0 ? -1 : page.indexOf(quote);
  return (
    quote.endsWith(':') &&
    text.split(/ ?… ?/).every((piece) => {
      const at = from < 0 ? -1 : page.indexOf(piece, from);
      from = at < 0 ? at : at + piece.length;
      return at >= 0;
    })
  );
};

/**
 * Lines that should not have been published. A line from a paragraph with hand-listed sentences must be one of them;
 * any line must be a contiguous piece of its page, made of a list that its quote opens, or its quote after words that stand before
 * it, and within the length limit as a screen shows it.
 */
export const brokenLines = (claims: readonly LedgerClaim[], pages: readonly ReadPage[]): readonly BrokenLine[] => {
  const labels = boundaryLabels();
  const ids = documentIds();
  const blocksOf = new Map(pages.map((page) => [page.url, page.blocks.map(shown)]));
  return claims.flatMap((claim): readonly BrokenLine[] => {
    const { text, evidence } = claim;
    const { url = '', quote = text } = evidence[0] ?? {};
    const faults: string[] = [];
    const blocks = blocksOf.get(url) ?? [];
    const isPiece =
      text === quote
        ? blocks.some((block) => block.includes(text))
        : isMadeOfList(text, quote, blocks) || isQuoteWithLead(text, quote, blocks);
    if (!isPiece) faults.push('no piece of its page');
    const onScreen = asLine(displayText(claim, Date.parse(claim.firstSeenAt)));
    if (wordCount(onScreen) > limits.longestLine) faults.push('too long');
    const listed = (labels[ids.get(url) ?? ''] ?? []).find(({ paragraph }) => paragraph.includes(quote));
    if (listed !== undefined && !listed.sentences.includes(quote)) faults.push('not a sentence as listed by hand');
    return faults.map((fault) => ({ text, fault }));
  });
};

/** Number of lines from paragraphs with hand-listed sentences. */
export const checkedByHand = (claims: readonly LedgerClaim[]): number => {
  const labels = boundaryLabels();
  const ids = documentIds();
  return claims.filter(({ text, evidence }) =>
    (labels[ids.get(evidence[0]?.url ?? '') ?? ''] ?? []).some(({ paragraph }) => paragraph.includes(text)),
  ).length;
};

const differ = (a: string, b: string): boolean => {
  const facts = (text: string): readonly string[] =>
    [...nameWordsIn(text), ...figuresIn(text, 0).map(({ value }) => value)].sort();
  return facts(a).join(' ') !== facts(b).join(' ');
};

/** `This notice amends the schedule …`: acts in the same legal form, each with a party that the other does not name. */
const areActsOnOthers = (a: string, b: string): boolean => {
  const namesOwn = (text: string, other: string) => [...nameWordsIn(text)].some((name) => !other.includes(name));
  return acts.test(a) && acts.test(b) && namesOwn(a, b) && namesOwn(b, a);
};

/** Pairs of lines in an answer that say the same. Two cases of a rule, with other amounts, do not. */
export const repeatedPairs = (lines: readonly string[]): readonly (readonly [string, string])[] => {
  const stems = lines.map((line) => stemSet(line));
  return lines.flatMap((a, index) =>
    lines.slice(index + 1).flatMap((b, step) => {
      const likeness = cosine(stems[index] ?? new Set(), stems[index + 1 + step] ?? new Set());
      if (likeness <= 0.6 || areActsOnOthers(a, b) || areParallel(a, b)) return [];
      return likeness > 0.7 || !differ(a, b) ? [[a, b] as const] : [];
    }),
  );
};
