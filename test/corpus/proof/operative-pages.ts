import { ownSource } from '#events/research/text-lines';
import { composeState } from '#modules/research/pipeline/composition/compose';
import { occursIn } from '#modules/research/pipeline/compare/verify';
import { knowledgeAfter, nothingKnown, type LedgerClaim } from '#modules/research/pipeline/ledger';
import type { OperativePage } from './expectations';
import { runTracker } from './run-tracker';

const DAY = 86_400_000;

const urlOf = ({ host, published }: OperativePage): string => `https://${host}/${published}`;

export const claimsOf = (given: OperativePage): readonly LedgerClaim[] => {
  const { host, publisher, title, published, description, blocks } = given;
  const url = urlOf(given);
  const page = { url, foundAt: url, host, title, publisher, author: '', publishedAt: published, blocks };
  const { findings } = runTracker({ description }, [page], `${published}T23:59:00Z`);
  return knowledgeAfter(nothingKnown, findings).claims;
};

/** What the overview shows of a page beside `others`. */
export const shownOf = (page: OperativePage, others: readonly LedgerClaim[] = []): readonly string[] => {
  const at = page.read === undefined ? Date.parse(page.published) + 3 * DAY : Date.parse(page.read);
  const { lines, sources } = composeState([...others, ...claimsOf(page)], at, page.description);
  return lines.filter((line) => ownSource(line, sources)?.url === urlOf(page)).map(({ text }) => text);
};

/** Without the ellipsis of a long act, and as it stands after `Today, ` or a deadline. */
export const isPieceOf = (line: string, blocks: readonly string[]): boolean => {
  const piece = line.replace(/ …$/, '');
  return occursIn(piece, blocks) || occursIn(piece.charAt(0).toLowerCase() + piece.slice(1), blocks);
};

/** Of an order without those who are consulted, two pieces of the same paragraph, in order. */
export const arePiecesOf = (line: string, blocks: readonly string[]): boolean => {
  const [before = '', after = ''] = line.split(' … ');
  return blocks.some((block) => {
    const at = block.indexOf(before.slice(1));
    return at >= 0 && isPieceOf(before, [block]) && isPieceOf(after, [block.slice(at + before.length)]);
  });
};

/** Of an order that opens a list, the pieces and the items, each a piece of its own. */
export const isListOf = (line: string, blocks: readonly string[]): boolean =>
  line.split(/ … | (?=\(\w{1,4}\) )/).every((piece) => isPieceOf(piece, blocks));

/** `Order: … Revokes the permit.`: labelled by what is told, without the words that open its list. */
const withoutLead = (line: string): string => line.replace(/^[^:]*: … /, '');

/** Whether the first line that the overview shows of a page is one by which it may be told. */
export const isToldRight = ({ shown }: OperativePage, [first = '']: readonly string[]): boolean =>
  shown.includes(withoutLead(first));
