import { act, screen, within } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { sourceFixture } from '#features/evidence/source.fixture';
import type { RunProgress } from '#features/trackers/api/tracker';
import { progressFixture } from '#features/trackers/progress.fixture';
import { runFixture } from '#features/trackers/run.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { runQuery } from '../../api/get-run';
import { Researching } from './researching';

const server = fakeServer();

const at = (progress: Partial<RunProgress>): Schema<'RunWithDocuments'> => ({
  ...runFixture({
    state: 'running',
    progress: progressFixture({ step: 'read', host: 'whitehouse.gov', sources_found: 14, ...progress }),
  }),
  documents: [],
});

const open = (run: Schema<'RunWithDocuments'>, change: Parameters<typeof trackerFixture>[0] = {}) => {
  let latest = run;
  server.get('/api/topics/tracker/{id}/runs/{runId}').answers(() => latest);
  const { queries } = renderPage(<Researching tracker={trackerFixture({ last_run: run, ...change })} />);
  const goesOn = (next: Schema<'RunWithDocuments'>) => {
    latest = next;
    return act(() => queries.invalidateQueries({ queryKey: runQuery('t1', run.id).queryKey }));
  };
  return { goesOn };
};

const announced = () => screen.getByRole('status').textContent;

test('changes of the step are announced, but not those of the count', async () => {
  const { goesOn } = open(at({ step: 'discover', sources_found: 0 }));
  expect(announced()).toBe('looking for pages');

  await goesOn(at({ sources_read: 3 }));
  await screen.findByText('reading 3 of 14 sources');
  expect(announced()).toBe('reading the sources');

  await goesOn(at({ sources_read: 9 }));
  await screen.findByText('reading 9 of 14 sources');
  expect(announced()).toBe('reading the sources');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('9 of 14 sources');
});

test.each([
  [true, true, 'you can leave this page; we will email you'],
  [false, true, 'you can leave this page; the run continues'],
  [true, false, 'you can leave this page; the run continues'],
])('with mails turned on: %p, and a mail server: %p, says that %s', async (email_updates, sends_mail, words) => {
  server.get('/api/common/config').answers(() => ({ ...configFixture, sends_mail }));
  open(at({ sources_read: 3 }), { email_updates });
  await screen.findByText(words);
});

type Visited = RunProgress['recent'][number];

const visited = (outcome: Visited['outcome'], lines = 0): Visited => ({
  url: `https://www.agency.example/${outcome}`,
  title: `A page that is ${outcome}`,
  host: 'www.agency.example',
  outcome,
  lines,
});

test.each([
  [visited('kept', 2), 'Read: A page that is kept', 'agency.example · 2 findings'],
  [visited('checking'), 'Checking: A page that is checking', 'agency.example · checking'],
  [visited('off_topic'), 'Read: A page that is off_topic', 'agency.example · not about the topic'],
  [visited('unreachable'), 'Not read: A page that is unreachable', 'agency.example · no usable answer, skipped'],
])('the outcome of a page is shown: %j', async (page, said, words) => {
  open(at({ sources_read: 1, recent: [page] }));
  const row = (await screen.findByText(words)).closest('li');
  expect(row?.textContent).toContain(said);
});

test('lines checked so far are shown as provisional, in order and with their evidence', async () => {
  const line = (n: number) => ({
    text: `Line ${n}.`,
    source: sourceFixture({ url: `https://agency.example/${n}`, quote: `Line ${n}.` }),
  });
  const { goesOn } = open(at({ sources_read: 1 }));
  await screen.findByRole('complementary', { name: 'What you will get' });

  await goesOn(at({ sources_read: 4, checked: [line(3), line(2)], lines_checked: 3 }));
  const shown = within(await screen.findByRole('region', { name: 'Checked so far' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Line 2.2', 'Line 3.3']);
  expect(shown.getByRole('link', { name: /^Source 3:/ }).getAttribute('href')).toBe('https://agency.example/3');
  shown.getByText(/^1 earlier one is not shown\. Provisional/);
  screen.getByText('reading 4 of 14 sources · 3 findings');
});
