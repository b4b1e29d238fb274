import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { stateOf } from './request-state';

export type Role = 'staff' | 'admin' | 'super';

/** Who sends the request, as the access token says. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  /** The person who acts as this user, where somebody does. */
  readonly impersonator?: { readonly userId: string };
}

const callerOf = (context: ExecutionContext): Caller | null =>
  stateOf(context.switchToHttp().getRequest<object>()).caller;

/** The `Caller`, or null where nobody is signed in: for routes with access 'optional'. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller | null => callerOf(context));

/** The `Caller` of a route with access 'user' or above, never null. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const caller = callerOf(context);
  if (caller === null) throw new Error('@SignedIn() on a route that lets the signed-out in.');
  return caller;
});
