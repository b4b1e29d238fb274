import {
  type DynamicModule,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import type { Clock } from '#kernel/clock';
import { CHECKPOINT_STORE, type CheckpointStore } from '../checkpoints/checkpoint-store';
import { CLOCK } from '../clock';
import { EVENT_STORE, type EventStore } from '../event-store/event-store';
import { LogReader } from '../log-reader/log-reader';
import {
  LEASES,
  type Leases,
  READ_MODEL_STORE,
  type ReadModelStore,
  SCRATCH_STORE,
  type ScratchStore,
} from '../read-store/read-store';
import { contributedProjections, contributedReactors } from './contributions';
import { INTERVENTIONS, type ReadInterventions } from './interventions';
import { ProjectionRunner } from './projection-runner';
import { ReactorRunner } from './reactors/reactor-runner';

export interface RunnerRoles {
  /** Whether this process keeps read models up to date. */
  readonly projects: boolean;
  readonly reacts: boolean;
}

/** Starts the runners once all modules have contributed, and stops them when no request is running. */
@Injectable()
class RunnerLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly projections: ProjectionRunner,
    private readonly reactors: ReactorRunner,
    private readonly reader: LogReader,
    private readonly discovery: DiscoveryService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.projections.start();
    await this.reactors.start(contributedReactors(this.discovery));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reactors.stop();
    await this.projections.stop();
    await this.reader.stop();
  }
}

/**
 * Runs the read models that areas declare, and what they contribute with `provideReactor(…)`. Imported once, by the application's
 * module; requires EVENT_STORE, the ports of `provideReadModelStore`, CHECKPOINT_STORE and INTERVENTIONS from a global module that
 * closes them after this one has stopped.
 */
@Module({})
export class ProjectionRunnerModule {
  static withRoles(roles: RunnerRoles): DynamicModule {
    return {
      module: ProjectionRunnerModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        {
          provide: LogReader,
          inject: [EVENT_STORE],
          useFactory: (events: EventStore) => new LogReader(events, new Logger(LogReader.name)),
        },
        {
          provide: ProjectionRunner,
          inject: [EVENT_STORE, LogReader, READ_MODEL_STORE, SCRATCH_STORE, DiscoveryService, CLOCK, INTERVENTIONS],
          useFactory: (
            events: EventStore,
            reader: LogReader,
            documents: ReadModelStore,
            scratch: ScratchStore,
            discovery: DiscoveryService,
            clock: Clock,
            interventions: ReadInterventions,
          ) =>
            new ProjectionRunner({
              events,
              reader,
              documents,
              scratch,
              projections: contributedProjections(discovery).flat(),
              projects: roles.projects,
              clock,
              interventions,
              log: new Logger(ProjectionRunner.name),
            }),
        },
        {
          provide: ReactorRunner,
          inject: [EVENT_STORE, LogReader, LEASES, SCRATCH_STORE, CHECKPOINT_STORE, INTERVENTIONS],
          useFactory: (
            events: EventStore,
            reader: LogReader,
            leases: Leases,
            scratch: ScratchStore,
            checkpoints: CheckpointStore,
            interventions: ReadInterventions,
          ) =>
            new ReactorRunner({
              events,
              reader,
              leases,
              scratch,
              checkpoints,
              reacts: roles.reacts,
              interventions,
              log: new Logger(ReactorRunner.name),
            }),
        },
        RunnerLifecycle,
      ],
      exports: [LogReader, ProjectionRunner, ReactorRunner],
    };
  }
}
