import { screen, within } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { Run } from '#features/trackers/api/tracker';
import { runFixture } from '#features/trackers/run.fixture';
import type { RunDocument } from '../../api/get-run';
import { RunLog } from './run-log';

const server = fakeServer();

const page = (change: Partial<RunDocument>): RunDocument => ({
  url: 'https://www.agency.example/duties',
  title: 'Duties end',
  published_on: null,
  outcome: 'left_out',
  reason: 'It is not about the topic.',
  off_topic: false,
  by_words: false,
  ...change,
});

const open = (documents: readonly RunDocument[], run: Partial<Run> = {}) => {
  server
    .get('/api/topics/tracker/{id}/runs/{runId}')
    .answers(() => ({ ...runFixture(run), documents: [...documents] }));
  return renderPage(<RunLog trackerId="t1" runId="r1" topic="Timber of Norland" canEdit onClose={() => undefined} />);
};

test('the log shows each page’s host, date, outcome and reason', async () => {
  open([
    page({ published_on: '2024-08-19', outcome: 'told', reason: 'Tells the story.' }),
    page({ url: 'https://news.example/fair', title: 'A fair' }),
  ]);
  const told = await screen.findByText('agency.example · August 19, 2024 · Tells the story.');
  expect(told.closest('section')?.textContent).toMatch(/^Reported \(1\)/);
  const leftOut = screen.getByText('news.example · It is not about the topic.');
  expect(leftOut.closest('section')?.textContent).toMatch(/^Read, not used \(1\)/);
});

test('unchanged pages are one line until it is opened', async () => {
  const { user } = open(
    ['one', 'two', 'three'].map((name) =>
      page({ url: `https://agency.example/${name}`, title: name, outcome: 'known', reason: 'Read before.' }),
    ),
  );
  const fold = await screen.findByRole('button', { name: '3 pages unchanged since an earlier run' });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(fold);
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(3);
});

test('a failed run gives the reason, what remains and the next attempt', async () => {
  open([], { state: 'failed', reason: 'UNREACHABLE', retry_at: '2020-01-01T00:00:00.000Z' });
  await screen.findByText(
    'The run failed: no source responded. What was published before still stands. The next attempt is in a moment.',
  );
});

test('a tracker that chose a model where there is none is told who chose', async () => {
  open([], { editing: { model: null, pages: 0, edited: 0, fault: null } });
  await screen.findByText(/No model is set up, so the rules selected the findings\./);
});

test.each([
  [{ pages: 12, edited: 12, fault: null }, /llama3\.3 selected the findings from 12 pages\./],
  [{ pages: 12, edited: 11, fault: null }, /selected the findings from 11 pages, and the rules from 1 other\./],
  [
    { pages: 9, edited: 0, fault: null },
    /llama3\.3 selected nothing that could be used, so the rules selected the findings\./,
  ],
  [
    { pages: 9, edited: 0, fault: 'is rate limited (429)' },
    /llama3\.3 is rate limited \(429\), so the rules selected the findings\./,
  ],
])('the log says who selected the findings: %o', async (editing, words) => {
  open([], { editing: { model: 'llama3.3', ...editing } });
  await screen.findByText(words);
});

test.each([
  [{ pages: 12, compared: 12, fault: null }, /bge-m3 compared 12 pages with the topic\./],
  [
    { pages: 12, compared: 11, fault: null },
    /bge-m3 compared 11 pages with the topic; of 1 other words alone decided\./,
  ],
  [
    { pages: 9, compared: 0, fault: 'is rate limited (429)' },
    /bge-m3 is rate limited \(429\), so words alone decided what is on the topic\./,
  ],
  [{ pages: 9, compared: 0, fault: null }, /bge-m3 compared no page, so words alone decided what is on the topic\./],
])('the log says what was compared in meaning: %o', async (comparing, words) => {
  open([], { comparing: { model: 'bge-m3', ...comparing } });
  await screen.findByText(words);
});

test('the log says what a model wrote, and how much of it was replaced', async () => {
  open([], { writing: { model: 'llama3.3', sentences: 9, replaced: 1, fault: null } });
  await screen.findByText(/llama3\.3 wrote 9 sentences; 1 other did not match the quotes and was replaced\./);
});

test('the log says why a model wrote nothing', async () => {
  open([], { writing: { model: 'llama3.3', sentences: 0, replaced: 0, fault: 'is rate limited (429)' } });
  await screen.findByText(/llama3\.3 is rate limited \(429\), so the answer is in the sources’ own words\./);
});

test('the log lists the searched sources and their responses, failures first', async () => {
  const asked = [
    { kind: 'domain', name: 'good.example', answer: 'found', found: 12, reason: '', retry_at: null },
    {
      kind: 'domain',
      name: 'www.down.example',
      answer: 'nothing-to-read',
      found: 0,
      reason: 'had a server error (503)',
      retry_at: null,
    },
  ] as const;
  open([page({})], { asked: [...asked] });
  const places = within(await screen.findByRole('list', { name: 'Where it looked' })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'down.example had a server error (503).',
    'good.example lists 12 pages.',
  ]);
});

test('the owner can mark a page left out as on topic in one step', async () => {
  const requests = server.post('/api/topics/tracker/{id}/also-about').answers(() => ({ belongs: true }));
  const { user } = open([page({ title: 'Quota for timber from Norland', off_topic: true })]);
  await user.click(await screen.findByRole('button', { name: 'This is on topic' }));
  await screen.findByText('On topic from now on; the sources are read again.');
  expect(requests).toMatchObject([{ body: { phrase: 'Quota for timber from Norland', belongs: true } }]);
});

test('pages that have a word of the topic come first, and those far from it are folded', async () => {
  const titled = (title: string, off_topic: boolean) =>
    page({ url: `https://news.example/${title}`, title, off_topic, reason: 'Not used.' });
  const { user } = open([
    titled('Frost warning', true),
    titled('Told before', false),
    titled('Fair opens', true),
    titled('Norland’s quota', true),
  ]);
  const far = await screen.findByRole('button', { name: '2 pages further from the topic' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Norland’s quota', 'Told before']);
  await user.click(far);
  expect(screen.getAllByRole('button', { name: 'This is on topic' })).toHaveLength(3);
});

test('the log lists the searched words and their origin', async () => {
  open([], {
    asked: [{ kind: 'provider', name: 'gdelt', answer: 'found', found: 4, reason: '', retry_at: null }],
    searches: [
      { words: 'steel tariffs', by: 'rules', found: 3 },
      { words: 'Stahl Zölle', by: 'model', found: 1 },
    ],
  });
  await screen.findByText(
    'Searched for ‘steel tariffs’ (3 pages) and, as a model proposed, for ‘Stahl Zölle’ (1 page).',
  );
});
