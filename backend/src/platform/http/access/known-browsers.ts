import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import type { Clock } from '#kernel/clock';
import { DAY_MS } from '#kernel/durations';
import { CLOCK } from '../../clock';
import { CONFIG, type Config } from '../../config/config';
import { SECRETS, type Secrets } from '../../config/secrets';
import { derivedKey, keyedHash } from '../../crypto/derived-keys';
import { isSameSecret } from '../../crypto/same-secret';
import { cookieOf } from './cookies';

const COOKIE = 'aidy_known';
const PASS = /^([0-9a-z]{6,12})\.([\w-]{16})\.([\w-]{43})$/;
const LIFETIME_MS = 180 * DAY_MS;
/** Most accounts for which a browser is known; few machines are shared by more users. */
const MAX_ACCOUNTS = 5;

/**
 * Proves that an account has been signed in to from this browser. Only those who know the account's address can
 * recognise it.
 */
interface Pass {
  readonly expires: string;
  readonly nonce: string;
  readonly mac: string;
}

const passesIn = (request: Request): readonly Pass[] => {
  return (cookieOf(request, COOKIE) ?? '')
    .split('~')
    .slice(0, MAX_ACCOUNTS)
    .flatMap((text) => {
      const [, expires, nonce, mac] = PASS.exec(text) ?? [];
      return expires === undefined || nonce === undefined || mac === undefined ? [] : [{ expires, nonce, mac }];
    });
};

const written = ({ expires, nonce, mac }: Pass): string => [expires, nonce, mac].join('.');

/**
 * Recognises browsers that have signed in to an account before, by a signed cookie. It opens nothing; see ADR 0057.
 * Accounts are named as `accountOfAddress` gives them.
 */
@Injectable()
export class KnownBrowsers {
  private readonly key: Uint8Array;

  constructor(
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    this.key = derivedKey(dataKey, 'known-browsers');
  }

  /** The browser, if it is known for the account; else null. */
  recognise(request: Request, account: string): string | null {
    return passesIn(request).find((pass) => this.isFor(account, pass))?.nonce ?? null;
  }

  remember(request: Request, response: Response, account: string): void {
    const expires = (this.clock.now().getTime() + LIFETIME_MS).toString(36);
    const nonce = randomBytes(12).toString('base64url');
    const pass = { expires, nonce, mac: this.macOf(account, expires, nonce) };
    const others = passesIn(request).filter((other) => !this.isFor(account, other));
    response.cookie(COOKIE, [pass, ...others].slice(0, MAX_ACCOUNTS).map(written).join('~'), {
      httpOnly: true,
      sameSite: 'strict',
      secure: this.config.publicUrl.startsWith('https:'),
      path: '/api/common',
      maxAge: LIFETIME_MS,
    });
  }

  private isFor(account: string, { expires, nonce, mac }: Pass): boolean {
    if (Number.parseInt(expires, 36) <= this.clock.now().getTime()) return false;
    return isSameSecret(mac, this.macOf(account, expires, nonce));
  }

  private macOf(account: string, expires: string, nonce: string): string {
    return keyedHash(this.key, JSON.stringify([account, expires, nonce]));
  }
}
