import type { CommandContext } from '#platform/command-handling/command-context';

/** A command of somebody who has no access token, and has proven who they are by a link, a password or a refresh token. */
export const actingAs = (userId: string, context: CommandContext): CommandContext => ({
  ...context,
  actor: { kind: 'user', userId },
});
