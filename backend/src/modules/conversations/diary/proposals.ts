import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { Addressee } from '../wording/addressee';
import { type DiaryTexts } from '../wording/english';
import { textsIn } from '../wording/texts';
import { answeredProposals } from './answered-proposals';
import { type ProposalView, entryView, toEntryFields } from './entry-schema';
import { clockWords, thingWords, whenWords } from './entry-words';
import type { ConversationRecord } from './history';
import { latestEntries } from './latest-entries';

const timesOf = (proposal: Proposal, to: Addressee): ProposalView['times'] =>
  proposal.does === 'delete'
    ? []
    : (proposal.times ?? []).map((at) => {
        const entry = { ...proposal.entry, at, said: 'time' } as const;
        return { text: whenWords(entry, to), entry: toEntryFields(entry) };
      });

/**
 * The question about a proposal's time, asked if there are several candidates, or if the only one is still to come and
 * may mean the day before.
 */
const questionOf = (proposal: Proposal, { whenWasIt, isToCome }: DiaryTexts): string => {
  if (proposal.does !== 'add' || proposal.isToCome !== true) return whenWasIt;
  const { entry, times = [] } = proposal;
  const [only = ''] = times;
  return isToCome(times.length === 1 ? clockWords({ ...entry, at: only }) : null);
};

/** The view of an entry whose time still has to be asked for. */
const unsettled = (entry: DiaryEntry, texts: DiaryTexts): NonNullable<ProposalView['entry']> => ({
  text: thingWords(entry, texts),
  entry: toEntryFields(entry),
});

/** Reads a conversation backwards, and gives the proposals of each message with how they were answered. */
export const proposalViews = (to: Addressee) => {
  const texts = textsIn(to.language);
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
          const times = answer === undefined ? timesOf(proposal, to) : [];
          pending.unshift({
            id: proposalId,
            does: proposal.does,
            was: proposal.does === 'add' ? null : entryView(proposal.was, to),
            entry: shown === null ? null : times.length > 0 ? unsettled(shown, texts) : entryView(shown, to),
            times,
            asks: times.length === 0 ? null : questionOf(proposal, texts),
            status: answer?.status ?? 'open',
            became: now === null ? null : { entry: now.entry === null ? null : entryView(now.entry, to) },
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
  to: Addressee,
): Promise<readonly ProposalView[]> => {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const found: ProposalView[] = [];
  const cards = proposalViews(to);
  for await (const record of records) {
    found.push(...cards.follow(record).filter(({ id }) => wanted.has(id)));
    if (found.length >= wanted.size) break;
  }
  return found;
};
