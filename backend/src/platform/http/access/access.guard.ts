import { type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { assertNever } from '#kernel/assert-never';
import { Problem } from '../answers/problem';
import { requestStateOf } from '../requests/request-state';
import { isRead } from '../routes/methods';
import { ACCESS, IN_PERSON, READ_TOKENS, SENSITIVE, type AccessLevel } from './access';
import type { Caller, Role } from './caller';
import { CALLERS, type Callers } from './callers';
import { type FactorDemand, SECOND_FACTOR_DEMANDS, type SecondFactorDemands } from './second-factor-demands';

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

/** The refusal for an API token whose scope does not allow a route; null if it does. */
const refusalOfScope = (level: AccessLevel, onlyReads: boolean, { scope }: Caller): Problem | null => {
  if (scope === undefined || scope === 'admin') return null;
  if (level === 'staff' || level === 'admin' || level === 'super')
    return new Problem('ACCESS_DENIED', 'This API token does not have the scope admin.');
  return scope === 'write' || onlyReads ? null : new Problem('ACCESS_DENIED', 'This API token may only read.');
};

const refusalInPerson = (subject: string | undefined, { impersonator, scope }: Caller): Problem | null => {
  if (subject === undefined) return null;
  if (impersonator !== undefined) return new Problem('ACCESS_DENIED', `Not while impersonating: ${subject}.`);
  return scope === undefined ? null : new Problem('ACCESS_DENIED', `Not with an API token: ${subject}.`);
};

const ROLE_LEVELS: readonly AccessLevel[] = ['staff', 'admin', 'super'];

const FACTOR_PROBLEMS = {
  setup: () => new Problem('SECOND_FACTOR_SETUP_REQUIRED', 'Set up your second factor first.'),
  proof: () => new Problem('STEP_UP_REQUIRED', 'Enter a code of your second factor first.'),
} as const;

const API_TOKEN = /^bearer (aidy_.*)$/i;

/** Admits requests according to the route's `@Access`. Routes without one are closed to everyone. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    @Optional() @Inject(CALLERS) private readonly callers: Callers | undefined,
    @Optional() @Inject(SECOND_FACTOR_DEMANDS) private readonly factors: SecondFactorDemands | undefined,
  ) {
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
    const caller = await this.callerOf(request, request.headers.authorization, context);
    const subject = this.reflector.get<string | undefined>(IN_PERSON, context.getHandler());
    const onlyReads = isRead(request.method) || this.reflector.get<boolean>(READ_TOKENS, context.getHandler()) === true;
    const refusal =
      refusalOfScope(level, onlyReads, caller) ?? refusalInPerson(subject, caller) ?? refusalOf(level, caller);
    if (refusal !== null) throw refusal;
    const isSensitive = this.reflector.get<boolean | undefined>(SENSITIVE, context.getHandler()) === true;
    await this.refuseUnmet(caller, { isForRoles: ROLE_LEVELS.includes(level), isSensitive });
    return true;
  }

  private async refuseUnmet(caller: Caller, demand: FactorDemand): Promise<void> {
    if (!demand.isForRoles && !demand.isSensitive) return;
    const unmet = (await this.factors?.unmetBy(caller, demand)) ?? null;
    if (unmet !== null) throw FACTOR_PROBLEMS[unmet]();
  }

  private async callerOf(request: Request, authorization: string, context: ExecutionContext): Promise<Caller> {
    const state = requestStateOf(request);
    const [, apiToken] = API_TOKEN.exec(authorization) ?? [];
    if (apiToken === undefined) await super.canActivate(context);
    else state.caller = (await this.callers?.ofApiToken(apiToken)) ?? null;
    if (state.caller === null) throw authRequired();
    return state.caller;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error instanceof Error) throw error;
    if (user === false) throw authRequired();
    return user;
  }
}
