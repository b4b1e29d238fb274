import { DomUtils, parseDocument } from 'htmlparser2';
import type { CitedSource } from '#events/research/ledger.events';
import type { TextLine } from '#events/research/text-lines';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { fillReadStore, filledReadStore } from '#test/support/read-models/filled-read-store';
import { feedbackGiven, feedbackWithdrawn } from '#test/support/research/feedback-examples';
import {
  claimRecorded,
  dutiesEnd,
  lineOf,
  runRequested,
  source,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { created } from '#test/support/trackers/tracker-examples';
import { SourceLinks } from '../source-links';
import { UpdateItems } from './update-items';

const trackerId = 'tracker-1';
const config = { publicUrl: 'https://aidy.example' };
const links = new SourceLinks(config, { dataKey: Buffer.alloc(32, 1) });
const projections = [trackers, trackerStates, updates, claims, feedback] as readonly Projection[];
const first = [created({ trackerId }), runRequested('run-1', 'created'), stateEstablished('run-1')];
const second = [...first, updatePublished('run-2', 'update-1')];

const itemsOf = async (...events: readonly DomainEvent[]) => itemsIn(await filledReadStore(projections, events));
const itemsIn = async (store: ReadStore, items = new UpdateItems(store, config, links), withTitle = false) =>
  items.newestOf(await store.find(trackers, {}), { named: withTitle });

/** An update of one line. */
const updateOf = (line: TextLine, cited: Partial<CitedSource> = {}): DomainEvent => {
  const event = updatePublished('run-2', 'update-1');
  if (event.type !== 'UpdatePublished') throw new Error('This is no update.');
  const update = { lines: [line], sources: [{ ...source, ...cited }], more: 0 };
  return { ...event, data: { ...event.data, update } };
};
const updateCiting = (cited: Partial<CitedSource>, text = dutiesEnd) => updateOf(lineOf(text), cited);
const htmlOf = async (...events: readonly DomainEvent[]) => (await itemsOf(...events))[0]?.html;

const go = `<a href="${links.linkTo(source.id)}">`;

test('an overview is an item until there is an update', async () => {
  expect(await itemsOf(...first)).toEqual([
    {
      id: 'tracker-1/overview',
      title: dutiesEnd,
      link: 'https://aidy.example/tracker/tracker-1',
      publishedAt: '2026-03-01T03:00:00.000Z',
      html: `<ul><li>New: ${dutiesEnd}<p>${go}Agency, February 20, 2026</a></p></li></ul>`,
    },
  ]);
  expect((await itemsOf(...second)).map(({ id }) => id)).toEqual(['update-1']);
});

test('a line has its quote below it, unless it is the quote', async () => {
  const quote = 'As of February 24, the additional duties “imposed” by <b>the order</b> & its annex end.';
  expect(await htmlOf(...first, updateCiting({ quote }))).toBe(
    `<ul><li>New: ${dutiesEnd}<blockquote>As of February 24, the additional duties “imposed” by &lt;b&gt;the order&lt;/b&gt; &amp; its annex end.</blockquote><p>${go}Agency, February 20, 2026</a></p></li></ul>`,
  );
});

test('a source without a publisher is named by its host, and one without a day has none', async () =>
  expect(await htmlOf(...first, updateCiting({ publisher: '', publishedAt: null }))).toContain(`${go}agency.gov</a>`));

test.each([
  ['2026-02-20T23:30:00-08:00', 'February 20, 2026'],
  ['2026-02-21T00:30:00+13:00', 'February 21, 2026'],
])('a page of %s has its own day', async (publishedAt, day) =>
  expect(await htmlOf(...first, updateCiting({ publishedAt }))).toContain(`Agency, ${day}`),
);

test.each([
  ['2026-02-28', 'was due February 28, 2026'],
  ['2026-03-01', 'due March 1, 2026'],
])('a line due on %s is told as of the day of the update', async (day, item) => {
  const line = lineOf(dutiesEnd, [1], [{ kind: 'due', day, sources: [1] }]);
  expect(await htmlOf(...first, updateOf(line))).toContain(`${dutiesEnd} (${item})`);
});

test.each([
  ['markup', '<script>alert(1)</script><img src=x onerror="alert(1)">'],
  ['100 kB', `${'“quoted” & more <'.repeat(6000)}.`],
])('quotes and lines are text, whatever is in them: %s', async (_what, quote) => {
  const html = await htmlOf(...first, updateCiting({ quote, publisher: quote }, `Told ${quote}`));
  const [line, ...others] = DomUtils.getElementsByTagName('li', parseDocument(html ?? ''));
  expect(others).toEqual([]);
  expect(DomUtils.textContent(line ?? [])).toBe(`New: Told ${quote}${quote}${quote}, February 20, 2026`);
  expect(DomUtils.getElementsByTagName('*', line ?? []).map(({ name }) => name)).toEqual([
    'li',
    'blockquote',
    'p',
    'a',
  ]);
});

test('a line that its owner calls wrong is left out at once, and is back when they withdraw that', async () => {
  const store = await filledReadStore(projections, second);
  const items = new UpdateItems(store, config, links);
  const displayed = await itemsIn(store, items);
  expect(displayed).toHaveLength(1);
  const struck = [...second, claimRecorded('run-1', 'claim-1'), feedbackGiven(['claim-1'], { verdict: 'wrong' })];
  await fillReadStore(store, projections, struck);
  expect(await itemsIn(store, items)).toEqual([]);
  await fillReadStore(store, projections, [...struck, feedbackWithdrawn('claim-1')]);
  expect(await itemsIn(store, items)).toEqual(displayed);
});

test('a feed of several trackers has the newest first, each by the name of its tracker', async () => {
  const other = 'tracker-2';
  const ofOther = (event: DomainEvent): DomainEvent =>
    ({ ...event, data: { ...event.data, trackerId: other } }) as DomainEvent;
  const store = await filledReadStore(projections, [
    ...second,
    created({ trackerId: other, description: 'Steel' }),
    ofOther(runRequested('run-3', 'created')),
    ofOther(stateEstablished('run-3')),
  ]);
  const displayed = await itemsIn(store, undefined, true);
  expect(displayed.map(({ id, title }) => [id, title.split(':')[0]])).toEqual([
    ['tracker-2/overview', 'Steel'],
    ['update-1', expect.stringContaining('tariffs')],
  ]);
});
