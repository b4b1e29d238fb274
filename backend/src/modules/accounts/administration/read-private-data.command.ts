import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import type { Stated } from '#events/accounts/stated-reason';
import { userDecider } from '../domain/user.decider';
import type { PrivateData } from '#events/accounts/user.events';

/**
 * Records that somebody else reads a user's conversations or health data, and why. A route that shows them to others sends this
 * first, and answers only if it is accepted. Refused with INVALID without a reason, with NOT_FOUND if there is no active user.
 */
export class ReadPrivateData extends ContextCommand<{ readonly userId: string; readonly what: PrivateData } & Stated> {}

export const ReadPrivateDataHandler = decidedBy(userDecider, ReadPrivateData, ({ request }) => {
  const { userId, what, statedReason } = request;
  return [userId, { type: 'ReadPrivateData', what, statedReason }];
});
