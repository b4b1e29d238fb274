import { Body, Controller, Get, Inject, Post, Redirect, Req, Res } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { CONFIG, type Config } from '#platform/config/config';
import { cookieOf } from '#platform/http/access/cookies';
import { Operation } from '#platform/http/routes/operation';
import { Problem } from '#platform/http/answers/problem';
import { type OidcFailure, OidcProvider } from './oidc-provider';
import { BEGUN_LIFETIME_MS, type Carried, PROVEN_LIFETIME_MS, SealedSignIns } from './sealed-sign-ins';
import { withinSite } from './within-site';

const PATH = '/api/common/oidc';
const BEGUN = 'aidy_oidc_begun';
const PROVEN = 'aidy_oidc_proven';

const memberType = z.enum(MEMBER_TYPES);

class BeginBody extends createZodDto(
  z.strictObject({
    referral_code: z.string().max(100).nullish(),
    grant: z.string().max(200).nullish(),
    member_type: memberType.nullish(),
    return_to: z
      .string()
      .max(500)
      .refine((path) => withinSite(path) !== null, 'Please name a page of this site')
      .optional()
      .describe('Where to go on to afterwards, as a path within the site.'),
  }),
) {}

const beginAnswer = z.strictObject({ url: z.string().describe('Where the browser goes on: at the provider.') });

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
const failurePage = (failure: Failure, carried: Carried | null): string => {
  const { referralCode = null, grant = null, memberType = null } = carried ?? {};
  const query = Object.entries({ ref: referralCode, grant, member_type: memberType, oidc: failure }).flatMap(
    ([name, value]) => (value === null ? [] : [[name, value] satisfies [string, string]]),
  );
  return `/${grant === null && memberType === null ? 'sign-in' : 'register'}?${new URLSearchParams(query)}`;
};

/**
 * A sign-in at the OpenID Connect provider: `begin` sends the browser there, with what it must bring back in a sealed
 * cookie; `callback` takes the provider's answer and puts the identity in another cookie; the page reads that once as a
 * credential and signs in with it as with Google's. Tokens never appear in an address.
 */
@Controller('api/common/oidc')
export class OidcEndpoint {
  constructor(
    private readonly provider: OidcProvider,
    private readonly signIns: SealedSignIns,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  @Post('begin')
  @Operation({
    access: 'public',
    summary: 'Begins a sign-in at the OpenID Connect provider.',
    answers: beginAnswer,
  })
  async begin(@Body() body: BeginBody, @Res({ passthrough: true }) response: Response) {
    const begun = this.signIns.begin({
      referralCode: body.referral_code ?? null,
      grant: body.grant ?? null,
      memberType: body.member_type ?? null,
      returnTo: withinSite(body.return_to ?? '') ?? '/list-trackers',
    });
    const url = await this.provider.urlFor(begun);
    // Lax, since the provider leads back here.
    response.cookie(BEGUN, this.signIns.sealBegun(begun), this.cookie('lax', BEGUN_LIFETIME_MS));
    return { url };
  }

  @Get('callback')
  @Operation({
    access: 'public',
    summary: 'Takes the answer of the OpenID Connect provider. Its address is the redirect URI to register there.',
    answers: null,
    status: 302,
  })
  @Redirect()
  async callback(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { searchParams } = new URL(request.originalUrl, this.config.publicUrl);
    const begun = this.signIns.openBegun(cookieOf(request, BEGUN) ?? '');
    if (begun === null || searchParams.get('state') !== begun.state) return { url: failurePage('expired', null) };
    response.clearCookie(BEGUN, this.cookie('lax'));
    const { carried } = begun;
    const person = await this.provider.personIn(searchParams, begun);
    if (typeof person === 'string') return { url: failurePage(person, carried) };
    response.cookie(PROVEN, this.signIns.sealProven({ person, carried }), this.cookie('strict', PROVEN_LIFETIME_MS));
    return { url: '/signing-in' };
  }

  @Post('credential')
  @Operation({
    access: 'public',
    summary: 'What the OpenID Connect provider confirmed to this browser, once, as a credential for `sign-in`.',
    answers: credentialAnswer,
  })
  credential(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const credential = cookieOf(request, PROVEN) ?? '';
    const proven = this.signIns.openProven(credential);
    response.clearCookie(PROVEN, this.cookie('strict'));
    if (proven === null) throw new Problem('INVALID', 'This sign-in is over. Please begin again.');
    const { person, carried } = proven;
    return {
      credential,
      email: person.verifiedEmail,
      return_to: carried.returnTo,
      referral_code: carried.referralCode,
      grant: carried.grant,
      member_type: carried.memberType,
    };
  }

  private cookie(sameSite: 'lax' | 'strict', maxAge?: number): CookieOptions {
    const secure = this.config.publicUrl.startsWith('https:');
    return { httpOnly: true, sameSite, secure, path: PATH, ...(maxAge === undefined ? {} : { maxAge }) };
  }
}
