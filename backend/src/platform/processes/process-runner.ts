import type { CommandBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { assertNever } from '#kernel/assert-never';
import { codeOf, isRefusal } from '#kernel/decider';
import type { Recorded } from '#kernel/recorded-event';
import { SingleFlight } from '#kernel/single-flight';
import { idOf } from '#kernel/stream-name';
import { reactionTo } from '../command-handling/command-context';
import { type CommandOutcome, accepted } from '../command-handling/command-outcome';
import type { CommandRunner } from '../command-handling/command-runner';
import type { FollowUps } from '../command-handling/follow-up-order';
import { CommandIdReused } from '../command-handling/repeated-command';
import type { ReadInterventions } from '../projection-runner/interventions';
import type { Reactor } from '../projection-runner/reactors/reactor';
import type { FollowedStep, Process, ProcessStep } from './process';

export interface ProcessLog {
  warn(message: string): void;
  error(message: string): void;
}

/** Events whose steps are known to be done or skipped; of forgotten ones, done steps are repeated without effect. */
const REMEMBERED_EVENTS = 10_000;

const nameOf = (step: ProcessStep): string => {
  switch (step.kind) {
    case 'decide':
      return step.command.type;
    case 'send':
      return step.command.name;
    case 'effect':
      return step.name;
    default:
      return assertNever(step);
  }
};

/** The command of a step and its stream, if that is known. */
const placedName = (step: ProcessStep): string =>
  step.kind === 'decide' ? `${nameOf(step)} on ${step.decider.events.stream(step.id)}` : nameOf(step);

/** The steps with the names that their ids derive from. Equal steps of one event are numbered from the second on. */
const named = (
  process: string,
  steps: readonly ProcessStep[],
): readonly (readonly [ProcessStep, readonly string[]])[] => {
  const counts = new Map<string, number>();
  return steps.map((step) => {
    const count = (counts.get(placedName(step)) ?? 0) + 1;
    counts.set(placedName(step), count);
    return [step, count === 1 ? [process] : [process, String(count)]];
  });
};

type StepOutcome = FollowedStep['outcome'] & { readonly followed?: readonly FollowedStep[] };

/**
 * Carries out the follow-ups of events: inline for the command that appended them, and through a reactor per process after
 * a crash. A process's steps are carried out in order and repeated until all are done; deterministic ids ensure a single
 * effect.
 */
export class ProcessRunner implements FollowUps {
  private readonly byType = new Map<string, Process[]>();
  /** Categories with a process that may not lag. */
  private readonly ordered = new Set<string>();
  private readonly flights = new SingleFlight<string, readonly FollowedStep[]>();
  private readonly outcomes = new LRUCache<string, 'done' | 'skipped'>({ max: REMEMBERED_EVENTS });

  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: Pick<CommandBus, 'execute'>,
    private readonly interventions: ReadInterventions,
    private readonly log: ProcessLog,
  ) {
    runner.followUps.carriedOutBy(this);
  }

  /** Registers the process for inline execution; the returned reactor completes it after a crash. */
  add(process: Process): Reactor {
    for (const type of process.on) this.byType.set(type, [...(this.byType.get(type) ?? []), process]);
    if (process.mayLag !== true) this.ordered.add(process.category);
    return {
      name: process.name,
      categories: [process.category],
      react: async (event) => {
        if (!process.on.includes(event.type)) return;
        await this.flights.inFlight(event.id);
        if (this.outcomes.has(this.keyOf(process, event))) return;
        if (process.mayLag !== true) await this.runner.followUps.completeBefore(event);
        await this.carryOut(process, event);
      },
      describeEffect: async (event) => {
        if (!process.on.includes(event.type)) return [];
        return process.react(event, await this.stateFor(process, event)).map(placedName);
      },
    };
  }

  areOrdered(category: string): boolean {
    return this.ordered.has(category);
  }

  isUnderWay(event: Recorded): boolean {
    return this.flights.inFlight(event.id) !== undefined;
  }

  leave(event: Recorded, error: unknown): void {
    for (const process of this.of(event)) {
      this.log.error(`${this.describeReaction(process, event)} failed; its reactor will retry it: ${String(error)}`);
    }
  }

  isDone(event: Recorded): boolean {
    return this.of(event).every((process) => process.mayLag === true || this.outcomes.has(this.keyOf(process, event)));
  }

  follow(event: Recorded): Promise<readonly FollowedStep[]> {
    return this.flights.run(event.id, () => this.carryOutAll(this.of(event), event));
  }

  complete(event: Recorded): Promise<readonly FollowedStep[]> {
    return this.flights.run(event.id, async () => this.carryOutAll(await this.notSkipped(event), event));
  }

  private async notSkipped(event: Recorded): Promise<readonly Process[]> {
    const processes = this.of(event);
    const skipped = await Promise.all(processes.map((process) => this.isSkipped(process, event)));
    return processes.filter((_, index) => skipped[index] === false);
  }

  private async isSkipped(process: Process, event: Recorded): Promise<boolean> {
    const key = this.keyOf(process, event);
    const known = this.outcomes.get(key);
    if (known !== undefined) return known === 'skipped';
    const { skipped } = await this.interventions(process.name);
    if (!skipped.has(event.id)) return false;
    this.outcomes.set(key, 'skipped');
    return true;
  }

  private async carryOutAll(processes: readonly Process[], event: Recorded): Promise<readonly FollowedStep[]> {
    const followed: FollowedStep[] = [];
    for (const process of processes) {
      try {
        followed.push(...(await this.carryOut(process, event)));
      } catch (error) {
        if (process.mayLag !== true) throw error;
        this.log.error(`${this.describeReaction(process, event)} failed; its reactor will retry it: ${String(error)}`);
      }
    }
    return followed;
  }

  private async carryOut(process: Process, event: Recorded): Promise<readonly FollowedStep[]> {
    const followed: FollowedStep[] = [];
    for (const [step, names] of named(process.name, process.react(event, await this.stateFor(process, event)))) {
      const outcome = await this.carryOutStep(process, step, names, event);
      if (isRefusal(outcome)) {
        this.log.warn(`${this.describeReaction(process, event)}: ${nameOf(step)} was refused: ${codeOf(outcome)}.`);
      }
      followed.push({ process: process.name, step, outcome }, ...(outcome.followed ?? []));
    }
    this.outcomes.set(this.keyOf(process, event), 'done');
    return followed;
  }

  private async carryOutStep(
    process: Process,
    step: ProcessStep,
    names: readonly string[],
    event: Recorded,
  ): Promise<StepOutcome> {
    const context = {
      ...reactionTo(event, ...names),
      ...(process.reversible === true && { reversibleSince: event }),
    };
    try {
      switch (step.kind) {
        case 'decide': {
          const decided = await this.runner.run(step.decider, step.id, step.command, context);
          return isRefusal(decided) ? decided : { ...accepted(null, decided), followed: decided.followed };
        }
        case 'send':
          return await this.commands.execute<never, CommandOutcome<unknown>>(
            new step.command(step.request, context) as never,
          );
        case 'effect':
          await step.run();
          return accepted(null);
        default:
          return assertNever(step);
      }
    } catch (error) {
      // The step was carried out before, and newer code would decide otherwise: keep what happened.
      if (!(error instanceof CommandIdReused)) throw error;
      this.log.error(`${this.describeReaction(process, event)}: ${error.message}`);
      return accepted(null);
    }
  }

  private async stateFor({ decider }: Process, { stream }: Recorded): Promise<unknown> {
    return decider === undefined ? undefined : this.runner.streams.stateOf(decider, idOf(stream));
  }

  private of(event: Recorded): readonly Process[] {
    return this.byType.get(event.type) ?? [];
  }

  private keyOf({ name }: Process, { id }: Recorded): string {
    return `${name}/${id}`;
  }

  private describeReaction({ name }: Process, { type, stream, revision }: Recorded): string {
    return `Process ${name} after ${type} (revision ${revision} of ${stream})`;
  }
}
