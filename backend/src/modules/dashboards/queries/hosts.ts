import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type HostDay, hostDays } from '#projections/dashboards/host-days/host-days.projection';
import type { DashboardItem } from './dashboard-item';
import { toItemView, rowsWithinDays } from './items';
import { type SharedForAMinute, sharedForAMinute } from './shared-for-a-minute';
import { daysOfSpan, type DashboardSpan } from './span';

/** Hosts read for each day. One that is beyond them on every day is not among the top of a range. */
const READ_PER_DAY = 50;
const MOST_DISPLAYED = 15;

type Field = 'read' | 'unreachable';

const mostOf = (found: readonly HostDay[], field: Field): readonly (readonly [host: string, pages: number])[] => {
  const pages = new Map<string, number>();
  for (const { host, [field]: count } of found) pages.set(host, (pages.get(host) ?? 0) + count);
  return [...pages]
    .filter(([, count]) => count > 0)
    .sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .slice(0, MOST_DISPLAYED);
};

const itemOf = (id: string, title: string, found: readonly HostDay[], field: Field): DashboardItem => ({
  ...toItemView({ id, title, note: `The ${MOST_DISPLAYED} hosts with the most pages.` }),
  type: 'distribution',
  data: mostOf(found, field).map(([bucket, count]) => ({
    bucket,
    count,
    previous: null,
    behind: rowsWithinDays('pages', 'considered_at', { host: bucket, read: field === 'read' }),
  })),
});

const hostItems = async (reads: Pick<ReadStore, 'find'>, span: DashboardSpan): Promise<readonly DashboardItem[]> => {
  const limit = READ_PER_DAY;
  const [read, unreachable] = await Promise.all([
    onEachDay(span, (day) => reads.find(hostDays, { day, read: { $gt: 0 } }, { sort: { read: -1 }, limit })),
    onEachDay(span, (day) =>
      reads.find(hostDays, { day, unreachable: { $gt: 0 } }, { sort: { unreachable: -1 }, limit }),
    ),
  ]);
  return [
    itemOf('hosts-read', 'Pages read, by host', read, 'read'),
    itemOf('hosts-unreachable', 'Unreachable pages, by host', unreachable, 'unreachable'),
  ];
};

const onEachDay = async (
  span: DashboardSpan,
  most: (day: string) => Promise<readonly HostDay[]>,
): Promise<readonly HostDay[]> => (await Promise.all(daysOfSpan(span).map(most))).flat();

/** Items on the hosts that pages were read from, and on those that were unreachable. Each day of the range takes two reads. */
@Injectable()
export class HostItems {
  private readonly shared: SharedForAMinute<readonly DashboardItem[]>;

  constructor(
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'find'>,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.shared = sharedForAMinute(clock);
  }

  of(span: DashboardSpan): Promise<readonly DashboardItem[]> {
    return this.shared(`${span.from} ${span.to}`, () => hostItems(this.reads, span));
  }
}
