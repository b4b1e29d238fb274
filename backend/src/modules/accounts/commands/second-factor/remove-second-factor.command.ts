import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { userDecider } from '../../domain/user.decider';

/** Removes a second factor that its user has lost. Refused with NOT_FOUND if there is no such active account. */
export class RemoveSecondFactor extends ContextCommand<{ readonly userId: string }> {}

export const RemoveSecondFactorHandler = decidedBy(userDecider, RemoveSecondFactor, ({ request: { userId } }) => [
  userId,
  { type: 'RemoveSecondFactor' },
]);
