import type { z } from 'zod';
import { type Decider, type DomainCommand, type Refusal, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { accepted } from '../../command-handling/command-outcome';
import type { ProvidedFor, InjectionToken } from '../../multi-provider';
import type { AccessLevel } from '../access/access';
import { type AnsweringChange, type ChangeDeclaration, type ChangeRequest, changeRoute } from './change-route';
import type { NoFields, Route } from './route';

/** The decision, whether made now or by an earlier attempt of the same request. */
interface DecidedCommand<Chosen, State> {
  readonly command: Chosen;
  readonly state: State;
}

/** The id of the stream, and the command on it. */
type Choice<Chosen> = readonly [id: string, command: Chosen] | Refusal;

/**
 * A route for a command that one decider decides on one stream, from its path to the decision. No other code sends it;
 * a command that other code sends is a `ContextCommand`.
 * `SetEmailUpdates = commandRoute({ path: 'api/topics/toggle-email/:id', access: 'user', body, answers, …,
 * decider: trackerDecider, decide: ({ params: { id }, body, caller }) => [id, { type: …, by: caller.userId }] })`
 */
export const commandRoute = <
  const Path extends string,
  Level extends AccessLevel,
  Decision extends DomainCommand,
  Event extends DomainEvent,
  State,
  const Chosen extends Decision,
  Schema extends z.ZodType = z.ZodType,
  SentBody extends z.ZodObject = NoFields,
  const Uses extends readonly InjectionToken[] = readonly [],
>(
  declared: ChangeDeclaration<Path, Level, SentBody, Uses> & {
    readonly decider: Decider<Decision, Event, State>;
    /** May look first, at read models or other streams, and refuse. */
    decide(
      request: ChangeRequest<Path, Level, z.output<SentBody>>,
      ...uses: ProvidedFor<Uses>
    ): Choice<Chosen> | Promise<Choice<Chosen>>;
  } & AnsweringChange<
      Schema,
      ChangeRequest<Path, Level, z.output<SentBody>>,
      DecidedCommand<Chosen, State>,
      ProvidedFor<Uses>
    >,
): Route =>
  changeRoute<ChangeRequest<Path, Level, z.output<SentBody>>, DecidedCommand<Chosen, State>, ProvidedFor<Uses>>({
    declared,
    async carryOut(runner, request, ...uses) {
      const choice = await declared.decide(request, ...uses);
      if (isRefusal(choice)) return choice;
      const [id, command] = choice;
      const outcome = await runner.run(declared.decider, id, command, request.context);
      return isRefusal(outcome) ? outcome : accepted({ command, state: outcome.state }, outcome);
    },
  });
