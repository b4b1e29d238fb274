import { dayOf } from '#kernel/calendar';
import {
  type DashboardItem,
  dashboardAnswer,
  daysOfSpan,
  toDashboardSpan,
  spanParameters,
} from '#modules/dashboards/published';
import { CLOCK } from '#platform/clock';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { type StoolLogs, stoolLogs } from '#projections/conversations/stool-logs/stool-logs.projection';

/** Matches everybody who ever wrote a message. */
export const EVERYBODY = { last_message_at: { $gte: '' } } as const;

type Span = ReturnType<typeof toDashboardSpan>;

/** Stool logs of all people together, by each person's own days. */
export const stoolLogsOverTime = (logs: readonly Pick<StoolLogs, 'stools'>[], span: Span): DashboardItem => {
  const counts = new Map<string, number>();
  for (const { stools } of logs)
    for (const { day, count } of Object.values(stools)) counts.set(day, (counts.get(day) ?? 0) + count);
  const before = daysOfSpan(span.before);
  return {
    id: 'stool-logs',
    title: 'Stool Logs Over Time',
    note: 'Bowel movements that people kept in their diaries, all people together.',
    unit: 'count',
    as_of: null,
    type: 'time_series',
    data: daysOfSpan(span).map((date, at) => ({
      date,
      count: counts.get(date) ?? 0,
      previous: counts.get(before[at] ?? '') ?? 0,
    })),
    behind: null,
  };
};

export const ChronicDashboard = readRoute({
  path: 'api/chronic/get-dashboard',
  access: 'admin',
  summary: 'How many stools all people together logged on each day.',
  query: spanParameters,
  answers: dashboardAnswer,
  uses: [READ_STORE, CLOCK],
  async read({ query }, reads, clock) {
    const span = toDashboardSpan(query, dayOf(clock.now().toISOString()));
    return { ...span, items: [stoolLogsOverTime(await reads.find(stoolLogs, EVERYBODY), span)] };
  },
});
