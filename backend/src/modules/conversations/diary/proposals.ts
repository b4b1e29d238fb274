import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { SentAt } from '../proposing/sent-at';
import { answeredProposals } from './answered-proposals';
import { latestEntries } from './latest-entries';
import { type ProposalView, entryView, fieldsOf } from './entry-schema';
import { clockOf, thingWords, whenWords } from './entry-words';
import type { ConversationRecord } from './history';

const timesOf = (proposal: Proposal, sent: SentAt): ProposalView['times'] =>
  proposal.does === 'delete'
    ? []
    : (proposal.times ?? []).map((at) => {
        const entry = { ...proposal.entry, at, said: 'time' } as const;
        return { text: whenWords(entry, sent), entry: fieldsOf(entry) };
      });

/** The question about a proposal's time, if several are possible or the only one is still to come and may mean the day before. */
const questionOf = (proposal: Proposal): string => {
  if (proposal.does !== 'add' || proposal.isToCome !== true) return 'When was it?';
  const { entry, times = [] } = proposal;
  const [only = ''] = times;
  const clock = times.length === 1 ? clockOf({ ...entry, at: only }) : 'This time';
  return `${clock} is still to come. Was it yesterday?`;
};

/** The view of an entry without its time, which is asked for. */
const unsettled = (entry: DiaryEntry): NonNullable<ProposalView['entry']> => ({
  text: thingWords(entry),
  entry: fieldsOf(entry),
});

/** Reads a conversation backwards, and gives for each message its proposals and what became of them. */
export const proposalViews = (sent: SentAt) => {
  const answers = answeredProposals();
  const latest = latestEntries();
  let pending: ProposalView[] = [];
  return {
    /** The proposals of this record, if it is a message. */
    follow(record: ConversationRecord): readonly ProposalView[] {
      answers.follow(record);
      latest.follow(record);
      const { type, data } = record;
      switch (type) {
        case 'EntryProposed': {
          const { proposalId, entryId, proposal } = data;
          if (proposal === null) return [];
          const answer = answers.answerTo(proposalId);
          const entry = proposal.does === 'delete' ? null : proposal.entry;
          const shown = answer?.status === 'kept' ? answer.entry : entry;
          const now = answer?.status === 'kept' ? latest.after(entryId, proposalId) : null;
          const times = answer === undefined ? timesOf(proposal, sent) : [];
          pending.unshift({
            id: proposalId,
            does: proposal.does,
            was: proposal.does === 'add' ? null : entryView(proposal.was, sent),
            entry: shown === null ? null : times.length > 0 ? unsettled(shown) : entryView(shown, sent),
            times,
            asks: times.length === 0 ? null : questionOf(proposal),
            status: answer?.status ?? 'open',
            became: now === null ? null : { entry: now.entry === null ? null : entryView(now.entry, sent) },
          });
          return [];
        }
        case 'MessageSent':
        case 'ImageSent': {
          const proposals = pending;
          pending = [];
          return proposals;
        }
        default:
          return [];
      }
    },
  };
};

/** Proposals in their current state, by id. */
export const proposalsNow = async (
  ids: readonly string[],
  records: AsyncIterable<ConversationRecord>,
  sent: SentAt,
): Promise<readonly ProposalView[]> => {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const found: ProposalView[] = [];
  const cards = proposalViews(sent);
  for await (const record of records) {
    found.push(...cards.follow(record).filter(({ id }) => wanted.has(id)));
    if (found.length >= wanted.size) break;
  }
  return found;
};
