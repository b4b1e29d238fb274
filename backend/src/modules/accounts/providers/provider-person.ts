import { z } from 'zod';
import { cleanName } from '#kernel/invisible-characters';
import { emailField } from '../fields';

/** A person as a sign-in provider knows them. */
export interface ProviderPerson {
  readonly issuer: string;
  /** The provider's id for the person, which never changes. */
  readonly subject: string;
  readonly issuedAt: Date;
  /** Null if the provider has not verified that it is theirs. */
  readonly verifiedEmail: string | null;
  /** Empty if unknown. */
  readonly firstName: string;
  readonly lastName: string;
}

/** How far the provider's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 300_000;

const seconds = z.number().transform((time) => new Date(time * 1000));
const nameClaim = z
  .string()
  .transform((name) => cleanName(name).slice(0, 100))
  .catch('');

/**
 * The person of an ID token for this client, whose signature, issuer and times have been checked; fails for a token
 * that is not for us alone. `issuer` is the one under which the provider's people are known here.
 */
export const personFor = ({ issuer, clientId }: { readonly issuer: string; readonly clientId: string }, now: Date) =>
  z
    .object({
      sub: z.string().min(1).max(255),
      // A token for several audiences could be presented by any of them.
      aud: z.literal(clientId).or(z.tuple([z.literal(clientId)])),
      azp: z.literal(clientId).optional(),
      iat: seconds.refine((issuedAt) => issuedAt.getTime() <= now.getTime() + CLOCK_SKEW_MS),
      exp: seconds.refine((end) => end > now),
      email: emailField.nullish().catch(null),
      email_verified: z.boolean().catch(false),
      given_name: nameClaim,
      family_name: nameClaim,
      name: nameClaim,
    })
    .transform((claims): ProviderPerson => ({
      issuer,
      subject: claims.sub,
      issuedAt: claims.iat,
      verifiedEmail: claims.email_verified ? (claims.email ?? null) : null,
      firstName: claims.given_name === '' ? claims.name : claims.given_name,
      lastName: claims.family_name,
    }));
