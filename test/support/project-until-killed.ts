import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { tallies } from './read-models/tallies.projection';
import { TestClock } from './test-clock';

const [eventsFile = '', viewsFile = ''] = process.argv.slice(2);

/** Projects and rebuilds forever, and prints each stored page. */
const run = async (): Promise<void> => {
  const events = await openSqliteEventStore({ file: eventsFile, writer: 'inline' });
  const store = SqliteReadStore.open(viewsFile);
  const apply = store.apply.bind(store);
  store.apply = async (...page) => {
    await apply(...page);
    process.stdout.write('page\n');
  };
  const log = { log: () => undefined, error: (message: string) => void process.stderr.write(`${message}\n`) };
  const runner = new ProjectionRunner({
    clock: new TestClock(),
    interventions: async () => NO_INTERVENTIONS,
    events,
    reader: new LogReader(events, log),
    documents: store,
    scratch: store,
    projections: [tallies],
    projects: true,
    log,
    tickMs: 5,
  });
  await runner.start();
  for (;;) {
    await runner.rebuild('tallies');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

void run();
