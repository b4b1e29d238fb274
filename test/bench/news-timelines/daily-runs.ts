import { nothingKnown } from '#engine/ledger';
import { coverageOf } from '#engine/mentions/coverage';
import { ownSource } from '#events/research/text-lines';
import { groupBy } from '#kernel/grouping';
import { composeUpdate } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import { runTracker } from '#test/corpus/proof/run-tracker';
import { languageOf } from '#text/languages/detection';
import { isoDay } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { pastDaysIn } from '#text/words/past-days';
import type { NewsTopic } from './timeline-set';

/** A line of an update, as its reader saw it. */
export interface ShownLine {
  /** Of its page: `2011-02-11`. */
  readonly day: string;
  /** The days that it names, or else its page's. */
  readonly ownDays: readonly string[];
  readonly text: string;
  /** Documents that told of it, then or later. */
  readonly tellers: number;
}

export interface DailyRuns {
  readonly shown: readonly ShownLine[];
  /** Days with a page; with one on the topic. */
  readonly read: ReadonlySet<string>;
  readonly onTopic: ReadonlySet<string>;
}

const ownDaysOf = (text: string, day: string): readonly string[] => {
  const named = new Set(pastDaysIn(text, timeOf(day) ?? 0, languageOf(text)).map(isoDay));
  return named.size === 0 ? [day] : [...named];
};

const byDay = (pages: readonly ReadPage[]): ReadonlyMap<string, readonly ReadPage[]> =>
  new Map(
    [...groupBy(pages, ({ publishedAt }) => publishedAt ?? '')].sort(([one], [other]) => one.localeCompare(other)),
  );

/** A run a day over the pages of the day. */
export const dailyRuns = ({ description, pages }: NewsTopic): DailyRuns => {
  let knowledge = nothingKnown;
  const lines: (Omit<ShownLine, 'tellers'> & { readonly claimId: string })[] = [];
  const onTopic = new Set<string>();
  const days = byDay(pages);
  for (const [day, fresh] of days) {
    const run = runTracker({ description }, fresh, `${day}T23:59:00.000Z`, knowledge);
    knowledge = run.knowledge;
    if (run.findings.documents.some(({ reason }) => reason.kind !== 'off_topic')) onTopic.add(day);
    const { lines: told, sources } = composeUpdate(run.findings, knowledge);
    for (const line of told) {
      const { text, claimId } = line;
      const ofPage = ownSource(line, sources)?.publishedAt ?? day;
      lines.push({ day: ofPage, ownDays: ownDaysOf(text, ofPage), text, claimId });
    }
  }
  const tellers = new Map(knowledge.claims.map((claim) => [claim.id, coverageOf(claim).documents]));
  return {
    shown: lines.map(({ claimId, ...line }) => ({ ...line, tellers: tellers.get(claimId) ?? 1 })),
    read: new Set(days.keys()),
    onTopic,
  };
};
