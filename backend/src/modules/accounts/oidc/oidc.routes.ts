import type { CookieOptions } from 'express';
import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { refuse } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { CONFIG } from '#platform/config/config';
import { cookieOf } from '#platform/http/access/cookies';
import { actionRoute } from '#platform/http/routes/action-route';
import { redirectRoute } from '#platform/http/routes/redirect-route';
import { type OidcFailure, OidcProvider } from './oidc-provider';
import { BEGUN_LIFETIME_MS, type CarriedData, PROVEN_LIFETIME_MS, SealedSignIns } from './sealed-sign-ins';
import { withinSite } from './within-site';

const PATH = '/api/common/oidc';
const BEGUN = 'aidy_oidc_begun';
const PROVEN = 'aidy_oidc_proven';

const memberType = z.enum(MEMBER_TYPES);

const beginBody = z.strictObject({
  referral_code: z.string().max(100).nullish(),
  grant: z.string().max(200).nullish(),
  member_type: memberType.nullish(),
  return_to: z
    .string()
    .max(500)
    .refine((path) => withinSite(path) !== null, 'Please name a page of this site')
    .optional()
    .describe('Where to go on to afterwards, as a path within the site.'),
});

const credentialAnswer = z.strictObject({
  credential: z.string().describe('For `sign-in`, with `provider: oidc`. Good for ten minutes.'),
  email: z.string().nullable().describe('Null if the provider has not verified one.'),
  return_to: z.string(),
  referral_code: z.string().nullable(),
  grant: z.string().nullable(),
  member_type: memberType.nullable(),
});

/** `expired`: the browser knows nothing of such a sign-in, as after a while, or when it is answered twice. */
type Failure = OidcFailure | 'expired';

/** The page on which a failed sign-in can be started again, with what it carried. */
const failurePage = (failure: Failure, carried: CarriedData | null): string => {
  const { referralCode = null, grant = null, memberType = null } = carried ?? {};
  const query = Object.entries({ ref: referralCode, grant, member_type: memberType, oidc: failure }).flatMap(
    ([name, value]) => (value === null ? [] : [[name, value] satisfies [string, string]]),
  );
  return `/${grant === null && memberType === null ? 'sign-in' : 'register'}?${new URLSearchParams(query)}`;
};

const cookie = (publicUrl: string, sameSite: 'lax' | 'strict', maxAge?: number): CookieOptions => ({
  httpOnly: true,
  sameSite,
  secure: publicUrl.startsWith('https:'),
  path: PATH,
  ...(maxAge === undefined ? {} : { maxAge }),
});

/*
 * A sign-in at the OpenID Connect provider: `begin` sends the browser there, with what it must bring back in a sealed
 * cookie; `callback` takes the provider's answer and puts the identity in another cookie; the page reads that once as a
 * credential and signs in with it as with Google's. Tokens never appear in an address.
 */

export const BeginOidc = actionRoute({
  path: 'api/common/oidc/begin',
  access: 'public',
  summary: 'Begins a sign-in at the OpenID Connect provider.',
  body: beginBody,
  answers: z.strictObject({ url: z.string().describe('Where the browser goes on: at the provider.') }),
  uses: [OidcProvider, SealedSignIns, CONFIG],
  async act({ body, response }, provider, signIns, { publicUrl }) {
    const begun = signIns.begin({
      referralCode: body.referral_code ?? null,
      grant: body.grant ?? null,
      memberType: body.member_type ?? null,
      returnTo: withinSite(body.return_to ?? '') ?? '/list-trackers',
    });
    const url = await provider.urlFor(begun);
    // Lax, since the provider leads back here.
    response.cookie(BEGUN, signIns.sealBegun(begun), cookie(publicUrl, 'lax', BEGUN_LIFETIME_MS));
    return accepted({ url });
  },
  answer: (_asked, result) => result,
});

export const OidcCallback = redirectRoute({
  path: 'api/common/oidc/callback',
  access: 'public',
  summary: 'Takes the answer of the OpenID Connect provider. Its address is the redirect URI to register there.',
  uses: [OidcProvider, SealedSignIns, CONFIG],
  async read({ request, response }, provider, signIns, { publicUrl }) {
    const { searchParams } = new URL(request.originalUrl, publicUrl);
    const begun = signIns.openBegun(cookieOf(request, BEGUN) ?? '');
    if (begun === null || searchParams.get('state') !== begun.state) return failurePage('expired', null);
    response.clearCookie(BEGUN, cookie(publicUrl, 'lax'));
    const { carried } = begun;
    const person = await provider.personIn(searchParams, begun);
    if (typeof person === 'string') return failurePage(person, carried);
    const proven = signIns.sealProven({ person, carried });
    response.cookie(PROVEN, proven, cookie(publicUrl, 'strict', PROVEN_LIFETIME_MS));
    return '/signing-in';
  },
});

export const OidcCredential = actionRoute({
  path: 'api/common/oidc/credential',
  access: 'public',
  summary: 'What the OpenID Connect provider confirmed to this browser, once, as a credential for `sign-in`.',
  answers: credentialAnswer,
  uses: [SealedSignIns, CONFIG],
  act({ request, response }, signIns, { publicUrl }) {
    const credential = cookieOf(request, PROVEN) ?? '';
    const proven = signIns.openProven(credential);
    response.clearCookie(PROVEN, cookie(publicUrl, 'strict'));
    if (proven === null) return refuse('INVALID', 'This sign-in has expired. Please start again.');
    return accepted({ credential, ...proven });
  },
  answer: (_asked, { credential, person, carried }) => ({
    credential,
    email: person.verifiedEmail,
    return_to: carried.returnTo,
    referral_code: carried.referralCode,
    grant: carried.grant,
    member_type: carried.memberType,
  }),
});
