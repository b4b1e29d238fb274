import type { QuestionInConversation } from '#modules/assistants/answering/question-in-conversation';
import { combineLedgers } from '#modules/assistants/ledgers/index/ledger-candidates';
import type { Claim } from '#modules/research/published';
import { answerFromLedgers } from '../../../backend/src/modules/assistants/ledgers/answer-from-ledgers';
import { addToIndex, ledgerIndexOf } from '../../../backend/src/modules/assistants/ledgers/index/ledger-index';
import type { KnownOfLedgers } from '../../../backend/src/modules/assistants/ledgers/ledger-material';

/** A Thursday, on which the ledgers are asked. */
const NOW = Date.UTC(2026, 10, 26);

/** The page that a claim quotes. */
export const evidenceOf = (day: string, quote: string, title = 'Port notices', publisher = 'Port') => ({
  url: `https://${publisher.toLowerCase()}.example/${day}`,
  title,
  host: `${publisher.toLowerCase()}.example`,
  publisher,
  publishedAt: day,
  quote,
});

/** A claim of a tracker on harbours, published on a day (`2026-06-03`). */
export const harbourClaim = (day: string, text: string, changes: Partial<Claim> = {}): Claim => ({
  _id: `${changes.tracker_id ?? 'harbours'} ${text}`,
  tracker_id: 'harbours',
  run_id: 'run-1',
  text,
  kind: 'new',
  is_background: false,
  quote_key: '',
  status: 'new',
  first_seen_at: `${day}T10:00:00.000Z`,
  last_seen_at: `${day}T10:00:00.000Z`,
  evidence: [evidenceOf(day, text)],
  mentions: 1,
  parts_ended: [],
  ...changes,
});

/** What is answered from the claims of several trackers. */
export const askLedgers = (
  conversation: QuestionInConversation,
  trackers: readonly (readonly Claim[])[],
  known?: KnownOfLedgers,
) => {
  const indexes = trackers.map((claims) => {
    const index = ledgerIndexOf(claims);
    addToIndex(index, claims);
    return index;
  });
  const read = async (ids: readonly string[]) => trackers.flat().filter(({ _id }) => ids.includes(_id));
  return answerFromLedgers(conversation, combineLedgers(indexes), read, NOW, known);
};
