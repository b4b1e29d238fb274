import { assertNever } from '#kernel/assert-never';
import { type Decider, type DomainCommand, codeOf, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import type { Process, ProcessStep } from '#platform/processes/process';
import { expectGoldenForm } from './golden-events';
import { recorded } from './read-models/projected';

/** `scenario(sourceSet).given(created()).when(revise({ by: 'bob' })).thenRefused('ACCESS_DENIED')` */
export const scenario = <Command extends DomainCommand, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
) => ({
  given: (...history: Event[]) => ({
    when: (command: Command) => {
      const state = history.reduce((folded, event) => decider.evolve(folded, event), decider.initialState);
      const decision = decider.decide(command, state);
      return {
        then: (...expected: Event[]) => {
          expect(decision).toEqual(expected);
          for (const event of expected) expectGoldenForm(decider.events, event);
        },
        thenNothing: () => expect(decision).toEqual([]),
        thenRefused: (code: string) => expect(isRefusal(decision) ? codeOf(decision) : decision).toBe(code),
      };
    },
  }),
});

/** A step in a comparable form; effects only by name. */
const told = (step: ProcessStep): object => {
  switch (step.kind) {
    case 'decide':
      return { on: step.decider.events.stream(step.id), command: step.command };
    case 'send':
      return { send: step.command.name, request: step.request };
    case 'effect':
      return { effect: step.name };
    default:
      return assertNever(step);
  }
};

/** `following(portfoliosCompleteTrackers).given().when(admitted()).then({ on: 'tracker-tariffs', command: { … } })` */
export const following = (process: Process) => ({
  given: (...history: readonly DomainEvent[]) => ({
    when: (event: DomainEvent) => {
      const { decider } = process;
      const state = decider && [...history, event].reduce<unknown>(decider.evolve, decider.initialState);
      const steps = process.on.includes(event.type) ? process.react(recorded(event, 1), state) : [];
      return { then: (...expected: readonly object[]) => expect(steps.map(told)).toEqual(expected) };
    },
  }),
});
