import type { CommandContext } from '#platform/command-handling/command-context';

/**
 * The context of a command from a user without an access token, who has authenticated by a link, a password or a
 * refresh token.
 */
export const actingAs = (userId: string, context: CommandContext): CommandContext => ({
  ...context,
  actor: { kind: 'user', userId },
});
