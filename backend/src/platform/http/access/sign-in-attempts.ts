import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { setTimeout as pause } from 'node:timers/promises';
import { RATE_LIMITS, type RateLimits, type LimitedSubject } from '../limits/rate-limits';
import { countedAddress } from '../requests/client-address';
import { KnownBrowsers } from './known-browsers';

/** The account meant by an address, however it is spelled. */
export const accountOfAddress = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/**
 * Limits failed attempts to sign in, without letting anybody lock a person out: by address, by account and address, and
 * by a browser that is known for the account, whatever others do. Beyond ten failures from anywhere, unknown browsers
 * take turns. Nothing here depends on whether the account exists.
 */
@Injectable()
export class SignInAttempts {
  /** Limits that each attempt was counted for, to be given back if it succeeds. */
  private readonly counted = new WeakMap<Request, readonly LimitedSubject[]>();

  constructor(
    @Inject(RATE_LIMITS) private readonly limits: RateLimits,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Counts an attempt before it is made; null for an account if the request names none. Returns the seconds to wait, else
   * null.
   */
  async admit(request: Request, account: string | null): Promise<number | null> {
    const browser = account === null ? null : this.browsers.recognise(request, account);
    if (browser !== null && (await this.count(request, [['sign-in/browser', browser]])) === null) return null;
    const address = countedAddress(request);
    if (account === null) return this.count(request, [['sign-in/address', address]]);
    const wait = await this.count(request, [
      ['sign-in/address', address],
      ['sign-in/account-and-address', JSON.stringify([account, address])],
    ]);
    return wait ?? this.takeTurn(request, account);
  }

  /** Removes the attempt from the limits, and remembers the browser. */
  async succeeded(request: Request, response: Response, account: string): Promise<void> {
    for (const subject of this.counted.get(request) ?? []) await this.limits.giveBack(...subject);
    this.counted.delete(request);
    this.browsers.remember(request, response, accountOfAddress(account));
  }

  private async count(request: Request, subjects: readonly LimitedSubject[]): Promise<number | null> {
    for (const subject of subjects) {
      const wait = await this.limits.count(...subject);
      if (wait !== null) return wait;
      this.counted.set(request, [...(this.counted.get(request) ?? []), subject]);
    }
    return null;
  }

  /** Waits for the next turn once; if another attempt takes that, the seconds until the one after. */
  private async takeTurn(request: Request, account: string): Promise<number | null> {
    if ((await this.count(request, [['sign-in/account', account]])) === null) return null;
    const wait = await this.limits.count('sign-in/turn', account);
    if (wait === null) return null;
    await pause(wait * 1000);
    return this.limits.count('sign-in/turn', account);
  }
}
