import { diaryPage } from './diary-view';
import type { ConversationRecord } from './history';

const userId = 'ann';
const sent = { at: '2026-05-06T18:00:00.000Z', offsetMinutes: 0 };

/** Entries at these times, as the log has them; times newest first. */
const keptAt = (...times: readonly string[]): readonly ConversationRecord[] =>
  times.map((at, back) => ({
    type: 'EntryKept',
    data: {
      userId,
      entryId: `e${back}`,
      proposalId: null,
      entry: { kind: 'pain', strength: 3, where: null, at, offsetMinutes: 0, said: 'time', words: null },
    },
    id: `${back}`,
    stream: 'conversation-ann',
    revision: times.length - back,
    position: times.length - back,
    metadata: {
      occurred_at: sent.at,
      correlation_id: 'c',
      causation_id: 'c',
      command: 'AddEntry',
      actor: { kind: 'user', userId } as const,
      version: 1,
    },
  }));

const at = (minute: number): string => `2026-05-06T12:${String(minute).padStart(2, '0')}:00.000Z`;

/** The ids on each page, read to the end. */
const pagesOf = async (records: readonly ConversationRecord[], limit: number): Promise<readonly string[][]> => {
  const pages: string[][] = [];
  let before: string | undefined;
  for (;;) {
    const { entries, has_more } = await diaryPage(
      records,
      { limit, ...(before !== undefined && { before }) },
      { sent, language: 'en' },
    );
    pages.push(entries.map(({ id }) => id).sort());
    before = entries.at(-1)?.entry.at;
    if (!has_more) return pages;
  }
};

test.each([
  ['a time of their own', [at(5), at(4), at(3), at(2), at(1)], [['e0', 'e1'], ['e2', 'e3'], ['e4']]],
  ['the same time across the end of a page', [at(3), at(2), at(2), at(2), at(1)], [['e0', 'e1', 'e2', 'e3'], ['e4']]],
  ['all the same time', [at(1), at(1), at(1)], [['e0', 'e1', 'e2']]],
  ['exactly a page', [at(2), at(1)], [['e0', 'e1']]],
  ['no time, since there are none', [], [[]]],
])('every entry is on one page: %s', async (_, times, pages) => {
  expect(await pagesOf(keptAt(...times), 2)).toEqual(pages);
});
