import type { CommandBus } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Recorded } from '../../../../kernel/recorded-event';
import { reactionTo } from '../../../../platform/command-handling/command-context';
import type { Accepted } from '../../../../platform/command-handling/decider-runner';
import { CreateTracker } from '../../../trackers/commands/create-tracker/create-tracker.command';
import type { ActiveUser } from '../../domain/user';
import { keptDraftOf } from '../send-verify-email/pending-tracker';

/**
 * Makes the tracker that waited for the account; null where none did. Its ids derive from the activation, so the handler
 * and the reactor make one between them.
 */
export const createPendingTracker = async (
  commands: CommandBus,
  user: ActiveUser,
  activatedBy: Recorded,
): Promise<Refusal | Accepted<{ readonly trackerId: string }> | null> => {
  const draft = keptDraftOf(user.pendingTracker);
  if (draft === null) return null;
  return commands.execute(new CreateTracker({ draft, asStaff: false }, reactionTo(activatedBy)));
};
