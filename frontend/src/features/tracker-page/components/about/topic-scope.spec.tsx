import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TopicScope } from './topic-scope';

const server = fakeServer();

const show = (change: Parameters<typeof trackerFixture>[0]) =>
  renderPage(<TopicScope tracker={trackerFixture(change)} />);

test('a word proposed by the pages is added with one press', async () => {
  const requests = server.post('/api/topics/tracker/{id}/also-about').answers(() => ({ belongs: true }));
  const { user } = show({ proposed_words: ['surcharge', 'Annex'] });
  await user.click(screen.getByRole('button', { name: 'Add “surcharge”' }));
  await screen.findByText('“surcharge” now belongs to the topic');
  expect(requests).toMatchObject([{ body: { phrase: 'surcharge', belongs: true } }]);
});

test('a declined proposal disappears', async () => {
  const { user } = show({ proposed_words: ['surcharge'] });
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/surcharge/)).toBeNull();
});

test('the owner can remove an added topic', async () => {
  const requests = server.post('/api/topics/tracker/{id}/also-about').answers(() => ({ belongs: false }));
  const { user } = show({ also_about: ['Timber'] });
  await user.click(screen.getByRole('button', { name: /^Remove / }));
  await screen.findByText('“Timber” no longer belongs to the topic');
  expect(requests).toMatchObject([{ body: { phrase: 'Timber', belongs: false } }]);
});

test('other readers see the added topics without controls', () => {
  show({ can_edit: false, also_about: ['Timber'], proposed_words: ['surcharge'] });
  screen.getByText('Timber');
  expect(screen.queryByRole('button')).toBeNull();
});

test('every reader sees the words to include and exclude', () => {
  show({ can_edit: false, include_words: ['steel', 'copper'], exclude_words: ['rumours'] });
  screen.getByText('Only pages that contain “steel” or “copper”');
  screen.getByText('No pages that contain “rumours”');
});
