import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import type { ChangeRequest } from '#platform/http/routes/change-route';
import { entryFields, proposalAnswer } from '../diary/entry-schema';
import { ConversationHistory } from '../diary/history';
import { asWhom, pastEntry } from '../diary/past-entry';
import { proposalsNow } from '../diary/proposals';
import type { ConversationCommand } from '../domain/conversation-command';
import { conversationDecider } from '../domain/conversation.decider';
import { PrivateReadings } from '../private-readings';

const MAX_ANSWERED_AT_ONCE = 50;

const proposal = z.strictObject({
  id: z.string().max(100),
  entry: entryFields.nullable().describe('As the person saw it, or changed it; null where an entry is deleted.'),
});

const settledAnswer = z.strictObject({ proposals: z.array(proposalAnswer).describe('In their current state.') });

interface Ports {
  readonly readings: PrivateReadings;
  readonly history: ConversationHistory;
  readonly runner: CommandRunner;
  readonly clock: Clock;
}

/**
 * Settles proposals and answers with their state in the log, whichever device settled them. If somebody else than the
 * person of the diary does it, that is recorded with a reason.
 */
const settle = async (
  asked: ChangeRequest<string, 'user', unknown>,
  command: Extract<ConversationCommand, { type: 'KeepProposals' | 'RefuseProposals' }>,
  { readings, history, runner, clock }: Ports,
) => {
  const { userId } = command;
  await readings.read(asked, { userId, what: 'health_data', which: 'diary' }, 'chat simulator');
  const ran = await runner.run(conversationDecider, userId, command, asked.context);
  if (isRefusal(ran)) return ran;
  const ids = command.type === 'KeepProposals' ? command.kept.map(({ proposalId }) => proposalId) : command.proposalIds;
  const sent = { at: clock.now().toISOString(), offsetMinutes: ran.state.offsetMinutes };
  return accepted(await proposalsNow(ids, history.newestFirst(userId), { sent, language: asked.language }), ran);
};

export const KeepEntries = actionRoute({
  path: 'api/chronic/keep-entries',
  access: 'user',
  inPerson: 'conversations',
  summary:
    'Accepts what the assistant proposed, all or nothing: new entries, changes and deletions. Repeating it has no effect.',
  body: z.strictObject({ ...asWhom, proposals: z.array(proposal).min(1).max(MAX_ANSWERED_AT_ONCE) }),
  answers: settledAnswer,
  uses: [PrivateReadings, ConversationHistory, CommandRunner, CLOCK],
  act(asked, readings, history, runner, clock) {
    const { user_profile_id: userId = asked.caller.userId, proposals } = asked.body;
    const kept = proposals.map(({ id: proposalId, entry }) => ({
      proposalId,
      entry: entry === null ? null : pastEntry(entry, clock),
    }));
    return settle(asked, { type: 'KeepProposals', userId, kept }, { readings, history, runner, clock });
  },
  answer: (_asked, proposals) => ({ proposals }),
});

export const RefuseEntries = actionRoute({
  path: 'api/chronic/refuse-entries',
  access: 'user',
  inPerson: 'conversations',
  summary: 'Refuses what the assistant proposed (“Not this”).',
  body: z.strictObject({ ...asWhom, ids: z.array(z.string().max(100)).min(1).max(MAX_ANSWERED_AT_ONCE) }),
  answers: settledAnswer,
  uses: [PrivateReadings, ConversationHistory, CommandRunner, CLOCK],
  act(asked, readings, history, runner, clock) {
    const { user_profile_id: userId = asked.caller.userId, ids: proposalIds } = asked.body;
    return settle(asked, { type: 'RefuseProposals', userId, proposalIds }, { readings, history, runner, clock });
  },
  answer: (_asked, proposals) => ({ proposals }),
});
