import type { Stated } from '#events/accounts/stated-reason';
import type { PrivatePart } from '#events/accounts/user.events';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { userDecider } from '../domain/user.decider';

/**
 * Records who else reads a user's conversations, health data or answers to upload questions, and why. A route that
 * shows them to others sends this first, and answers only if it is accepted. Refused with INVALID without a reason,
 * with NOT_FOUND if there is no active user. A lasting reading is recorded once an hour for each reader and reason,
 * however many requests it takes.
 */
export class ReadPrivateData extends ContextCommand<
  { readonly userId: string; readonly lasts?: true } & PrivatePart & Stated
> {}

export const ReadPrivateDataHandler = decidedBy(userDecider, ReadPrivateData, ({ request, context }) => {
  const { userId, lasts, ...read } = request;
  const { actor, now: at } = context;
  const look = lasts === true && actor.kind === 'user' ? { readerId: actor.userId, at } : null;
  return [userId, { type: 'ReadPrivateData', ...read, look }];
});
