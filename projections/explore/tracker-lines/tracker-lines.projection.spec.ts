import type { LedgerEvent } from '#events/research/ledger.events';
import type { TrackerEvent } from '#events/trackers/tracker.events';
import { DAY_MS } from '#kernel/durations';
import { projected, recorded } from '#test/support/read-models/projected';
import { dutiesEnd, lineOf, source, stateEstablished, updatePublished } from '#test/support/research/research-examples';
import { created, deleted, published, settings } from '#test/support/trackers/tracker-examples';
import { type TrackerLines, keptLines, trackerLines } from './tracker-lines.projection';

const trackerId = 'tracker-1';
const of = { trackerId, ownerId: 'ann' };

test('keeps the lines of the overview and of an update, each with its claim and its page’s day', async () => {
  const events = [created(of), stateEstablished('run-1'), updatePublished('run-2', 'update-1')];
  const [tracker] = await projected(trackerLines, events);
  const line = { tracker_id: trackerId, text: dutiesEnd, claim_id: dutiesEnd, quote: null, published_at: '2026-02-20' };
  expect(keptLines(tracker as TrackerLines)).toMatchObject([
    { ...line, update_id: null },
    { ...line, update_id: 'update-1', at: '2026-03-01T03:00:00.000Z' },
  ]);
});

test('shows the overview as it was last recomposed', async () => {
  const state = { lines: [lineOf('Copper is exempt.')], sources: [source] };
  const recomposed: LedgerEvent = { type: 'OverviewRecomposed', data: { trackerId, runId: 'run-2', state } };
  const [tracker] = await projected(trackerLines, [created(of), stateEstablished('run-1'), recomposed]);
  expect(keptLines(tracker as TrackerLines)).toMatchObject([{ text: 'Copper is exempt.', quote: dutiesEnd }]);
});

test('a line of a source with line breaks stays one line', async () => {
  const [tracker] = await projected(trackerLines, [
    created(of),
    stateEstablished('run-1', [lineOf('Copper\nis exempt.'), lineOf('Steel is not.')]),
  ]);
  expect(keptLines(tracker as TrackerLines).map(({ text }) => text)).toEqual(['Copper is exempt.', 'Steel is not.']);
});

test('keeps the updates of 31 days, each hour’s by itself', () => {
  const places = (days: readonly number[]) =>
    new Set(
      days.flatMap((day, index) => {
        const event = recorded(updatePublished('run-2', `update-${day}`), index + 1);
        const at = new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString();
        const [write] = trackerLines.project({ ...event, metadata: { ...event.metadata, occurred_at: at } } as never);
        const changes = write?.kind === 'change' ? write.changes.$set : {};
        return Object.keys(changes ?? {}).filter((path) => path.startsWith('texts.hour'));
      }),
    );
  const upTo = (count: number, step: number) => Array.from({ length: count }, (_, n) => n * step);
  expect(places(upTo(100, 1)).size).toBe(31);
  expect(places(upTo(31, 7)).size).toBe(31);
  expect(places(upTo(24, 1 / 24)).size).toBe(24);
});

test('a public tracker is found by everybody, a private one by its owner, and a deleted one by nobody', async () => {
  const after = async (...events: TrackerEvent[]) => (await projected(trackerLines, [created(of), ...events]))[0];
  const show = published({ ...of, category: 'Senate' });
  expect(await after()).toMatchObject({ audience: 'ann', deleted: false });
  expect(await after(show)).toMatchObject({ audience: 'campaigns' });
  expect(await after(show, { type: 'TrackerUnpublished', data: of })).toMatchObject({ audience: 'ann' });
  expect(await after(show, deleted(of))).toMatchObject({ deleted: true });
  expect(await after(deleted(of), { type: 'TrackerRestored', data: of })).toMatchObject({ deleted: false });
});

test('a tracker that has no owner and is not public is found by nobody', async () => {
  expect(await projected(trackerLines, [created({ trackerId, ownerId: null })])).toMatchObject([{ audience: '' }]);
});

test('follows a change of topic', async () => {
  const revised: TrackerEvent = {
    type: 'TrackerRevised',
    data: { ...of, settings: settings({ description: 'Track copper' }), changed: ['description'] },
  };
  expect(await projected(trackerLines, [created(of), revised])).toMatchObject([{ title: 'Copper' }]);
});
