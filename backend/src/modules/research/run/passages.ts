import type { Evidence, Findings, LedgerClaim } from '#engine/ledger';
import { passageAddress } from '#events/documents/document-address';
import { UNREADABLE_PLACEHOLDER } from '#kernel/unreadable-text';
import type { GatheredPage } from '#pages/read-page';
import type { Gathered } from '../gather/gathering';

/** Characters shown on either side of a quote. */
const AROUND = 220;

const fromWord = (text: string): string => `… ${text.slice(text.indexOf(' ') + 1)}`;
const toWord = (text: string): string => `${text.slice(0, text.lastIndexOf(' '))} …`;

/** Characters shown after a quote that opens a list, whose items are in separate paragraphs. */
const LIST = 1_200;

/** A paragraph with as many following ones as a list can take up. */
const withNext = (blocks: readonly string[], position: number): string => {
  let text = blocks[position] ?? '';
  for (let next = position + 1; next < blocks.length && text.length < AROUND + LIST; next++) text += ` ${blocks[next]}`;
  return text;
};

/**
 * The quote with its surrounding sentences, so that readers can check it in context, and the list that it opens, if
 * any. Undefined if it is the whole paragraph or no longer on the page.
 */
export const passageOf = (blocks: readonly string[], quote: string): string | undefined => {
  const index = blocks.findIndex((each) => each.includes(quote));
  const opensList = quote.endsWith(':');
  const block = opensList && index >= 0 ? withNext(blocks, index) : blocks[index];
  if (block === undefined || block === quote) return undefined;
  const from = block.indexOf(quote);
  const before = block.slice(0, from);
  const after = block.slice(from + quote.length);
  const room = opensList ? LIST : AROUND;
  return [
    before.length > AROUND ? fromWord(before.slice(-AROUND)) : before,
    quote,
    after.length > room ? toWord(after.slice(0, room)) : after,
  ]
    .join('')
    .replaceAll(UNREADABLE_PLACEHOLDER, '[…]');
};

type Quoted = Pick<GatheredPage, 'url' | 'blocks' | 'pageStarts'>;

/** The address of a document, opened on the page where a quote begins. Undefined for web pages. */
export const openedAt = ({ url, blocks, pageStarts }: Quoted, quote: string): string | undefined => {
  const index = blocks.findIndex((block) => block.includes(quote));
  const block = blocks[index];
  const starts = pageStarts?.[index];
  if (block === undefined || starts === undefined) return undefined;
  const from = block.indexOf(quote);
  const next = starts.findIndex(({ at }) => at > from);
  const [start, end] = next === -1 ? [starts.at(-1), undefined] : [starts[next - 1], starts[next]];
  if (start === undefined) return undefined;
  const text = block.slice(from, Math.min(from + quote.length, end?.at ?? block.length)).trim();
  return passageAddress(url, { page: start.page, text });
};

/** Findings whose quotes have the sentences around them and, for documents, the place at which to open them. */
export const withPassages = (findings: Findings, { pages }: Gathered): Findings => {
  const pageAt = new Map(pages.map((page) => [page.url, page]));
  const inPassage = (evidence: Evidence): Evidence => {
    const page = pageAt.get(evidence.url);
    if (page === undefined) return evidence;
    const passage = passageOf(page.blocks, evidence.quote);
    const opensAt = openedAt(page, evidence.quote);
    return { ...evidence, ...(passage !== undefined && { passage }), ...(opensAt !== undefined && { opensAt }) };
  };
  const withPlaces = (claim: LedgerClaim): LedgerClaim => {
    const { inForce, evidence } = claim;
    const [first] = evidence;
    const page = first && pageAt.get(first.url);
    const due = inForce?.due;
    const opensAt = page && due && openedAt(page, due.quote);
    return {
      ...claim,
      evidence: evidence.map(inPassage),
      ...(due !== undefined && opensAt !== undefined && { inForce: { ...inForce, due: { ...due, opensAt } } }),
    };
  };
  return {
    ...findings,
    recorded: findings.recorded.map((finding) => ({
      ...finding,
      claim: withPlaces(finding.claim),
    })),
    confirmed: findings.confirmed.map((each) => ({ ...each, evidence: inPassage(each.evidence) })),
    facts: findings.facts.map((fact) => ({ ...fact, evidence: inPassage(fact.evidence) })),
  };
};
