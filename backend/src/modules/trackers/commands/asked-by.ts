import type { CommandContext } from '../../../platform/command-handling/command-context';

/** The user who asks; null is the product itself. */
export const askedBy = ({ actor }: CommandContext): string | null => (actor.kind === 'user' ? actor.userId : null);

/** The same for what only a person can ask for. */
export const askedByUser = ({ actor }: CommandContext): string => {
  if (actor.kind !== 'user') throw new Error('The product itself has no account to act for.');
  return actor.userId;
};
