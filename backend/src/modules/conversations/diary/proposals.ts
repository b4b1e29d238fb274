import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { SentAt } from '../proposing/sent-at';
import { type ProposalView, entryView, fieldsOf } from './entry-schema';
import { thingWords, whenWords } from './entry-words';
import type { ConversationRecord } from './history';

/** What became of a proposal. */
type Outcome = { readonly status: 'kept'; readonly entry: DiaryEntry | null } | { readonly status: 'refused' };

const timesOf = (proposal: Proposal, sent: SentAt): ProposalView['times'] =>
  proposal.does === 'delete'
    ? []
    : (proposal.times ?? []).map((at) => {
        const entry = { ...proposal.entry, at, said: 'time' } as const;
        return { text: whenWords(entry, sent), entry: fieldsOf(entry) };
      });

/** It is called without its time, which is asked for. */
const unsettled = (entry: DiaryEntry): NonNullable<ProposalView['entry']> => ({
  text: thingWords(entry),
  entry: fieldsOf(entry),
});

/** Reads a conversation from its end backwards, and tells at each message what was proposed from it and what became of that. */
export const proposalViews = (sent: SentAt) => {
  const outcomes = new Map<string, Outcome>();
  let pending: ProposalView[] = [];
  const settle = (proposalId: string | null, outcome: Outcome): void => {
    if (proposalId !== null && !outcomes.has(proposalId)) outcomes.set(proposalId, outcome);
  };
  return {
    /** What belongs to this record, if it is a message. */
    follow({ type, data }: ConversationRecord): readonly ProposalView[] {
      switch (type) {
        case 'EntryKept':
        case 'EntryChanged':
          settle(data.proposalId, { status: 'kept', entry: data.entry });
          return [];
        case 'EntryDeleted':
          settle(data.proposalId, { status: 'kept', entry: null });
          return [];
        case 'ProposalRefused':
          settle(data.proposalId, { status: 'refused' });
          return [];
        case 'EntryProposed': {
          const { proposalId, proposal } = data;
          if (proposal === null) return [];
          const outcome = outcomes.get(proposalId);
          const entry = proposal.does === 'delete' ? null : proposal.entry;
          const shown = outcome?.status === 'kept' ? outcome.entry : entry;
          const times = outcome === undefined ? timesOf(proposal, sent) : [];
          pending.unshift({
            id: proposalId,
            does: proposal.does,
            was: proposal.does === 'add' ? null : entryView(proposal.was, sent),
            entry: shown === null ? null : times.length > 0 ? unsettled(shown) : entryView(shown, sent),
            times,
            status: outcome?.status ?? 'open',
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

/** Proposals as they stand now, by their ids. */
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
