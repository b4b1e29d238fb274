import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { type Refusal, isRefusal } from '../../../kernel/decider';
import type { Recorded } from '../../../kernel/recorded-event';
import type { DeciderRunner } from '../../../platform/command-handling/decider-runner';
import type { Reactor } from '../../../platform/projection-runner/reactor';
import { readUser } from '../account-streams';
import { completeActivation } from '../commands/verify-account/complete-activation';
import { createPendingTracker } from '../commands/verify-account/create-pending-tracker';
import type { EmailAddressEvent } from '../domain/email-address.events';
import type { UserEvent } from '../domain/user.events';

/**
 * Completes what an activation began before the process died: the account after its address was claimed, the pending
 * tracker after the account was activated. Where nothing is missing it changes nothing.
 */
export const activationsReactor = (runner: DeciderRunner, commands: CommandBus): Reactor => {
  const logger = new Logger('ActivationsReactor');
  /** A refusal is final, but for a race that the next try decides. */
  const settle = (outcome: Refusal | object | null): void => {
    if (!isRefusal(outcome)) return;
    if (outcome.refused === 'CONFLICT') throw new Error(outcome.detail);
    logger.warn(`An activation was not completed: ${outcome.refused}`);
  };
  return {
    name: 'activations',
    categories: ['email', 'user'],
    async react(recorded) {
      const event = recorded as Recorded<EmailAddressEvent | UserEvent>;
      if (event.type === 'EmailClaimed') settle(await completeActivation(runner, event));
      if (event.type === 'UserActivated') {
        const user = await readUser(runner, event.data.userId);
        if (user.status === 'active') settle(await createPendingTracker(commands, user, event));
      }
    },
  };
};
