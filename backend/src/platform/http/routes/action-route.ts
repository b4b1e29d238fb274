import type { z } from 'zod';
import type { CommandOutcome } from '../../command-handling/command-outcome';
import type { ProvidedFor, InjectionToken } from '../../multi-provider';
import type { AccessLevel } from '../access/access';
import { type AnsweringChange, type ChangeDeclaration, type ChangeRequest, changeRoute } from './change-route';
import type { NoFields, Route } from './route';

/**
 * A route that changes something, but not by a single decision as a `commandRoute` does: it sends a command that other
 * code sends, too, or several commands, or has an effect that is not recorded as an event.
 * `RotateToken = actionRoute({ path: 'api/topics/tokens/:id', access: 'user', uses: [CommandBus], …,
 * act: ({ params: { id }, context }, commands) => commands.execute(new RevokeToken({ id }, context)) })`
 */
export const actionRoute = <
  const Path extends string,
  Level extends AccessLevel,
  Result,
  Schema extends z.ZodType = z.ZodType,
  SentBody extends z.ZodObject = NoFields,
  const Uses extends readonly InjectionToken[] = readonly [],
>(
  declared: ChangeDeclaration<Path, Level, SentBody, Uses> & {
    act(
      request: ChangeRequest<Path, Level, z.output<SentBody>>,
      ...uses: ProvidedFor<Uses>
    ): CommandOutcome<Result> | Promise<CommandOutcome<Result>>;
  } & AnsweringChange<Schema, ChangeRequest<Path, Level, z.output<SentBody>>, Result, ProvidedFor<Uses>>,
): Route =>
  changeRoute<ChangeRequest<Path, Level, z.output<SentBody>>, Result, ProvidedFor<Uses>>({
    declared,
    carryOut: async (_runner, request, ...uses) => declared.act(request, ...uses),
  });
