import type { CommandContext } from '../../../platform/command-handling/command-context';

/** The user who asks: every Source Set belongs to one. */
export const ownerIn = ({ actor }: CommandContext): string => {
  if (actor.kind !== 'user') throw new Error('Source Sets belong to users.');
  return actor.userId;
};
