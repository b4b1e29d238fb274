import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { assertNever } from '#kernel/assert-never';
import { ACCESS, type AccessLevel } from './access';
import type { Caller, Role } from './caller';
import { Problem } from './problem';
import { stateOf } from './request-state';

const authRequired = (): Problem => new Problem('AUTH_REQUIRED', 'Please sign in.');

/** A role includes the ones below it, so an administrator need not be granted each of them. */
const holds = (caller: Caller, ...roles: readonly Role[]): boolean => roles.some((role) => caller.roles.includes(role));

const refusalOf = (level: AccessLevel, caller: Caller): Problem | null => {
  switch (level) {
    case 'public':
    case 'optional':
    case 'user':
      return null;
    case 'staff':
      return holds(caller, 'staff', 'admin', 'super') ? null : new Problem('STAFF_ONLY', 'Only staff may do this.');
    case 'admin':
      return holds(caller, 'admin', 'super') ? null : new Problem('ADMIN_ONLY', 'Only administrators may do this.');
    case 'super':
      return holds(caller, 'super') ? null : new Problem('ACCESS_DENIED', 'You may not do this.');
    default:
      return assertNever(level);
  }
};

/** Admits requests according to the route's `@Access`. Routes without one are closed to everyone. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (level === undefined)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access.`);
    if (level === 'public') return true;

    const request = context.switchToHttp().getRequest<Request>();
    if (request.headers.authorization === undefined) {
      if (level === 'optional') return true;
      throw authRequired();
    }
    await super.canActivate(context);
    const { caller } = stateOf(request);
    if (caller === null) throw authRequired();
    const refusal = refusalOf(level, caller);
    if (refusal !== null) throw refusal;
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error instanceof Error) throw error;
    if (user === false) throw authRequired();
    return user;
  }
}
