import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { cohortItems } from './cohorts';
import type { DashboardItem } from './dashboard-item';
import { hostItems } from './hosts';
import { linesPerDay, parts, perDay, sumOf, within } from './items';
import { locationsItem } from './locations';
import { machineryItems } from './machinery';
import { type Measured, measuredIn } from './measured';
import type { Span } from './span';

/** What the installation is used for, from where, what it costs and reads, for its administrators. */
export class GetAppDashboard extends Query<readonly DashboardItem[]> {
  constructor(readonly span: Span) {
    super();
  }
}

const registered = within('users', 'registered_at');
const costly = within('runs', 'finished_at');
const runsOn = (engine: string) => within('runs', 'started_at', { engine });

const itemsOf = (measured: Measured): readonly DashboardItem[] => [
  sumOf(measured, { id: 'sign-ups', title: 'Sign-ups' }, ['signed_up'], registered),
  sumOf(measured, { id: 'cost', title: 'Cost of engines', unit: 'usd' }, ['cost_usd'], costly),
  linesPerDay(measured, { id: 'accounts', title: 'Accounts' }, [
    { name: 'Registered', measure: 'signed_up', behind: registered },
    { name: 'Activated', measure: 'activated', behind: within('users', 'activated_at') },
  ]),
  perDay(measured, { id: 'cost-per-day', title: 'Cost of engines per day', unit: 'usd' }, 'cost_usd', costly),
  parts(measured, { id: 'runs-by-engine', title: 'Runs by engine', note: 'Runs that started.' }, [
    { name: 'feeds', measure: 'engine_feeds', behind: runsOn('feeds') },
    { name: 'sonar-reasoning-pro', measure: 'engine_sonar', behind: runsOn('sonar-reasoning-pro') },
    { name: 'exa', measure: 'engine_exa', behind: runsOn('exa') },
  ]),
];

@QueryHandler(GetAppDashboard)
export class GetAppDashboardHandler implements IQueryHandler<GetAppDashboard> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(JOB_QUEUE) private readonly jobs: Pick<JobQueue, 'kinds' | 'counts'>,
    @Inject(ProjectionRunner) private readonly models: Pick<ProjectionRunner, 'list'>,
  ) {}

  async execute({ span }: GetAppDashboard) {
    const at = this.clock.now().toISOString();
    const [measured, cohorts, locations, hosts, machinery] = await Promise.all([
      measuredIn(this.reads, span),
      cohortItems(this.reads, span.to),
      locationsItem(this.reads, at),
      hostItems(this.reads, span),
      machineryItems(this.jobs, this.models, at),
    ]);
    return [...itemsOf(measured), ...cohorts, locations, ...hosts, ...machinery];
  }
}
