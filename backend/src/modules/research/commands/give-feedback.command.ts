import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { VERDICTS, type Verdict } from '#events/research/feedback.events';
import { quoteKey } from '#events/research/quote-key';
import { ownSource } from '#events/research/text-lines';
import { isBlank } from '#kernel/blank-text';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { MAX_NOTE } from '#kernel/limits';
import { changeableBy, trackerDecider } from '#modules/trackers/published';
import { requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { typedText } from '#platform/http/requests/required-text';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { feedbackDecider } from '../domain/feedback.decider';

interface FeedbackRequest {
  readonly trackerId: string;
  /** The update; all its lines are meant unless `claimId` names one. Null for a line of the overview. */
  readonly updateId: string | null;
  readonly claimId: string | null;
  /** The verdict; null withdraws the earlier one. */
  readonly verdict: Verdict | null;
  readonly note: string | null;
}

/** Records the owner's verdict on a line or an update, which the next run applies. */
export class GiveFeedback extends ContextCommand<FeedbackRequest> {}

const NO_SUCH_LINE = refuse('NOT_FOUND', 'This tracker has no such line.');

@CommandHandler(GiveFeedback)
export class GiveFeedbackHandler implements ICommandHandler<GiveFeedback> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ request, context }: GiveFeedback) {
    const { trackerId, updateId, claimId, verdict, note } = request;
    const ownerId = requireActingUser(context);
    const tracker = changeableBy(await this.runner.streams.stateOf(trackerDecider, trackerId), ownerId);
    if (isRefusal(tracker)) return tracker;
    const claimIds = await this.claimsOf(request);
    if (isRefusal(claimIds)) return claimIds;
    const on = { trackerId, ownerId, claimIds };
    const command =
      verdict === null
        ? ({ type: 'WithdrawFeedback', ...on } as const)
        : ({ type: 'GiveFeedback', ...on, verdict, note, updateId: claimId === null ? updateId : null } as const);
    const decided = await this.runner.run(feedbackDecider, trackerId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }

  private async claimsOf({
    trackerId,
    updateId,
    claimId,
    verdict,
  }: FeedbackRequest): Promise<readonly string[] | Refusal> {
    // Withdrawing a verdict that was never given has no effect.
    if (verdict === null && claimId !== null) return [claimId];
    const ofUpdate = updateId === null ? null : await this.claimsOfUpdate(trackerId, updateId);
    if (claimId === null) return ofUpdate === null || ofUpdate.length === 0 ? NO_SUCH_LINE : ofUpdate;
    const claim = await this.reads.get(claims, claimId);
    const isMeant = claim?.tracker_id === trackerId && (ofUpdate === null || ofUpdate.includes(claimId));
    return isMeant ? [claimId] : NO_SUCH_LINE;
  }

  /** The claims of the lines that an update shows. */
  private async claimsOfUpdate(trackerId: string, updateId: string): Promise<readonly string[]> {
    const update = await this.reads.get(updates, updateId);
    const { lines, sources } = update?.tracker_id === trackerId ? update : { lines: [], sources: [] };
    const quotes = lines.flatMap((line) => ownSource(line, sources)?.quote ?? []);
    const keys = [...new Set(quotes.map((quote) => quoteKey(trackerId, quote)))];
    const quoted = await this.reads.find(claims, { quote_key: { $in: keys } });
    return quoted.map(({ _id }) => _id);
  }
}

const id = z.string().min(1).max(100);

export const GiveFeedbackRoute = actionRoute({
  path: 'api/topics/tracker/:id/feedback',
  access: 'user',
  summary:
    'Gives the owner’s verdict on an update or on one line. Later runs publish nothing close to what is known or off topic, and never use the paragraph of a wrong line again.',
  body: z
    .strictObject({
      update_id: id.optional().describe('An update: of all lines that it shows.'),
      claim_id: id.optional().describe('One line, by its claim.'),
      verdict: z.enum(VERDICTS).nullable().describe('Null takes back what was said before.'),
      note: typedText.max(MAX_NOTE).nullish().describe('Shown beside the line.'),
    })
    .refine(({ update_id, claim_id }) => update_id !== undefined || claim_id !== undefined, {
      path: ['update_id'],
      message: 'Give an update_id or a claim_id',
    }),
  answers: z.strictObject({ verdict: z.enum(VERDICTS).nullable() }),
  uses: [CommandBus],
  act({ params: { id: trackerId }, body, context }, commands) {
    const { update_id: updateId = null, claim_id: claimId = null, verdict, note: typedNote = null } = body;
    const note = typedNote === null || isBlank(typedNote) ? null : typedNote;
    return commands.execute(new GiveFeedback({ trackerId, updateId, claimId, verdict, note }, context));
  },
  answer: ({ body: { verdict } }) => ({ verdict }),
});
