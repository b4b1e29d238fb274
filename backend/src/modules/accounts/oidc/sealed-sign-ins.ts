import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import type { Clock } from '#kernel/clock';
import { MINUTE_MS } from '#kernel/durations';
import { CLOCK } from '#platform/clock';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey } from '#platform/crypto/derived-keys';
import { SealBroken, seal, unseal } from '#platform/crypto/sealed-text';

/** How long a person may take at the provider, and afterwards here. */
export const BEGUN_LIFETIME_MS = 30 * MINUTE_MS;
export const PROVEN_LIFETIME_MS = 10 * MINUTE_MS;

const carried = z.object({
  referralCode: z.string().nullable(),
  grant: z.string().nullable(),
  memberType: z.enum(MEMBER_TYPES).nullable(),
  /** A path within the site. */
  returnTo: z.string(),
});
/** Data that the page that began a sign-in sends along. */
export type CarriedData = z.infer<typeof carried>;

const begun = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), carried });
/** A sign-in for which somebody went to the provider. */
export type StartedSignIn = z.infer<typeof begun>;

const proven = z.object({
  person: z.object({
    issuer: z.string(),
    subject: z.string(),
    issuedAt: z.coerce.date<Date>(),
    verifiedEmail: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  carried,
});
/** A sign-in that the provider has confirmed. */
export type Proven = z.infer<typeof proven>;

const untilThen = z.object({ value: z.unknown(), until: z.number() });

const random = (): string => randomBytes(32).toString('base64url');

/**
 * Sign-ins under way, kept for a while by the browser: sealed, so that it can neither read nor change them. The server
 * remembers none, so a restart loses none, and they cannot be used to fill its memory.
 */
@Injectable()
export class SealedSignIns {
  private readonly key: Uint8Array;

  constructor(
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.key = derivedKey(dataKey, 'oidc-sign-ins');
  }

  begin(carried: CarriedData): StartedSignIn {
    return { state: random(), nonce: random(), verifier: random(), carried };
  }

  sealBegun(value: StartedSignIn): string {
    return this.seal('begun', value, BEGUN_LIFETIME_MS);
  }

  /** Null if it was not sealed here, or too long ago. */
  openBegun(sealed: string): StartedSignIn | null {
    return this.open('begun', begun, sealed);
  }

  sealProven(value: Proven): string {
    return this.seal('proven', value, PROVEN_LIFETIME_MS);
  }

  openProven(sealed: string): Proven | null {
    return this.open('proven', proven, sealed);
  }

  private seal(place: string, value: StartedSignIn | Proven, lifetimeMs: number): string {
    const until = this.clock.now().getTime() + lifetimeMs;
    return Buffer.from(seal(this.key, place, JSON.stringify({ value, until })), 'base64').toString('base64url');
  }

  private open<Schema extends z.ZodType>(place: string, schema: Schema, sealed: string): z.output<Schema> | null {
    try {
      const { value, until } = untilThen.parse(JSON.parse(unseal(this.key, place, sealed).toString('utf8')));
      return this.clock.now().getTime() < until ? schema.parse(value) : null;
    } catch (error) {
      if (error instanceof SealBroken) return null;
      throw error;
    }
  }
}
