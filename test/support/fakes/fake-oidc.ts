import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type IdTokens, annsClaims, idTokens } from '../accounts/id-tokens';
import { listening } from '../servers/listening';

export const OIDC_CLIENT_ID = 'aidy';
export const OIDC_CLIENT_SECRET = 'a secret/of the provider: 100%';

type Claims = Readonly<Record<string, unknown>>;

/** What somebody agreed to at the provider, by its code. */
interface Consent {
  readonly claims: Claims;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

export interface FakeOidc {
  readonly issuer: string;
  readonly tokens: IdTokens;
  /** Paths that were asked, oldest first. */
  readonly requestedPaths: string[];
  /** What the next token answers name as their ID token, instead of a good one; undefined: a good one again. */
  answerWith(token: ((nonce: string) => Promise<string> | string) | undefined): void;
  /** Claims that are told by the userinfo endpoint alone. */
  tellLater(claims: Claims): void;
  /** Answers everything with this status; undefined: as it should again. */
  fail(status: number | undefined): void;
  /** Somebody agrees at the address to which they were sent. Returns the address to which they are sent back. */
  consent(authorizationUrl: string, claims?: Claims): string;
  /** They do not. */
  cancel(authorizationUrl: string): string;
  close(): Promise<void>;
}

/** A provider of one's own: discovery, keys, codes that are good once and only with their verifier, userinfo. */
export const startFakeOidc = async (now: () => Date = () => new Date()): Promise<FakeOidc> => {
  const server = await listening((request, response) => void answer(request, response));
  const issuer = `${server.origin}/realms/main`;
  const tokens = await idTokens({ issuer, clientId: OIDC_CLIENT_ID }, now);
  const consents = new Map<string, Consent>();
  const requestedPaths: string[] = [];
  let bad: ((nonce: string) => Promise<string> | string) | undefined;
  let later: Claims | undefined;
  let failure: number | undefined;
  let codes = 0;

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };

  const isClient = ({ headers }: IncomingMessage): boolean => {
    const known = [OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map((part) => new URLSearchParams({ part }).toString().slice(5));
    return headers.authorization === `Basic ${Buffer.from(known.join(':')).toString('base64')}`;
  };

  const tokenFor = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const consent = consents.get(code);
    consents.delete(code);
    if (!isClient(request)) return { status: 401, body: { error: 'invalid_client' } };
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (consent?.challenge !== challenge || consent.redirectUri !== form.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } };
    const claims = { nonce: consent.nonce, ...consent.claims };
    const token = bad === undefined ? await tokens.token(claims) : await bad(consent.nonce);
    return { status: 200, body: { access_token: 'of-ann', token_type: 'Bearer', expires_in: 300, id_token: token } };
  };

  const bodyFor = async (request: IncomingMessage) => {
    const path = (request.url ?? '').replace('/realms/main', '');
    requestedPaths.push(path);
    if (failure !== undefined) return { status: failure, body: {} };
    if (path === '/.well-known/openid-configuration') return { status: 200, body: metadata };
    if (path === '/keys') return { status: 200, body: { keys: await tokens.keys() } };
    if (path === '/token') return tokenFor(request);
    if (path === '/userinfo') return { status: 200, body: { sub: annsClaims.sub, ...later } };
    return { status: 404, body: {} };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = await bodyFor(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const redirectedBack = (authorizationUrl: string, parameters: Readonly<Record<string, string>>): string => {
    const { searchParams } = new URL(authorizationUrl);
    const state = searchParams.get('state') ?? '';
    return `${searchParams.get('redirect_uri')}?${new URLSearchParams({ ...parameters, state, iss: issuer })}`;
  };

  return {
    issuer,
    tokens,
    requestedPaths,
    answerWith: (token) => {
      bad = token;
    },
    tellLater: (claims) => {
      later = claims;
    },
    fail: (status) => {
      failure = status;
    },
    consent: (authorizationUrl, claims = {}) => {
      const { searchParams } = new URL(authorizationUrl);
      const given = (name: string) => searchParams.get(name) ?? '';
      const code = `code-${(codes += 1)}`;
      consents.set(code, {
        claims,
        nonce: given('nonce'),
        challenge: given('code_challenge'),
        redirectUri: given('redirect_uri'),
      });
      return redirectedBack(authorizationUrl, { code });
    },
    cancel: (authorizationUrl) => redirectedBack(authorizationUrl, { error: 'access_denied' }),
    close: server.close,
  };
};
