import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { type OutboundEffectCommand, outboundEffectDecider } from '#modules/outbound/domain/effect.decider';
import { provideOutboundKind, type OutboundKind } from '#modules/outbound/outbound-kind';
import { outboundArea } from '#modules/outbound/outbound.module';
import { EVENT_CATEGORIES } from '#platform/area/event-categories';
import { type CheckpointStore, CHECKPOINT_STORE } from '#platform/checkpoints/checkpoint-store';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner, provideCommandHandling } from '#platform/command-handling/command-runner';
import { CONFIG } from '#platform/config/config';
import { KEY_STORE, type KeyStore } from '#platform/crypto/key-store';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { IDS, randomIds } from '#platform/ids';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { OUTBOX, OutboxFolder } from '#platform/mail/outbox-folder';
import { INTERVENTIONS, NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { ProjectionRunnerModule } from '#platform/projection-runner/projection-runner.module';
import { READ_MODEL_PROGRESS } from '#platform/read-store/read-model-progress';
import { type ReadModelStore, type ScratchStore, provideReadModelStore } from '#platform/read-store/read-store';
import { type EffectDocument, effects } from '#projections/outbound/effects/effects.projection';
import { configFor } from '../http-app';
import { takeTurn } from '../take-turn';

/** What several processes share, and what survives them. */
export interface SharedStores {
  readonly log: EventStore;
  readonly keys: KeyStore;
  readonly documents: ReadModelStore & ScratchStore;
  readonly checkpoints: CheckpointStore;
}

/** A process that makes outbound effects of some kinds. */
export interface OutboundWorker {
  readonly jobs: JobQueue;
  /** The command's id is random: repeating one is a new command. */
  command(effectId: string, command: OutboundEffectCommand): Promise<unknown>;
  /** Looks for what is due without waiting for the next regular look. */
  lookForDue(): Promise<void>;
  history(effectId: string): Promise<readonly Recorded<EffectEvent>[]>;
  delivery(effectId: string): Promise<EffectDocument | undefined>;
  close(): Promise<void>;
}

const SHARED_LOG = { EVENTSTORE_URL: 'esdb://localhost:2113?tls=false' };

/** The area of outbound effects on the platform as in the product, without HTTP. */
export const startOutboundWorker = async (
  { log, keys, documents, checkpoints }: SharedStores,
  clock: Clock,
  jobs: JobQueue,
  kinds: readonly OutboundKind[],
  /** Settings of the worker; by default one of several on an EventStoreDB. */
  environment: Readonly<Record<string, string>> = SHARED_LOG,
): Promise<OutboundWorker> => {
  const events = codecEventStore(log, effectEvents.schemas, keys);
  const runner = new CommandRunner(events);
  const ids = randomIds(clock);
  const provided = [
    { provide: CONFIG, useValue: configFor(environment) },
    { provide: CLOCK, useValue: clock },
    { provide: IDS, useValue: ids },
    { provide: KEY_STORE, useValue: keys },
    { provide: EVENT_STORE, useValue: events },
    { provide: EVENT_CATEGORIES, useValue: [effectEvents] },
    ...provideReadModelStore(documents),
    { provide: CHECKPOINT_STORE, useValue: checkpoints },
    { provide: INTERVENTIONS, useValue: async () => NO_INTERVENTIONS },
    { provide: READ_MODEL_PROGRESS, useExisting: ProjectionRunner },
    { provide: JOB_QUEUE, useValue: jobs },
    { provide: OUTBOX, useValue: new OutboxFolder(join(tmpdir(), `aidy-outbox-${ids.next()}`)) },
    ...provideCommandHandling(runner),
    ...kinds.map((kind) => provideOutboundKind(() => kind)),
  ];
  @Global()
  @Module({ providers: provided, exports: provided.map(({ provide }) => provide) })
  class PortsModule {}

  const runners = ProjectionRunnerModule.withRoles({ projects: true, reacts: true });
  const built = await Test.createTestingModule({
    imports: [PortsModule, runners, CqrsModule.forRoot(), outboundArea.module],
  }).compile();
  built.useLogger(false);
  await built.init();
  return {
    jobs,
    command: (effectId, command) =>
      runner.run(outboundEffectDecider, effectId, command, ofTheSystem(ids.next(), clock.now())),
    lookForDue: () => takeTurn(built, 'due-effects'),
    history: (effectId) => runner.streams.history<EffectEvent>(effectEvents.stream(effectId)),
    delivery: (effectId) => documents.get(effects, effectId),
    async close() {
      await jobs.stop(1000);
      await built.close();
    },
  };
};

export const effectIdAt = (clock: Clock, name: string): string => idAt(clock.now().getTime(), name);
