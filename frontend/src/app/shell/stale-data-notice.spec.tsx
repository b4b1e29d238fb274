import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userFixture } from '#features/accounts/user.fixture';
import { folderQuery } from '#features/collections/api/get-folder';
import { folderFixture } from '#features/collections/folder.fixture';
import { trackerItemFixture } from '#features/collections/tracker-item.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerWithRecord } from '../composed/tracker-with-record';
import { StaleDataNotice } from './stale-data-notice';

const server = fakeServer();
// The tracker's page asks whether there is a plan to listen to updates.
beforeEach(() => server.get('/api/common/user').answers(() => userFixture));

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

test('an outdated list is reported and refetched until it is current', async () => {
  let hasCaughtUp = false;
  const requests = server
    .get('/api/topics/get-collection')
    .answers(() =>
      hasCaughtUp
        ? folderFixture([trackerItemFixture({ name: 'Steel tariffs' })])
        : behind(Response.json(folderFixture([]))),
    );
  renderPage(
    <>
      <Names />
      <StaleDataNotice />
    </>,
  );
  await screen.findByText(notice);
  await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  expect(screen.getByRole('status').textContent).toBe(notice);
  hasCaughtUp = true;
  await screen.findByText('Steel tariffs');
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});

test('a tracker that was just created is awaited instead of being reported missing', async () => {
  let isKnown = false;
  server
    .get('/api/topics/tracker/{id}')
    .answers(() => (isKnown ? trackerFixture() : behind(problemResponse(404, 'NOT_FOUND', 'No such tracker.'))));
  renderPage(
    <>
      <TrackerWithRecord />
      <StaleDataNotice />
    </>,
    { path: '/tracker/:id', url: '/tracker/t1' },
  );
  await screen.findByText(notice);
  expect(screen.queryByText('Tracker not found')).toBeNull();
  isKnown = true;
  await screen.findByRole('heading', { level: 1, name: 'New and changed tariffs on steel' });
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});
