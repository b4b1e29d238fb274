import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { CommandContext } from '../../command-handling/command-context';
import { requestStateOf } from './request-state';

export type Context = CommandContext;

/**
 * The `CommandContext` of a POST, PUT, PATCH or DELETE: who, when, and the id from which event ids derive. A request
 * repeated with its Idempotency-Key has the same context.
 */
export const Context = createParamDecorator((_data: unknown, execution: ExecutionContext): CommandContext => {
  const { context } = requestStateOf(execution.switchToHttp().getRequest<object>());
  if (context === undefined) throw new Error('@Context() on a route without a command.');
  return context;
});
