import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { removeTokens, saveTokens } from '#shared/testing/tokens';
import { browserNow } from '#shared/time/clock';
import { userFixture } from '#features/accounts/user.fixture';
import {
  savePendingTracker,
  markPendingTrackerSent,
  storedPendingTracker,
} from '#features/tracker-draft/published/pending-tracker';
import { TrackerDialog } from '#features/tracker-form/published/tracker-dialog';
import { CreatePendingTracker } from './create-pending-tracker';
import { closeTrackerDialog, useTrackerDialogRequest } from './tracker-dialog-request';

const server = fakeServer();

const App = () => {
  const request = useTrackerDialogRequest();
  return (
    <>
      <CreatePendingTracker />
      {request === null || request.intention === 'clone' ? null : <TrackerDialog request={request} />}
    </>
  );
};

beforeEach(() => {
  savePendingTracker({
    tracker_description: 'Crewed missions to the Moon',
    update_frequency: 'day',
    model: 'sonar-reasoning-pro',
    domains: ['nasa.gov'],
  });
  saveTokens({ access: accessToken(), refresh: 'refresh' });
});
afterEach(closeTrackerDialog);

describe('a draft that went with a registration', () => {
  const activated = new Date(userFixture.activated_at);
  const before = new Date(activated.getTime() - 60_000);
  const later = new Date(activated.getTime() + 60_000);
  const creations = () => {
    server.get('/api/common/user').answers(() => userFixture);
    server.post('/api/topics/initialize-tracker').answers(() => ({ tracker_id: 't9', status: 'queued' }));
    return server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't9' }));
  };

  test('a draft sent with a registration is created after sign-in if the account existed already', async () => {
    const created = creations();
    markPendingTrackerSent('Ann@example.org', later);
    const { location } = renderPage(<App />);
    await waitFor(() => expect(location()).toBe('/tracker/t9'));
    expect(created.map(({ body }) => body.tracker_description)).toEqual(['Crewed missions to the Moon']);
    expect(storedPendingTracker()).toBeNull();
  });

  test('a draft sent with a registration is dropped once that account is activated, since the server creates it', async () => {
    const created = creations();
    markPendingTrackerSent('ann@example.org', before);
    renderPage(<App />);
    await waitFor(() => expect(storedPendingTracker()).toBeNull());
    expect(created).toEqual([]);
  });

  test('a draft is not created again by an open page while another tab activates the account', async () => {
    const created = creations();
    removeTokens();
    markPendingTrackerSent('ann@example.org', before);
    renderPage(<App />);
    expect(storedPendingTracker()).not.toBeNull();
    localStorage.setItem('access', accessToken());
    localStorage.setItem('refresh', 'refresh');
    localStorage.setItem('accessReceivedAt', String(browserNow().getTime()));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await waitFor(() => expect(storedPendingTracker()).toBeNull());
    expect(created).toEqual([]);
  });

  test('a draft waits for its owner if another person signs in first', async () => {
    const created = creations();
    let email = 'bob@example.org';
    const requests = server.get('/api/common/user').answers(() => ({ ...userFixture, email }));
    markPendingTrackerSent('ann@example.org', later);
    renderPage(<App />);
    await waitFor(() => expect(requests).toHaveLength(1));
    cleanup();
    email = 'ann@example.org';
    const { location } = renderPage(<App />);
    await waitFor(() => expect(location()).toBe('/tracker/t9'));
    expect(created).toHaveLength(1);
  });
});

test('a draft is removed once it is created', async () => {
  server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't9' }));
  server.post('/api/topics/initialize-tracker').answers(() => ({ tracker_id: 't9', status: 'queued' }));
  const { location } = renderPage(<App />);
  await waitFor(() => expect(location()).toBe('/tracker/t9'));
  expect(storedPendingTracker()).toBeNull();
});

test('a draft is kept after a server error', async () => {
  server.post('/api/topics/create-tracker').answers(() => problemResponse(503, 'UNAVAILABLE'));
  renderPage(<App />);
  await screen.findByText('Error creating tracker.');
  expect(storedPendingTracker()).toMatchObject({ tracker_description: 'Crewed missions to the Moon' });
});

test('a refused draft can be edited', async () => {
  server.post('/api/topics/create-tracker').answers(() => problemResponse(400, 'MAX_DAY_TRACKERS_REACHED'));
  server.get('/api/topics/domain-sets').answers(() => []);
  server.get('/api/v1/documents').answers(() => []);
  server.post('/api/common/check-staff').answers(() => ({ is_staff: false, is_admin: false, is_super: false }));
  renderPage(<App />);
  const description = await screen.findByRole('textbox', { name: 'Description' });
  expect(description).toHaveProperty('value', 'Crewed missions to the Moon');
  expect(screen.getByRole('textbox', { name: 'Domain 1' })).toHaveProperty('value', 'nasa.gov');
  expect(storedPendingTracker()).toBeNull();
});

test('a refused draft keeps its folder and its key facts', async () => {
  const fact = { name: 'Crew', type: 'number', description: 'On board', value: 4 } as const;
  savePendingTracker({
    tracker_description: 'Crewed missions to the Moon',
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: [],
    parent_uid: 'f1',
    key_facts: [fact],
  });
  const requests = server
    .post('/api/topics/create-tracker')
    .answers(() => problemResponse(400, 'MAX_DAY_TRACKERS_REACHED'));
  server.get('/api/topics/domain-sets').answers(() => []);
  server.get('/api/v1/documents').answers(() => []);
  server.post('/api/common/check-staff').answers(() => ({ is_staff: true, is_admin: false, is_super: false }));
  const { user } = renderPage(<App />);
  await screen.findByRole('group', { name: 'Key fact 1' });
  await user.click(screen.getByRole('button', { name: 'Create Tracker' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.body).toMatchObject({ parent_uid: 'f1', key_facts: [fact] });
});
