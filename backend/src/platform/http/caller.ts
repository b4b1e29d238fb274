import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { type RequestCaller, stateOf } from './request-state';

export type { Role } from './request-state';
export type Caller = RequestCaller;

const callerOf = (context: ExecutionContext): Caller | null =>
  stateOf(context.switchToHttp().getRequest<object>()).caller;

/** The `Caller`, or null where nobody is signed in: for routes with access 'optional'. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller | null =>
  callerOf(context),
);

/** The `Caller` of a route with access 'user' or above, never null. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const caller = callerOf(context);
  if (caller === null) throw new Error('@SignedIn() on a route that lets the signed-out in.');
  return caller;
});
