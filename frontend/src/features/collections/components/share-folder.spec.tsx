import { screen } from '@testing-library/react';
import { renderClosable } from '#shared/testing/closable-dialog';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { folderItemFixture } from '../folder-item.fixture';
import { trackerItemFixture } from '../tracker-item.fixture';
import { ShareFolder } from './share-folder';

const server = fakeServer();

beforeEach(() => saveTokens({ access: accessToken(), refresh: 'refresh' }));

const items = [
  folderItemFixture({ id: 'steel', name: 'Steel' }),
  trackerItemFixture({ id: 'open', name: 'Quotas', public: true }),
  trackerItemFixture({ id: 'closed', name: 'Tariffs', public: false }),
];

const open = (isPublic: boolean) =>
  renderPage(
    <ShareFolder folder={{ id: 'trade', name: 'Trade', public: isPublic }} items={items} onClose={() => undefined} />,
  );
const shared = () => server.post('/api/topics/share-collection').answers(({ body }) => body);

test('makes the private trackers public with the folder, and says so before and after', async () => {
  const asked = shared();
  const { user } = open(false);
  screen.getByText('One tracker is private. Make public with the folder:');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  screen.getByText('Shows 2 of 2 trackers.');
  await user.click(screen.getByRole('button', { name: 'Make Public & Copy' }));
  await screen.findByText('Folder and 1 tracker are now public and link copied to clipboard');
  expect(asked.map(({ body }) => body)).toEqual([{ id: 'trade', public: true, trackers: ['closed'] }]);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/collection/trade');
});

test('a tracker that is left out stays private, and the link shows one less', async () => {
  const asked = shared();
  const { user } = open(false);
  await user.click(screen.getByRole('checkbox', { name: 'Tariffs' }));
  screen.getByText('Shows 1 of 2 trackers.');
  await user.click(screen.getByRole('button', { name: 'Make Public & Copy' }));
  await screen.findByText('Folder is now public and link copied to clipboard');
  expect(asked.map(({ body }) => body)).toEqual([{ id: 'trade', public: true, trackers: [] }]);
});

test('copying the link of a public folder makes nothing public that was not chosen', async () => {
  const asked = shared();
  const { user } = open(true);
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  await screen.findByText('Folder link copied to clipboard');
  await user.click(screen.getByRole('checkbox', { name: 'Tariffs' }));
  await user.click(screen.getByRole('button', { name: 'Make Public & Copy' }));
  await screen.findByText('1 tracker is now public and link copied to clipboard');
  expect(asked.map(({ body }) => body)).toEqual([
    { id: 'trade', public: true, trackers: [] },
    { id: 'trade', public: true, trackers: ['closed'] },
  ]);
});

test('a public folder can be made private again', async () => {
  const asked = shared();
  const { user } = open(true);
  await user.click(screen.getByRole('button', { name: 'Make Private' }));
  await screen.findByText('Folder is now private');
  expect(asked.map(({ body }) => body)).toEqual([{ id: 'trade', public: false }]);
});

test('says so if sharing fails', async () => {
  server.post('/api/topics/share-collection').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = open(false);
  await user.click(screen.getByRole('button', { name: 'Make Public & Copy' }));
  await screen.findByText('Failed to make folder public');
});

test.each([
  ['Make Public & Copy', false, 'Folder and 1 tracker are now public and link copied to clipboard'],
  ['Make Private', true, 'Folder is now private'],
] as const)('%s: an answer after Cancel is reported, and closes no later dialog', async (name, isPublic, words) => {
  const held = heldAnswer({ id: 'trade', public: !isPublic });
  server.post('/api/topics/share-collection').answers(() => held.given);
  const { user, closed } = renderClosable((onClose) => (
    <ShareFolder folder={{ id: 'trade', name: 'Trade', public: isPublic }} items={items} onClose={onClose} />
  ));
  await user.click(screen.getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.give();
  await screen.findByText(words);
  expect(closed()).toBe(1);
});
