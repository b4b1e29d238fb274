import type { z } from 'zod';
import type { CommandOutcome } from '../../command-handling/command-outcome';
import { CommandRunner } from '../../command-handling/command-runner';
import type { InjectionToken } from '../../multi-provider';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '../../read-store/read-model-progress';
import { providedUnlessInInitialFill } from '../../read-store/reads-unless-in-initial-fill';
import type { AccessLevel } from '../access/access';
import { type BodyStatus, type ViewOf, doneAnswer } from '../answers/answer-schemas';
import { commandAnswer } from '../answers/command-answer';
import { Operation } from './operation';
import { type Route, type RouteDeclaration, type RouteRequest, routeController } from './route';

/** The validated request to a route that changes something. */
export type ChangeRequest<Path extends string, Level extends AccessLevel, SentBody> = RouteRequest<
  Path,
  Level,
  SentBody,
  'post'
>;

/** A route that changes something. */
export interface ChangeDeclaration<
  Path extends string,
  Level extends AccessLevel,
  SentBody extends z.ZodObject,
  Uses extends readonly InjectionToken[],
> extends RouteDeclaration<Path, Level, SentBody> {
  /** Default `post`. */
  readonly method?: 'post' | 'put' | 'delete';
  /** Ports that its functions are given besides the request, in this order; by default none. */
  readonly uses?: Uses;
}

/** The answer to what was accepted: a body, or none with 204, or `{}` if nothing is declared. */
export type AnsweringChange<Schema extends z.ZodType, Request, Result, Uses extends readonly unknown[]> =
  | {
      readonly answers: Schema;
      /** Default 200; several if `statusOf` chooses. */
      readonly status?: BodyStatus | readonly [BodyStatus, ...BodyStatus[]];
      statusOf?(request: Request): BodyStatus;
      answer(request: Request, result: Result, ...uses: Uses): ViewOf<Schema>;
    }
  | { readonly answers: null }
  | { readonly answers?: undefined };

interface ChangeParts<Request, Result, Uses extends readonly unknown[]> {
  readonly declared: ChangeDeclaration<string, AccessLevel, z.ZodObject, readonly InjectionToken[]> &
    AnsweringChange<z.ZodType, Request, Result, Uses>;
  carryOut(runner: CommandRunner, request: Request, ...uses: Uses): Promise<CommandOutcome<Result>>;
}

interface Provided<Uses extends readonly unknown[]> {
  readonly runner: CommandRunner;
  readonly ports: Uses;
}

/** The endpoint that carries out a command. */
export const changeRoute =
  <Request, Result, Uses extends readonly unknown[]>({
    declared,
    carryOut,
  }: ChangeParts<Request, Result, Uses>): Route =>
  (name) => {
    const { method = 'post', uses = [], ...described } = declared;
    const withBody = 'answer' in declared ? declared : null;
    const { status = 200 } = withBody ?? {};

    return routeController<Provided<Uses>, Request>({
      name,
      declared,
      method,
      uses: [READ_MODEL_PROGRESS, CommandRunner, ...uses],
      provide: ([progress, runner, ...ports]) => ({
        runner: runner as CommandRunner,
        ports: providedUnlessInInitialFill(uses, ports, progress as ReadModelProgress) as Uses,
      }),
      operation:
        declared.answers === null
          ? Operation({ ...described, answers: null, status: 204 })
          : Operation({ ...described, answers: withBody?.answers ?? doneAnswer, status }),
      async respond({ runner, ports }, request) {
        const outcome = await carryOut(runner, request, ...ports);
        if (declared.answers === null) return commandAnswer(outcome, { status: 204 });
        if (withBody === null) return commandAnswer(outcome);
        const chosen = withBody.statusOf?.(request) ?? (typeof status === 'number' ? status : status[0]);
        return commandAnswer(outcome, { status: chosen, body: (result) => withBody.answer(request, result, ...ports) });
      },
    });
  };
