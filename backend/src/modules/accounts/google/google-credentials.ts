import { Inject, Injectable } from '@nestjs/common';
import { type JWTVerifyGetKey, createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { GOOGLE } from '#events/accounts/user.events';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import { describeRequestFault } from '#platform/fetch/request-fault-text';
import { Problem } from '#platform/http/answers/problem';
import { type AccountsSettings, accountsSettings } from '../accounts.settings';
import { INVALID_CREDENTIALS } from '../domain/sign-in-refusals';
import { type ProviderPerson, personFor } from '../providers/provider-person';

/** Google signs with either, for the same accounts. */
const ISSUERS = [GOOGLE, 'accounts.google.com'];

const refused = () => new Problem(INVALID_CREDENTIALS, 'Google did not confirm this sign-in. Please try again.');

/** Whether no key fits the token, which is the token's fault. Any other failure to get Google's keys is not. */
const isNoKey = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;

/**
 * Verifies the ID tokens of Google Identity Services: signature, audience, issuer and times. Keys come from
 * GOOGLE_CERTS_URL; the library keeps them for ten minutes and asks for an unknown one at most every 30 seconds.
 */
@Injectable()
export class GoogleCredentials {
  private readonly expected: { readonly clientId: string; readonly keys: JWTVerifyGetKey } | undefined;

  constructor(
    private readonly outbound: ConfiguredOutbound,
    @Inject(accountsSettings.port) { google }: Pick<AccountsSettings, 'google'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    if (google !== undefined) {
      const keys = createRemoteJWKSet(new URL(google.certsUrl), { [customFetch]: (url) => this.keysAt(url) });
      this.expected = { clientId: google.clientId, keys };
    }
  }

  /** The person whom the credential names. Throws INVALID_CREDENTIALS unless Google issued it for this installation. */
  async personOf(credential: string): Promise<ProviderPerson> {
    if (this.expected === undefined) throw new Problem('INVALID', 'Signing in with Google is not set up here.');
    const { clientId, keys } = this.expected;
    const now = this.clock.now();
    const keyFor: JWTVerifyGetKey = async (header, token) => {
      try {
        return await keys(header, token);
      } catch (error) {
        if (isNoKey(error)) throw error;
        throw new Problem('UNAVAILABLE', 'Google could not be reached to confirm this sign-in. Please try again.');
      }
    };
    const rules = { audience: clientId, issuer: ISSUERS, algorithms: ['RS256'], currentDate: now };
    const { payload } = await jwtVerify(credential, keyFor, rules).catch((error: unknown) => {
      throw error instanceof Problem ? error : refused();
    });
    const person = personFor({ issuer: GOOGLE, clientId }, now).safeParse(payload);
    if (!person.success) throw refused();
    return person.data;
  }

  private async keysAt(url: string): Promise<Response> {
    const answer = await this.outbound.call(url, { trust: 'operator' });
    if (isFetchFailure(answer)) throw new Error(`${url} ${describeRequestFault(answer.reason)}`);
    return new Response(Buffer.from(answer.body), { status: answer.status });
  }
}
