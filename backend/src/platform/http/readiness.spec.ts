import { startEventStoreDBTestServer } from '../../../../test/support/eventstoredb-test-server/eventstoredb-test-server';
import { serverLog } from '../../../../test/support/eventstoredb-test-server/server-log';
import { TestClock } from '../../../../test/support/test-clock';
import { openEventStoreDB } from '../event-store/eventstoredb/eventstoredb-event-store';
import { inProcessJobQueue } from '../jobs/in-process/in-process-job-queue';
import { Lifecycle } from '../lifecycle';
import { InMemoryReadStore } from '../read-store/in-memory/in-memory-read-store';
import { readinessOf } from './readiness';

test('reads EventStoreDB once, however many system events it has', async () => {
  const log = serverLog();
  for (let n = 0; n < 2000; n++) log.writeOwn();
  const server = await startEventStoreDBTestServer({ log });
  const events = openEventStoreDB({ url: server.url });
  const { checks } = readinessOf({
    events,
    documents: new InMemoryReadStore(),
    jobs: inProcessJobQueue({ clock: new TestClock(), lookMs: 1000, onFailure: () => undefined }),
    models: { list: async () => [] },
    lifecycle: new Lifecycle(),
  });
  expect(await checks.find(({ name }) => name === 'event-store')?.fault()).toBeNull();
  expect(server.calls.reads).toBe(1);
  await events.close();
  await server.stop();
});
