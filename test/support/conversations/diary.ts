import type { Visitor } from '../product';

/** What the assistant of a diary proposes. */
export interface Proposal {
  readonly id: string;
  readonly does: string;
  readonly status: string;
  readonly was: { readonly text: string } | null;
  readonly entry: { readonly text: string; readonly entry: object } | null;
  readonly times: readonly object[];
}

interface Completed {
  readonly content: string;
  readonly proposals: readonly Proposal[];
  readonly settled: readonly Proposal[];
  readonly is_note: boolean;
  readonly noted: string | null;
  /** What forms may be filled in with. */
  readonly prefilled: readonly { readonly kind: string }[];
}

/** The last event of a streamed answer. */
export const completedIn = (events: string): Completed => {
  const [, data] = /^event: complete\ndata: (.*)$/m.exec(events) ?? [];
  return data === undefined
    ? { content: `not answered: ${events}`, proposals: [], settled: [], is_note: false, noted: null, prefilled: [] }
    : (JSON.parse(data) as Completed);
};

/** What the assistant proposes from a message. */
export const proposedFrom = async (
  visitor: Visitor,
  content: string,
  more: object = {},
): Promise<readonly Proposal[]> => {
  const messages = [{ role: 'user', content }];
  const { text } = await visitor.post('/api/chronic/chat-sim-stream/', { messages, ...more });
  return completedIn(text).proposals;
};

/** Proposals as they are kept: with the entries that were shown. */
export const asKept = (proposals: readonly Proposal[]): readonly object[] =>
  proposals.map(({ id, entry }) => ({ id, entry: entry?.entry ?? null }));

/** Keeps proposals as they are shown. */
export const keepProposals = (visitor: Visitor, proposals: readonly Proposal[], more: object = {}) =>
  visitor.post('/api/chronic/keep-entries/', {
    proposals: asKept(proposals),
    ...more,
  });

/** A pain, as a form sends it. */
export const PAIN_ENTRY = {
  kind: 'pain',
  strength: 4,
  where: 'left knee',
  at: '2026-03-01T08:00:00.000Z',
  offset_minutes: 0,
  said: 'time',
  words: null,
};
