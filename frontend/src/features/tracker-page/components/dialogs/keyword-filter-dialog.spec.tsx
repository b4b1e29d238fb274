import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { runFixture } from '#features/trackers/run.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import type { RunDocument } from '../../api/get-run';
import { KeywordFilterDialog } from './keyword-filter-dialog';

const server = fakeServer();
const open = (change: Parameters<typeof trackerFixture>[0] = {}) =>
  renderPage(<KeywordFilterDialog tracker={trackerFixture(change)} onClose={() => undefined} />);

const leftOut = (title: string, by_words: boolean): RunDocument => ({
  url: `https://agency.gov/${title}`,
  title,
  published_on: null,
  outcome: 'left_out',
  reason: by_words ? 'It has a word to exclude: rumours.' : 'It is not about the topic.',
  off_topic: !by_words,
  by_words,
});

test('added words are saved, even without Enter', async () => {
  const requests = server
    .post('/api/topics/tracker/{id}/words')
    .answers(({ body }) => ({ include: body?.include ?? [], exclude: body?.exclude ?? [] }));
  const { user } = open({ include_words: ['steel'] });
  await user.type(screen.getByRole('combobox', { name: 'Include' }), 'copper{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Exclude' }), 'rumours');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Words saved. Sources will be read again.');
  expect(requests).toMatchObject([{ body: { include: ['steel', 'copper'], exclude: ['rumours'] } }]);
});

test('the filter says what it excluded from the last run', async () => {
  const documents = [leftOut('Rumours on steel', true), leftOut('Weather', false)];
  server.get('/api/topics/tracker/{id}/runs/{runId}').answers(() => ({ ...runFixture(), documents }));
  open({ exclude_words: ['rumours'], last_run: runFixture() });
  await screen.findByText('1 page excluded from the last run:');
  screen.getByText('Rumours on steel');
  expect(screen.queryByText('Weather')).toBeNull();
});
