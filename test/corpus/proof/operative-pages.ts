import { occursIn } from '#engine/compare/verify';
import type { LedgerClaim } from '#engine/ledger';
import { ownSource } from '#events/research/text-lines';
import { composeState } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import type { OperativePage } from './expectations';
import { runTracker } from './run-tracker';

const DAY = 86_400_000;

const urlOf = ({ host, published }: OperativePage): string => `https://${host}/${published}`;

export const operativePageOf = (given: OperativePage): ReadPage => {
  const { host, publisher, title, published, blocks } = given;
  const url = urlOf(given);
  return { url, foundAt: url, host, title, publisher, author: '', publishedAt: published, blocks };
};

export const claimsOf = (given: OperativePage): readonly LedgerClaim[] => {
  const { published, description } = given;
  return runTracker({ description }, [operativePageOf(given)], `${published}T23:59:00Z`).knowledge.claims;
};

/** What the overview shows of a page beside `others`. */
export const shownOf = (page: OperativePage, others: readonly LedgerClaim[] = []): readonly string[] => {
  const readAt = page.read === undefined ? Date.parse(page.published) + 3 * DAY : Date.parse(page.read);
  const { lines, sources } = composeState([...others, ...claimsOf(page)], readAt, { description: page.description });
  return lines.filter((line) => ownSource(line, sources)?.url === urlOf(page)).map(({ text }) => text);
};

/** As it stands on the page, also after a `Today, ` that is left off. */
export const isOnPage = (line: string, blocks: readonly string[]): boolean =>
  occursIn(line, blocks) || occursIn(line.charAt(0).toLowerCase() + line.slice(1), blocks);

/** Whether the first line that the overview shows of a page is one by which it may be told. */
export const isToldRight = ({ shown }: OperativePage, [first = '']: readonly string[]): boolean =>
  shown.includes(first);
