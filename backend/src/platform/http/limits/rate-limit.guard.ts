import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Caller } from '../access/caller';
import { SignInAttempts, accountOfAddress } from '../access/sign-in-attempts';
import { Problem } from '../answers/problem';
import { countedAddress } from '../requests/client-address';
import { requestStateOf } from '../requests/request-state';
import { isRead } from '../routes/methods';
import { RATE_LIMIT, type RateLimitRule } from './rate-limit';
import { RATE_LIMITS, type RateLimits, type LimitedSubject } from './rate-limits';

/** Reads the body before validation, so that malformed requests count too. */
const accountIn = (body: unknown, field: string | undefined): string | null => {
  if (field === undefined || typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? accountOfAddress(value) : null;
};

const subjectsOf = (
  request: Request,
  caller: Caller | null,
  rule: RateLimitRule | undefined,
): readonly LimitedSubject[] => {
  const kind = rule?.kind ?? 'write';
  const address: LimitedSubject = [`${kind}/address`, countedAddress(request)];
  if (rule === undefined) return caller === null ? [address] : [[`${kind}/account`, caller.userId]];
  const account = caller?.userId ?? accountIn(request.body, rule.accountField);
  return account === null ? [address] : [address, [`${kind}/account`, account]];
};

/** Limits writes by account and address; runs after the access guard, which identifies the caller. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(RATE_LIMITS) private readonly limits: RateLimits,
    private readonly attempts: SignInAttempts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const declared = this.reflector.get<RateLimitRule | undefined>(RATE_LIMIT, context.getHandler());
    if (declared === undefined && isRead(request.method)) return true;
    const rule: RateLimitRule | undefined =
      declared?.isUrgent?.(request.body) === true ? { ...declared, kind: 'urgent' } : declared;
    const wait = await this.count(request, requestStateOf(request).caller, rule);
    if (wait === null) return true;
    throw new Problem('RATE_LIMITED', 'Too many requests. Please wait a little.', {
      headers: { 'Retry-After': String(wait) },
    });
  }

  /** Returns the seconds to wait if a limit is exceeded, else null. */
  private async count(
    request: Request,
    caller: Caller | null,
    rule: RateLimitRule | undefined,
  ): Promise<number | null> {
    if (rule?.kind === 'sign-in' && caller === null)
      return this.attempts.admit(request, accountIn(request.body, rule.accountField));
    for (const subject of subjectsOf(request, caller, rule)) {
      const wait = await this.limits.count(...subject);
      if (wait !== null) return wait;
    }
    return null;
  }
}
