import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { type RequestCaller, requestStateOf } from '../requests/request-state';

export type { Role } from '../requests/request-state';
export type Caller = RequestCaller;

const callerOf = (context: ExecutionContext): Caller | null =>
  requestStateOf(context.switchToHttp().getRequest<object>()).caller;

/** Whether the caller is staff, which every role includes. */
export const isStaff = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.length > 0;

/** The `Caller`, or null if no one is signed in: for routes with access 'optional'. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller | null =>
  callerOf(context),
);

/** The `Caller`, never null: for routes with access 'user' or above. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const caller = callerOf(context);
  if (caller === null) throw new Error('@SignedIn() on a route without required sign-in.');
  return caller;
});
