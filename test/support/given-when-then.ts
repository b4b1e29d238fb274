import { type Decider, type DomainEvent, type RefusalCode, isRefusal } from '../../backend/src/kernel/decider';

/** `scenario(sourceSet).given(created()).when(revise({ by: 'bob' })).thenRefused('ACCESS_DENIED')` */
export const scenario = <Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>) => ({
  given: (...history: Event[]) => ({
    when: (command: Command) => {
      const state = history.reduce((folded, event) => decider.evolve(folded, event), decider.initialState);
      const decision = decider.decide(command, state);
      return {
        then: (...expected: Event[]) => expect(decision).toEqual(expected),
        thenNothing: () => expect(decision).toEqual([]),
        thenRefused: (code: RefusalCode) => expect(isRefusal(decision) ? decision.refused : decision).toBe(code),
      };
    },
  }),
});
