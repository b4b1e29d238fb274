import { dayOf } from '#kernel/calendar';
import { CLOCK } from '#platform/clock';
import { readRoute } from '#platform/http/routes/read-route';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { CohortItems } from './cohorts';
import { type DashboardItem, dashboardAnswer } from './dashboard-item';
import { HostItems } from './hosts';
import { linesPerDay, measureParts, perDay, sumOf, rowsWithinDays } from './items';
import { locationsItem } from './locations';
import { type SpanCounts, spanCountsOf } from './measured';
import { queueAndModelItems } from './queues-and-models';
import { RepeatedRegistrations } from './repeated-registrations';
import { type DashboardSpan, toDashboardSpan, spanParameters } from './span';

const registered = rowsWithinDays('users', 'registered_at');
const costly = rowsWithinDays('runs', 'finished_at');
const runsOn = (engine: string) => rowsWithinDays('runs', 'started_at', { engine });

/** Its list shows each registration. */
const ONCE = 'An address that registered again before its first mail was followed counts once.';

const itemsOf = (measured: SpanCounts): readonly DashboardItem[] => [
  sumOf(measured, { id: 'sign-ups', title: 'Sign-ups', note: ONCE }, ['signed_up'], registered),
  sumOf(measured, { id: 'cost', title: 'Cost of engines', unit: 'usd' }, ['cost_usd'], costly),
  linesPerDay(measured, { id: 'accounts', title: 'Accounts' }, [
    { name: 'Registered', measure: 'signed_up', behind: registered },
    { name: 'Activated', measure: 'activated', behind: rowsWithinDays('users', 'activated_at') },
  ]),
  perDay(measured, { id: 'cost-per-day', title: 'Cost of engines per day', unit: 'usd' }, 'cost_usd', costly),
  measureParts(measured, { id: 'runs-by-engine', title: 'Runs by engine', note: 'Runs that started.' }, [
    { name: 'feeds', measure: 'engine_feeds', behind: runsOn('feeds') },
    { name: 'sonar-reasoning-pro', measure: 'engine_sonar', behind: runsOn('sonar-reasoning-pro') },
    { name: 'exa', measure: 'engine_exa', behind: runsOn('exa') },
  ]),
];

interface Ports {
  readonly reads: ReadStore;
  readonly jobs: Pick<JobQueue, 'kinds' | 'counts'>;
  readonly models: Pick<ProjectionRunner, 'list'>;
  readonly hosts: HostItems;
  readonly cohorts: CohortItems;
  readonly registrations: RepeatedRegistrations;
}

/** The dashboard for administrators: what the installation is used for, from where, what it costs and reads. */
export const appDashboard = async (
  span: DashboardSpan,
  now: Date,
  { reads, jobs, models, hosts, cohorts, registrations }: Ports,
): Promise<readonly DashboardItem[]> => {
  const at = now.toISOString();
  const repeated = await registrations.days();
  const [measured, ofCohorts, locations, ofHosts, machinery] = await Promise.all([
    spanCountsOf(reads, span, repeated),
    cohorts.upTo(span.to, repeated),
    locationsItem(reads, at),
    hosts.of(span),
    queueAndModelItems(jobs, models, at),
  ]);
  return [...itemsOf(measured), ...ofCohorts, locations, ...ofHosts, ...machinery];
};

export const GetAppDashboard = readRoute({
  path: 'api/admin/dashboard',
  access: 'admin',
  summary: 'Sign-ups, retention, cost, engines and hosts in numbers; the queue and the read models as they are now.',
  query: spanParameters,
  answers: dashboardAnswer,
  uses: [READ_STORE, CLOCK, JOB_QUEUE, ProjectionRunner, HostItems, CohortItems, RepeatedRegistrations],
  async read({ query }, reads, clock, jobs, models, hosts, cohorts, registrations) {
    const now = clock.now();
    const span = toDashboardSpan(query, dayOf(now.toISOString()));
    return { ...span, items: await appDashboard(span, now, { reads, jobs, models, hosts, cohorts, registrations }) };
  },
});
