import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Browser } from '#events/accounts/user.events';
import type { CommandContext } from '#platform/command-handling/command-context';
import { CONFIG, type Config } from '#platform/config/config';
import { hashOfToken } from '#platform/crypto/token-hash';
import { cookieOf } from '#platform/http/access/cookies';
import { isLocalRequest } from '#platform/http/requests/client-address';
import { VERIFICATION_LIFETIME_MS } from '../domain/link';
import { AccountKeys } from '../keys/account-keys';
import { isLocalOnly } from './local-only';

const COOKIE = 'aidy_outbox';
const TOKEN = /^[\w-]{43}$/;

const tokenIn = (request: Request): string | null => {
  const value = cookieOf(request, COOKIE) ?? '';
  return TOKEN.test(value) ? value : null;
};

/** Recognises the browsers of this machine by a cookie, so that each is shown only the mail it requested. */
@Injectable()
export class OutboxBrowsers {
  private readonly localOnly: boolean;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly keys: AccountKeys,
  ) {
    this.localOnly = isLocalOnly(config);
  }

  mayLook(request: Request): boolean {
    return this.localOnly && isLocalRequest(request);
  }

  /** The requesting browser; null if it has not requested any mail, or has no access. */
  recognise(request: Request): Browser {
    const token = this.mayLook(request) ? tokenIn(request) : null;
    return token === null ? null : hashOfToken(token);
  }

  /** Keeps or sets the browser's cookie on requests that cause mail, whatever the response. */
  remember(request: Request, response: Response, { commandId }: CommandContext): Browser {
    if (!this.mayLook(request)) return null;
    const known = tokenIn(request);
    if (known !== null) return hashOfToken(known);
    const token = this.keys.browserToken(commandId);
    // Outlasts the browser's window: whoever reopens it has to find the link that they asked for.
    response.cookie(COOKIE, token, { httpOnly: true, sameSite: 'strict', path: '/', maxAge: VERIFICATION_LIFETIME_MS });
    return hashOfToken(token);
  }
}
