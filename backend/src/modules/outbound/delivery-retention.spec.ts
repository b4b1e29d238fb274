import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import { idAt } from '#kernel/ids';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { BEGINNING } from '#platform/event-store/event-store';
import { expireOverdue } from '#platform/expiry/expire-overdue';
import { forgetOverdue } from '#platform/expiry/forgetting';
import { effects } from '#projections/outbound/effects/effects.projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { abandonedDeliveries, endedDeliveries } from './delivery-retention';

const userId = 'ann';
const planned: EffectEvent = {
  type: 'EffectPlanned',
  data: { userId, kind: 'account-mail', subject: {}, dueAt: '2026-03-01T00:00:00.000Z', expiresAt: null, series: null },
};
const delivered: EffectEvent = { type: 'EffectDelivered', data: { userId, attempt: 1, receipt: null } };
const givenUp: EffectEvent = { type: 'EffectGivenUp', data: { userId, because: 'attempts', attempts: 1 } };

const NOON = '2026-03-01T12:00:00.000Z';

/** A log and the read model of its deliveries, which reads on whenever it is waited for. */
const opened = async () => {
  const log = inMemoryEventStore();
  const reads = new InMemoryReadStore();
  const { name } = effects;
  await reads.ensureCollection(name, effects);
  await reads.saveModelRecord({ name, live: name, liveVersion: '', building: null, retired: [] });
  let reached = BEGINNING;
  const readOn = async (): Promise<'shows'> => {
    const { events, upTo } = await log.readAll({ after: reached, limit: 100_000 });
    const writes = events.flatMap((event) =>
      effects.project(event as never).map((write) => ({ position: event.position, write })),
    );
    await reads.apply(name, writes, upTo);
    reached = upTo;
    return 'shows';
  };
  const ports = {
    reads,
    events: log,
    progress: { waitFor: async () => true, untilCaughtUp: readOn, hidesItsDocuments: () => false },
    runner: new CommandRunner(log),
  };
  return {
    ports,
    /** What became of a delivery at noon. */
    async append(id: string, ...events: readonly EffectEvent[]): Promise<void> {
      const metadata = {
        occurred_at: NOON,
        correlation_id: id,
        causation_id: id,
        command: 'Test',
        actor: { kind: 'system' as const },
      };
      const made = events.map((event, n) => ({ ...event, id: idAt(Date.parse(NOON), `${id} ${n}`), metadata }));
      await log.append(effectEvents.stream(id), 'none', made);
      await readOn();
    },
    forget: (at: string) => forgetOverdue(endedDeliveries, ports, new Date(at)),
    /** The deliveries that are listed, and the events by which others are forgotten. */
    async left() {
      const listed = await reads.find(effects, {}, { sort: { _id: 1 } });
      const { events } = await log.readAll({ after: BEGINNING, limit: 100_000 });
      const forgotten = events.filter(({ type }) => type === 'DeliveriesForgotten');
      return { listed: listed.map(({ _id }) => _id), forgotten };
    },
  };
};

test('an ended delivery is forgotten on the first day that begins 90 days later; one that may still be sent is not', async () => {
  const { append, forget, left } = await opened();
  await append('ended', planned, delivered);
  await append('waits', planned);
  await append('given up', planned, givenUp);
  await forget('2026-05-30T23:59:00.000Z');
  expect((await left()).listed).toHaveLength(3);
  await forget('2026-05-31T00:00:00.000Z');
  expect(await left()).toMatchObject({
    listed: ['given up', 'waits'],
    forgotten: [{ stream: 'forgottendeliveries-2026-05-31', data: { effectIds: ['ended'] } }],
  });
});

test('many are forgotten by few events, and once', async () => {
  const { append, forget, left } = await opened();
  for (let n = 0; n < 450; n++) await append(`d${n}`, planned, delivered);
  await forget('2026-06-01T00:00:00.000Z');
  await forget('2026-06-01T00:01:00.000Z');
  const { listed, forgotten } = await left();
  expect(listed).toEqual([]);
  expect(forgotten).toHaveLength(3);
});

test('two processes that find the same append it once', async () => {
  const { append, forget, left } = await opened();
  await append('ended', planned, delivered);
  await Promise.all([forget('2026-06-01T00:00:00.000Z'), forget('2026-06-01T00:00:00.000Z')]);
  expect((await left()).forgotten).toHaveLength(1);
});

test('a delivery is not forgotten over and over if a read model was made to skip the event', async () => {
  const { append, ports, left } = await opened();
  await append('ended', planned, delivered);
  const progress = {
    waitFor: async () => true,
    untilCaughtUp: async () => 'shows' as const,
    hidesItsDocuments: () => false,
  };
  await forgetOverdue(endedDeliveries, { ...ports, progress }, new Date('2026-06-01T00:00:00.000Z'));
  expect((await left()).forgotten).toHaveLength(1);
});

test('a delivery that was given up 90 days ago ends', async () => {
  const { append, ports } = await opened();
  await append('given up', planned, givenUp);
  const abandoned = async (at: string): Promise<readonly string[]> => {
    const ids: string[] = [];
    const found = { reads: ports.reads, onFailure: (id: string) => ids.push(`failed ${id}`) };
    const expire = async ({ _id }: { readonly _id: string }) => ids.push(_id);
    await expireOverdue(abandonedDeliveries, { ...found, expire }, new Date(at));
    return ids;
  };
  expect(await abandoned('2026-05-30T11:59:59.999Z')).toEqual([]);
  expect(await abandoned('2026-05-30T12:00:00.000Z')).toEqual(['given up']);
});
