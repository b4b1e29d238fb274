import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import type { Stated } from '#events/accounts/stated-reason';
import { userDecider } from '../domain/user.decider';
import type { PrivatePart } from '#events/accounts/user.events';

/**
 * Records that somebody else reads a user's conversations, health data or answers to upload questions, and why. A route that shows
 * them to others sends this first, and answers only if it is accepted. Refused with INVALID without a reason, with NOT_FOUND if
 * there is no active user.
 */
export class ReadPrivateData extends ContextCommand<{ readonly userId: string } & PrivatePart & Stated> {}

export const ReadPrivateDataHandler = decidedBy(userDecider, ReadPrivateData, ({ request }) => {
  const { userId, ...look } = request;
  return [userId, { type: 'ReadPrivateData', ...look }];
});
