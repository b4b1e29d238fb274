import { createHash } from 'node:crypto';

/** The code that an account's referral link carries: short, and no more guessable than the account's id. */
export const referralCodeOf = (userId: string): string =>
  createHash('sha256').update(`referral/${userId}`).digest('base64url').slice(0, 12);
