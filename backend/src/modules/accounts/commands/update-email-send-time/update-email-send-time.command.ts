import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { userDecider } from '../../domain/user.decider';

export interface EmailSendTime {
  /** UTC. */
  readonly hour: number;
  readonly minute: number;
}

/** Chooses when digests are mailed. Refused with INVALID unless it is a half hour from 10:00 to 23:30 UTC. */
export class UpdateEmailSendTime extends ContextCommand<EmailSendTime> {}

export const UpdateEmailSendTimeHandler = decidedBy(userDecider, UpdateEmailSendTime, ({ request, context }) => [
  askedByUser(context),
  { type: 'SetEmailTime', hour: request.hour, minute: request.minute },
]);
