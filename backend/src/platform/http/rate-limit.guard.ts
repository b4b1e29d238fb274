import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Caller } from './caller';
import { countedAddress } from './client-address';
import { Problem } from './problem';
import { RATE_LIMIT, type RateLimitRule } from './rate-limit';
import { type CountedBy, type CountedKind, RATE_LIMITS, type RateLimits } from './rate-limits';
import { stateOf } from './request-state';

const READS = ['GET', 'HEAD', 'OPTIONS'];

type Subject = readonly [by: CountedBy, subject: string];

/** Reads the body before validation, so that malformed requests count too. */
const accountNamed = (body: unknown, field: string): string | null => {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value.trim().toLowerCase() : null;
};

const subjectsOf = (request: Request, caller: Caller | null, rule: RateLimitRule | undefined): readonly Subject[] => {
  const address: Subject = ['address', countedAddress(request)];
  if (rule === undefined) return caller === null ? [address] : [['account', caller.userId]];
  const account = caller?.userId ?? accountNamed(request.body, rule.accountField);
  return account === null ? [address] : [address, ['account', account]];
};

/** Limits writes by account and address; runs after the access guard, which identifies the caller. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(RATE_LIMITS) private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const rule = this.reflector.get<RateLimitRule | undefined>(RATE_LIMIT, context.getHandler());
    if (rule === undefined && READS.includes(request.method)) return true;
    const kind: CountedKind = rule?.kind ?? 'write';
    for (const [by, subject] of subjectsOf(request, stateOf(request).caller, rule)) {
      const wait = await this.limits.count(kind, by, subject);
      if (wait !== null) {
        throw new Problem('RATE_LIMITED', 'Too many requests. Please wait a little.', {
          headers: { 'Retry-After': String(wait) },
        });
      }
    }
    return true;
  }
}
