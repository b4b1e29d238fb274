import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  AuthorizationResponseError,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  ResponseBodyError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockSkew,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { Clock } from '#kernel/clock';
import { MINUTE_MS } from '#kernel/durations';
import { CLOCK, applicationClock } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import { describeRequestFault } from '#platform/fetch/request-fault-text';
import { Problem } from '#platform/http/answers/problem';
import { type AccountsSettings, type OidcSettings, accountsSettings, withoutTrailingSlash } from '../accounts.settings';
import { type ProviderPerson, personFor } from '../providers/provider-person';
import type { StartedSignIn } from './sealed-sign-ins';

/** How long the provider's metadata (addresses and algorithms) and the difference between the clocks are kept. */
const DISCOVERY_LIFETIME_MS = 10 * MINUTE_MS;
/** The clock that openid-client reads. */
const systemClock = applicationClock({ offsetMs: 0 });
const MAX_BYTES = 1_000_000;

/** Why nobody was signed in. */
export type OidcFailure =
  /** The person at the provider did not agree. */
  | 'cancelled'
  /** The provider could not be asked. */
  | 'unavailable'
  /** The provider's answer does not identify anybody to us. */
  | 'refused';

class ProviderAway extends Error {}

const isAway = (error: unknown): boolean =>
  error instanceof ProviderAway || (error instanceof Error && error.cause !== undefined && isAway(error.cause));

/**
 * Sends the secret in the header, which the standard presumes and some providers insist on, or in the form where a provider
 * accepts nothing else.
 */
const authenticating =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    auth(server, client, body, headers);
  };

/**
 * Signs people in at the OpenID Connect provider, by authorization code with PKCE, state and nonce. The provider's
 * metadata is fetched when it is first needed, so that a provider that is down does not stop anything else.
 */
@Injectable()
export class OidcProvider {
  private readonly logger = new Logger(OidcProvider.name);
  private readonly settings: OidcSettings | undefined;
  private readonly redirectUri: string;
  private known: { readonly configuration: Promise<Configuration>; readonly until: number } | null = null;

  constructor(
    private readonly outbound: ConfiguredOutbound,
    @Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>,
    @Inject(accountsSettings.port) { oidc }: Pick<AccountsSettings, 'oidc'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.settings = oidc;
    this.redirectUri = `${publicUrl}/api/common/oidc/callback/`;
  }

  /** The address to which a browser goes for the provider's answer. */
  async urlFor({ state, nonce, verifier }: StartedSignIn): Promise<string> {
    const settings = this.configured();
    try {
      const url = buildAuthorizationUrl(await this.configuration(settings), {
        redirect_uri: this.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    } catch (error) {
      this.warn(error);
      throw new Problem('UNAVAILABLE', `${settings.label} could not be reached. Please try again later.`);
    }
  }

  /** The person whom the provider's answer names, which came as the query of our redirect URI. */
  async personIn(
    answer: URLSearchParams,
    { state, nonce, verifier }: StartedSignIn,
  ): Promise<ProviderPerson | OidcFailure> {
    const settings = this.configured();
    try {
      const configuration = await this.configuration(settings);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(configuration, new URL(`${this.redirectUri}?${answer}`), checks);
      const claims = tokens.claims();
      if (claims === undefined) return 'refused';
      // Some providers put only the id into the token.
      const needsUserInfo =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = needsUserInfo ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      const person = personFor(settings, this.clock.now()).safeParse({ ...more, ...claims });
      if (person.success) return person.data;
      this.logger.warn('The ID token is not for this installation, or not for now.');
      return 'refused';
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'cancelled') this.warn(error);
      return failure;
    }
  }

  private configured(): OidcSettings {
    if (this.settings === undefined)
      throw new Problem('INVALID', 'Signing in with an OpenID Connect provider is not set up here.');
    return this.settings;
  }

  private async configuration(settings: OidcSettings): Promise<Configuration> {
    const now = this.clock.now().getTime();
    if (this.known !== null && now < this.known.until) return this.known.configuration;
    const known = { configuration: this.discover(settings), until: now + DISCOVERY_LIFETIME_MS };
    this.known = known;
    // The next caller asks again.
    known.configuration.catch(() => {
      if (this.known === known) this.known = null;
    });
    return known.configuration;
  }

  private async discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
    const aheadMs = this.clock.now().getTime() - systemClock.now().getTime();
    const configuration = await discovery(
      new URL(`${issuer}/.well-known/openid-configuration`),
      clientId,
      { [clockSkew]: Math.round(aheadMs / 1000) },
      authenticating(clientSecret),
      {
        [customFetch]: (url, options) => this.fetched(url, options),
        execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      },
    );
    const named = configuration.serverMetadata().issuer;
    if (withoutTrailingSlash(named) !== issuer)
      throw new Error(`OIDC_ISSUER should be ${named}, as the provider calls itself.`);
    return configuration;
  }

  private readonly fetched = async (...[url, { method, headers, body, signal }]: Parameters<CustomFetch>) => {
    const answer = await this.outbound.call(url, {
      trust: 'operator',
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      maxBytes: MAX_BYTES,
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (isFetchFailure(answer)) throw new ProviderAway(`${new URL(url).origin} ${describeRequestFault(answer.reason)}`);
    if (answer.status >= 500) throw new ProviderAway(`${new URL(url).origin} answered ${answer.status}`);
    const text = answer.body.length === 0 ? null : Buffer.from(answer.body);
    return new Response(text, { status: answer.status, headers: { ...answer.headers } });
  };

  /** Logs an error for the operator, without causes, which may hold tokens. */
  private warn(error: unknown): void {
    this.logger.warn(describeError(error));
  }
}

const failureOf = (error: unknown): OidcFailure => {
  if (isAway(error)) return 'unavailable';
  if (!(error instanceof AuthorizationResponseError)) return 'refused';
  switch (error.error) {
    case 'access_denied':
      return 'cancelled';
    case 'server_error':
    case 'temporarily_unavailable':
      return 'unavailable';
    default:
      return 'refused';
  }
};

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The provider could not be asked.';
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return `The provider answered ${error.error}: ${error.error_description ?? ''}`;
  return error.cause instanceof Error ? error.cause.message : error.message;
};
