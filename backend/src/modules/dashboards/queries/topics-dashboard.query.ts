import type { Verdict } from '#events/research/feedback.events';
import { dayOf } from '#kernel/calendar';
import { CLOCK } from '#platform/clock';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type DashboardItem, dashboardAnswer } from './dashboard-item';
import { eventsBehind, linesPerDay, measureParts, shareOf, sumOf, rowsWithinDays } from './items';
import { spanCountsOf, type SpanCounts } from './measured';
import { runsByTime } from './rolling-average';
import { type DashboardSpan, toDashboardSpan, spanParameters } from './span';
import { TrackersNow } from './trackers-now';

const runsThat = (state: string) => rowsWithinDays('runs', 'finished_at', { state });
const claimsThatWere = (kind: string) => rowsWithinDays('claims', 'first_seen_at', { kind });
const pagesThat = (couldBe: { read: boolean }) => rowsWithinDays('pages', 'considered_at', couldBe);
const updatesPublished = eventsBehind('UpdatePublished');
const withVerdict = (verdict: Verdict) => rowsWithinDays('feedback', 'given_at', { verdict });

const itemsOf = (measured: SpanCounts): readonly DashboardItem[] => [
  sumOf(
    measured,
    { id: 'runs', title: 'Runs' },
    ['runs_published', 'runs_nothing_new', 'runs_failed'],
    rowsWithinDays('runs', 'finished_at'),
  ),
  shareOf(
    measured,
    { id: 'runs-with-news', title: 'Runs with news', note: 'Of the runs that did not fail.' },
    'runs_published',
    ['runs_nothing_new'],
    runsThat('published'),
  ),
  sumOf(
    measured,
    { id: 'claims', title: 'Claims' },
    ['claims_new', 'claims_changed', 'claims_contradicted'],
    rowsWithinDays('claims', 'first_seen_at'),
  ),
  linesPerDay(measured, { id: 'runs-by-outcome', title: 'Runs by outcome' }, [
    { name: 'Published', measure: 'runs_published', behind: runsThat('published') },
    { name: 'Nothing new', measure: 'runs_nothing_new', behind: runsThat('nothing_new') },
    { name: 'Failed', measure: 'runs_failed', behind: runsThat('failed') },
  ]),
  linesPerDay(measured, { id: 'claims-by-kind', title: 'Claims by kind' }, [
    { name: 'New', measure: 'claims_new', behind: claimsThatWere('new') },
    { name: 'Changed', measure: 'claims_changed', behind: claimsThatWere('changed') },
    { name: 'Ended', measure: 'claims_contradicted', behind: claimsThatWere('contradicted') },
    { name: 'Rejected', measure: 'claims_rejected', behind: rowsWithinDays('runs', 'finished_at') },
  ]),
  measureParts(
    measured,
    {
      id: 'from-publication-to-update',
      title: 'From publication to update',
      note: 'Lines of updates, by the days between their source’s date and the update.',
    },
    [
      { name: 'Same day', measure: 'told_same_day', behind: updatesPublished },
      { name: 'Next day', measure: 'told_next_day', behind: updatesPublished },
      { name: '2 to 3 days', measure: 'told_in_three_days', behind: updatesPublished },
      { name: '4 to 7 days', measure: 'told_in_a_week', behind: updatesPublished },
      { name: 'Later', measure: 'told_later', behind: updatesPublished },
      { name: 'Source has no date', measure: 'told_undated', behind: updatesPublished },
    ],
  ),
  linesPerDay(measured, { id: 'pages', title: 'Pages' }, [
    { name: 'Read', measure: 'pages_read', behind: pagesThat({ read: true }) },
    { name: 'Unreachable', measure: 'pages_unreachable', behind: pagesThat({ read: false }) },
  ]),
  linesPerDay(measured, { id: 'trackers-created-and-deleted', title: 'Trackers created and deleted' }, [
    {
      name: 'Created',
      measure: 'trackers_created',
      behind: rowsWithinDays('trackers', 'created_at', { recorded: false }),
    },
    { name: 'Deleted', measure: 'trackers_deleted', behind: eventsBehind('TrackerDeleted') },
    { name: 'Restored', measure: 'trackers_restored', behind: eventsBehind('TrackerRestored') },
  ]),
  measureParts(measured, { id: 'verdicts', title: 'Feedback' }, [
    { name: 'Useful', measure: 'verdict_useful', behind: withVerdict('useful') },
    { name: 'Known', measure: 'verdict_known', behind: withVerdict('known') },
    { name: 'Wrong', measure: 'verdict_wrong', behind: withVerdict('wrong') },
    { name: 'Off topic', measure: 'verdict_off_topic', behind: withVerdict('off_topic') },
  ]),
];

/** The dashboard on the trackers of all users, in numbers that reveal nobody's topics. */
export const topicsDashboard = async (
  span: DashboardSpan,
  now: Date,
  reads: ReadStore,
  trackersNow: TrackersNow,
): Promise<readonly DashboardItem[]> => {
  const [measured, ofTrackers, byTime] = await Promise.all([
    spanCountsOf(reads, span),
    trackersNow.items(),
    runsByTime(reads, span.to, now.toISOString()),
  ]);
  return [...ofTrackers, ...itemsOf(measured), byTime];
};

export const GetTopicsDashboard = readRoute({
  path: 'api/topics/get-dashboard',
  access: 'user',
  summary: 'The Topics Dashboard: trackers, runs, claims and feedback of all users in numbers, by the day in UTC.',
  query: spanParameters,
  answers: dashboardAnswer,
  uses: [READ_STORE, CLOCK, TrackersNow],
  async read({ query }, reads, clock, trackersNow) {
    const now = clock.now();
    const span = toDashboardSpan(query, dayOf(now.toISOString()));
    return { ...span, items: await topicsDashboard(span, now, reads, trackersNow) };
  },
});
