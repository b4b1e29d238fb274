import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Stated } from '#events/accounts/stated-reason';
import { isRefusal } from '#kernel/decider';
import type { Personal } from '#kernel/events';
import { reason } from '#platform/administration/reason';
import { EVENT_CATEGORIES, type EventCategories } from '#platform/area/event-categories';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { NO_ACCOUNT, userDecider } from '../domain/user.decider';
import { type GivenReason, reasonsAbout } from './reasons-about';

interface Unmasked {
  readonly email: string;
  /** Null until the registration is confirmed. */
  readonly firstName: Personal<string>;
  readonly lastName: Personal<string>;
  /** Reasons given before this one. */
  readonly reasons: readonly GivenReason[];
}

/**
 * Shows a user's name and address, and the reasons given for what was done to them, to an administrator, who says why.
 * Refused with NOT_FOUND once they are erased.
 */
export class UnmaskUser extends ContextCommand<{ readonly userId: string } & Stated, Unmasked> {}

@CommandHandler(UnmaskUser)
export class UnmaskUserHandler implements ICommandHandler<UnmaskUser> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(EVENT_STORE) private readonly log: EventStore,
    @Inject(EVENT_CATEGORIES) private readonly categories: EventCategories,
  ) {}

  async execute({ request: { userId, statedReason }, context }: UnmaskUser): Promise<CommandOutcome<Unmasked>> {
    const reasons = await reasonsAbout(this.reads, this.log, this.categories, userId);
    const unmasked = await this.runner.run(userDecider, userId, { type: 'Unmask', statedReason }, context);
    if (isRefusal(unmasked)) return unmasked;
    const { state: user } = unmasked;
    if ((user.status !== 'pending' && user.status !== 'active') || user.email === null) return NO_ACCOUNT;
    const names = user.status === 'active' ? user : { firstName: null, lastName: null };
    return accepted({ email: user.email, firstName: names.firstName, lastName: names.lastName, reasons }, unmasked);
  }
}

export const UnmaskUserRoute = actionRoute({
  path: 'api/admin/users/:id/unmask',
  access: 'admin',
  inPerson: 'personal data',
  summary:
    'The name and address of a user, and the reasons given for what was done to them, which are masked otherwise. Recorded with the reason.',
  body: z.strictObject({ reason }),
  answers: z.strictObject({
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    reasons: z
      .array(z.strictObject({ event_id: z.string(), type: z.string(), occurred_at: z.string(), reason: z.string() }))
      .describe('Why others did something to the user, newest first, at most 100.'),
  }),
  uses: [CommandBus],
  act: ({ params: { id: userId }, body: { reason }, context }, commands) =>
    commands.execute(new UnmaskUser({ userId, statedReason: reason }, context)),
  answer: (_asked, { email, firstName, lastName, reasons }) => ({
    email,
    first_name: firstName,
    last_name: lastName,
    reasons: reasons.map(({ eventId, type, occurredAt, reason }) => ({
      event_id: eventId,
      type,
      occurred_at: occurredAt,
      reason,
    })),
  }),
});
