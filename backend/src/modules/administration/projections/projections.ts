import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { refuse } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import type { FaultedEvent } from '#platform/projection-runner/fault';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { ReactorRunner, type ReactorStatus } from '#platform/projection-runner/reactors/reactor-runner';
import type { ReadModelStatus } from '#platform/projection-runner/status/read-model-status';
import { type ProjectionRow, detailsOf, rowOfReadModel, rowOfReactor } from './projection-row';

export const NO_SUCH_MODEL = refuse('NOT_FOUND', 'There is no read model with this name.');
export const NO_SUCH_PROJECTION = refuse('NOT_FOUND', 'There is no read model or reactor with this name.');

/** The read models and the reactors, by name: what follows the log, and how far it is. */
@Injectable()
export class Projections {
  constructor(
    private readonly models: ProjectionRunner,
    private readonly reactors: ReactorRunner,
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async rows(): Promise<readonly ProjectionRow[]> {
    const [models, reactors, end] = await Promise.all([
      this.models.list(),
      this.reactors.list(),
      this.events.lastPosition(),
    ]);
    return Promise.all([
      ...models.map((status) => this.rowOfReadModel(status, end)),
      ...reactors.map((status) => this.rowOfReactor(status, end)),
    ]);
  }

  async row(name: string): Promise<ProjectionRow | undefined> {
    const [model, reactor, end] = await Promise.all([
      this.models.status(name),
      this.reactors.status(name),
      this.events.lastPosition(),
    ]);
    if (model !== undefined) return this.rowOfReadModel(model, end);
    return reactor === undefined ? undefined : this.rowOfReactor(reactor, end);
  }

  /** The event at which a model or reactor stands, null if at none; undefined if nothing has this name. */
  async standsAt(name: string): Promise<FaultedEvent | null | undefined> {
    const status = (await this.models.status(name)) ?? (await this.reactors.status(name));
    return status === undefined ? undefined : (status.event ?? null);
  }

  /** What is lost if the event at which it stopped is skipped: changes to documents of a read model, or follow-ups of a reactor. */
  async undoneWork(name: string): Promise<readonly string[]> {
    return [...(await this.models.affectedDocuments(name)), ...(await this.reactors.undoneEffects(name))];
  }

  /** Undefined for a reactor, and for a read model before its first fill. */
  async details(name: string) {
    const details = await this.models.details(name);
    return details && detailsOf(details);
  }

  /**
   * Applies the decisions about a read model or reactor, and lets it try again if it has stopped. False if nothing has this
   * name.
   */
  async applyInterventions(name: string): Promise<boolean> {
    return (await this.models.applyInterventions(name)) || this.reactors.applyInterventions(name);
  }

  private async rowOfReadModel(status: ReadModelStatus, end: number): Promise<ProjectionRow> {
    return rowOfReadModel(status, await this.secondsBehind(this.models, status, end));
  }

  private async rowOfReactor(status: ReactorStatus, end: number): Promise<ProjectionRow> {
    return rowOfReactor(status, end, await this.secondsBehind(this.reactors, status, end));
  }

  /** How long the oldest event waits that it has not taken yet. */
  private async secondsBehind(
    runner: Pick<ProjectionRunner | ReactorRunner, 'waitingSince'>,
    { name, position }: ReadModelStatus | ReactorStatus,
    end: number,
  ): Promise<number> {
    const since = position >= end ? undefined : await runner.waitingSince(name, position);
    if (since === undefined) return 0;
    return Math.max(0, Math.round((this.clock.now().getTime() - new Date(since).getTime()) / 1000));
  }
}
