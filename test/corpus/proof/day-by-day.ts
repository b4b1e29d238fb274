import { nothingKnown, type Findings, type Knowledge } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { citedUrls, runTracker, type Tracker } from './run-tracker';

const DAY = 86_400_000;

export const FIRST_DAY = '2025-01-20';
export const LAST_DAY = '2026-08-21';

const dayOf = (page: ReadPage): string => new Date(page.publishedAt ?? 0).toISOString().slice(0, 10);
const after = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** Every UTC day of the walk with a document, and the day after each. */
export const walkedDays = (pages: readonly ReadPage[]): readonly string[] => {
  const dated = pages.map(dayOf).filter((day) => day >= FIRST_DAY && day <= LAST_DAY);
  return [...new Set([FIRST_DAY, ...dated.flatMap((day) => [day, after(day)])])].sort();
};

export interface WalkedDay {
  readonly day: string;
  readonly findings: Findings;
  readonly knowledge: Knowledge;
  /** Documents published since the previous day. */
  readonly fresh: readonly ReadPage[];
  /** Everything readable that day. */
  readonly pages: readonly ReadPage[];
}

/** Runs a tracker at 23:59 UTC on each day over everything published by then. `served` may modify pages. */
export const walk = (
  tracker: Tracker,
  pages: readonly ReadPage[],
  served: (pages: readonly ReadPage[], day: string) => readonly ReadPage[] = (same) => same,
): readonly WalkedDay[] => {
  let knowledge = nothingKnown;
  let before = new Set<string>();
  return walkedDays(pages).map((day) => {
    const there = pages.filter((page) => dayOf(page) <= day);
    const shown = served(there, day);
    const run = runTracker(tracker, shown, `${day}T23:59:00.000Z`, knowledge);
    const fresh = there.filter(({ url }) => !before.has(url));
    before = new Set(there.map(({ url }) => url));
    knowledge = run.knowledge;
    return { day, findings: run.findings, knowledge, fresh, pages: shown };
  });
};

export interface InTime {
  readonly share: number;
  readonly late: readonly string[];
}

/** How many of the documents dated within the walk were told on their first day or cited for an earlier story. */
export const toldInTime = (days: readonly WalkedDay[], isOwn: (url: string) => boolean): InTime => {
  const own = days.flatMap(({ day, fresh, knowledge }) => {
    const cited = citedUrls(knowledge.claims);
    return fresh
      .filter((page) => dayOf(page) === day && day >= FIRST_DAY && isOwn(page.url))
      .map(({ url }) => ({ url, told: cited.has(url) }));
  });
  return {
    share: own.filter(({ told }) => told).length / own.length,
    late: own.filter(({ told }) => !told).map(({ url }) => url),
  };
};

/** Days without new documents on which something was published anyway. */
export const noisyDays = (days: readonly WalkedDay[]): readonly string[] =>
  days.filter(({ fresh, findings }) => fresh.length === 0 && findings.recorded.length > 0).map(({ day }) => day);
