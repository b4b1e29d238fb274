import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userExample } from '#features/accounts/user.example';
import { folderQuery } from '#features/collections/api/get-folder';
import { folderExample } from '#features/collections/folder.example';
import { trackerItemExample } from '#features/collections/tracker-item.example';
import { trackerExample } from '#features/trackers/tracker.example';
import { TrackerWithRecord } from '../composed/tracker-with-record';
import { CatchingUp } from './catching-up';

const server = fakeServer();
// The tracker's page asks whether there is a plan to listen to updates.
beforeEach(() => server.get('/api/common/user').answers(() => userExample));

const behind = (answer: Response): Response => {
  answer.headers.set('x-behind', 'true');
  return answer;
};
const notice = 'Your latest change is not shown yet. This page will update by itself.';

beforeEach(() => saveTokens({ access: accessToken(), refresh: 'refresh' }));

const Names = () => (
  <ul>
    {useQuery(folderQuery(null)).data?.items.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);

test('reports a list that is behind, and refetches it until it is not', async () => {
  let hasCaughtUp = false;
  const asked = server
    .get('/api/topics/get-collection')
    .answers(() =>
      hasCaughtUp
        ? folderExample([trackerItemExample({ name: 'Steel tariffs' })])
        : behind(Response.json(folderExample([]))),
    );
  renderPage(
    <>
      <Names />
      <CatchingUp />
    </>,
  );
  await screen.findByText(notice);
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(screen.getByRole('status').textContent).toBe(notice);
  hasCaughtUp = true;
  await screen.findByText('Steel tariffs');
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});

test('waits for a tracker that was just created instead of reporting it missing', async () => {
  let isKnown = false;
  server
    .get('/api/topics/tracker/{id}')
    .answers(() => (isKnown ? trackerExample() : behind(problemResponse(404, 'NOT_FOUND', 'No such tracker.'))));
  renderPage(
    <>
      <TrackerWithRecord />
      <CatchingUp />
    </>,
    { path: '/tracker/:id', address: '/tracker/t1' },
  );
  await screen.findByText(notice);
  expect(screen.queryByText('Tracker not found')).toBeNull();
  isKnown = true;
  await screen.findByRole('heading', { level: 1, name: 'New and changed tariffs on steel' });
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});
