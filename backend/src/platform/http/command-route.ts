import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { z } from 'zod';
import { type Decider, type DomainCommand, type Refusal, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { type CommandOutcome, accepted } from '../command-handling/command-outcome';
import { DeciderRunner } from '../command-handling/decider-runner';
import type { AccessLevel } from './access';
import { answer as answerWith } from './answer';
import { type ViewOf, doneAnswer } from './answers';
import { Context } from './context';
import { Operation } from './operation';
import {
  type RouteRequest,
  type NoFields,
  type Route,
  type RouteDeclaration,
  endpointOf,
  named,
  operationOf,
} from './route';

interface CommandRequest<Path extends string, Level extends AccessLevel, SentBody> extends RouteRequest<
  Path,
  Level,
  SentBody
> {
  readonly context: Context;
}

/** What was decided, whether now or by an earlier attempt of the same request. */
interface Made<Chosen, State> {
  readonly command: Chosen;
  readonly state: State;
}

/** With what an accepted command is answered: a body, or none with 204, or `{}` if nothing is said of it. */
type Answering<Schema extends z.ZodType, Request, Chosen, State> =
  | {
      readonly answers: Schema;
      /** Default 200. */
      readonly status?: 200 | 201 | 202;
      answer(request: Request, made: Made<Chosen, State>): ViewOf<Schema>;
    }
  | { readonly answers: null }
  | { readonly answers?: undefined };

/**
 * A route for a command that one decider decides on one stream, from its path to the decision. Its sender is this route alone;
 * a command that other code sends is a `ContextCommand`.
 * `ToggleEmail = commandRoute({ path: 'api/topics/toggle-email/:id', access: 'user', body, answers, …,
 * decider: trackerDecider, decide: ({ params: { id }, body, caller }) => [id, { type: …, by: caller.userId }] })`
 */
export const commandRoute =
  <
    const Path extends string,
    Level extends AccessLevel,
    Decided extends DomainCommand,
    Event extends DomainEvent,
    State,
    const Chosen extends Decided,
    Schema extends z.ZodType = z.ZodType,
    SentBody extends z.ZodObject = NoFields,
  >(
    declared: RouteDeclaration<Path, Level, SentBody> & {
      /** Default `post`. */
      readonly method?: 'post' | 'put' | 'delete';
      /** See `Operation`. */
      readonly sensitive?: true;
      readonly decider: Decider<Decided, Event, State>;
      /** The id of the stream, and the command on it. */
      decide(
        request: CommandRequest<Path, Level, z.output<SentBody>>,
      ): readonly [id: string, command: Chosen] | Refusal;
    } & Answering<Schema, CommandRequest<Path, Level, z.output<SentBody>>, Chosen, State>,
  ): Route =>
  (key) => {
    type Request = CommandRequest<Path, Level, z.output<SentBody>>;
    const { name = key, method = 'post', decider, decide } = declared;
    const { operation } = operationOf(name, method);
    const withBody = 'answer' in declared ? declared : null;
    const { access, inPerson, sensitive, summary } = declared;
    const described = {
      access,
      summary,
      ...(inPerson === undefined ? {} : { inPerson }),
      ...(sensitive === undefined ? {} : { sensitive }),
    };

    class RouteCommand extends Command<CommandOutcome<Made<Chosen, State>>> {
      constructor(readonly request: Request) {
        super();
      }
    }

    @CommandHandler(named(RouteCommand, operation))
    class Handler {
      constructor(private readonly runner: DeciderRunner) {}

      async execute({ request }: RouteCommand): Promise<CommandOutcome<Made<Chosen, State>>> {
        const decision = decide(request);
        if (isRefusal(decision)) return decision;
        const [id, command] = decision;
        const outcome = await this.runner.run(decider, id, command, request.context);
        return isRefusal(outcome) ? outcome : accepted({ command, state: outcome.state }, outcome);
      }
    }

    const endpoint = endpointOf<CommandBus, Omit<Request, 'context'>, Context>({
      name,
      declared,
      method,
      bus: CommandBus,
      given: Context(),
      operation:
        declared.answers === null
          ? Operation({ ...described, answers: null, status: 204 })
          : Operation({ ...described, answers: withBody?.answers ?? doneAnswer, status: withBody?.status ?? 200 }),
      async respond(commands, received, context) {
        const request = { ...received, context };
        const outcome = await commands.execute(new RouteCommand(request));
        if (declared.answers === null) return answerWith(outcome, { status: 204 });
        if (withBody === null) return answerWith(outcome);
        return answerWith(outcome, { status: withBody.status ?? 200, body: (made) => withBody.answer(request, made) });
      },
    });
    return { endpoint, handler: named(Handler, `${operation}Handler`) };
  };
