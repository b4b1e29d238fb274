import { createHash } from 'node:crypto';

/** The code in an account's referral link: short, and no easier to guess than the account's id. */
export const referralCodeOf = (userId: string): string =>
  createHash('sha256').update(`referral/${userId}`).digest('base64url').slice(0, 12);
