import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { RESET_LIFETIME_MS } from '../domain/link';
import type { AccountKeys } from './account-keys';

/** A link to set a new password: what is recorded of it, and the token that goes into its address. */
export const passwordResetOf = (userId: string, keys: AccountKeys, context: CommandContext) => {
  const linkId = entityId(context, 'link');
  const { token, hash: tokenHash } = keys.linkToken('reset', userId, linkId);
  const expiresAt = new Date(context.now.getTime() + RESET_LIFETIME_MS).toISOString();
  return { token, reset: { linkId, tokenHash, expiresAt } };
};
