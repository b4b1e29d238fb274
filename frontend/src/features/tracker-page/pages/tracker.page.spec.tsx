import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { closeAuthDialog, openAuthDialog, useAuthRequest } from '#features/accounts/published/auth-dialog';
import { userFixture } from '#features/accounts/user.fixture';
import { agencyFixture } from '#features/agencies/branch.fixture';
import { useDeleteItem } from '#features/deletion/api/delete-item';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { lineFixture } from '#features/trackers/line.fixture';
import { runFixture } from '#features/trackers/run.fixture';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerWithRecord } from '../../../app/composed/tracker-with-record';

const server = fakeServer();
// Whether there is a plan decides whether updates can be listened to.
beforeEach(() => server.get('/api/common/user').answers(() => userFixture));

const OpenDialog = () => <output>{useAuthRequest()?.dialog ?? 'none'}</output>;
const open = () =>
  renderPage(
    <>
      <TrackerWithRecord />
      <OpenDialog />
    </>,
    { path: '/tracker/:id', url: '/tracker/t1' },
  );
const dialog = () => screen.getByRole('status', { name: '' }).textContent;
const showTabAgain = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

afterEach(() => act(closeAuthDialog));

describe('a tracker that is not public', () => {
  test('a tracker that is not public asks to sign in once, not each time its tab becomes visible', async () => {
    const requests = server.get('/api/topics/tracker/{id}').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
    open();
    await screen.findByText('sign-in');
    act(closeAuthDialog);
    await screen.findByText('none');
    showTabAgain();
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
    await screen.findByText('This tracker is private.');
    expect(dialog()).toBe('none');
  });

  test('a tracker that is not public leaves an open dialog unchanged', async () => {
    const requests = server.get('/api/topics/tracker/{id}').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
    openAuthDialog('register');
    open();
    await screen.findByText('This tracker is private.');
    showTabAgain();
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
    expect(dialog()).toBe('register');
  });
});

test('a tracker that is deleted on its page stays there until the page has been left', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  let answer = (): void => undefined;
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  let isDeleted = false;
  server
    .get('/api/topics/tracker/{id}')
    .answers(() => (isDeleted ? problemResponse(404, 'NOT_FOUND') : trackerFixture({ can_edit: true })));
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  server.delete('/api/topics/delete-tracker/{id}').answers(() => {
    isDeleted = true;
    return answered;
  });
  const { user, queries, location } = open();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(isDeleted).toBe(true));
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(queries.getQueryState(trackerQuery('t1').queryKey)?.status).toBe('error'));
  expect(screen.queryByText('Tracker not found')).toBeNull();
  answer();
  await waitFor(() => expect(location()).toBe('/list-trackers'));
});

test('a tracker that was deleted before is not shown from the cache of the page before it', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server
    .get('/api/topics/tracker/{id}')
    .answers(({ path }) => (path.endsWith('t2') ? problemResponse(404, 'NOT_FOUND') : trackerFixture({})));
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  server.delete('/api/topics/delete-tracker/{id}').answers(() => undefined);
  const DeleteOther = () => {
    const remove = useDeleteItem({ type: 'tracker', id: 't2' });
    return <button onClick={() => remove.mutate(undefined)}>Delete the other</button>;
  };
  const { user, queries } = renderPage(
    <>
      <TrackerWithRecord />
      <DeleteOther />
      <Link to="/tracker/t2">The other</Link>
    </>,
    { path: '/tracker/:id', url: '/tracker/t1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete the other' }));
  expect(await screen.findAllByText('Tracker deleted successfully')).not.toEqual([]);
  // Cached by a page that was left at the moment of the deletion.
  queries.setQueryData(trackerQuery('t2').queryKey, trackerFixture({ tracker_id: 't2' }));
  await user.click(screen.getByRole('link', { name: 'The other' }));
  await screen.findByText('Tracker not found');
});

test('an open page follows a run and shows its result when it ends', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const shown = { current_state: 'The rate rises. [1]', can_edit: false };
  const running = runFixture({ state: 'running', finished_at: null });
  const ended = runFixture({ finished_at: '2026-08-04T09:00:00.000Z' });
  let isOver = false;
  server
    .get('/api/topics/tracker/{id}')
    .answers(() => trackerFixture({ ...shown, last_run: isOver ? ended : running }));
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  server.get('/api/topics/tracker/{id}/runs/{runId}').answers(() => ({ ...(isOver ? ended : running), documents: [] }));
  open();
  await screen.findByText(/Reading the sources now/);
  isOver = true;
  await screen.findByText(/finding/, { selector: 'button *' });
  expect(screen.queryByText(/Reading the sources now/)).toBeNull();
});

test('a written overview says by whom, and its quotes alone are one key away', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const quote = 'The rate of the duty on steel rises to 15 percent.';
  server.get('/api/topics/tracker/{id}').answers(() =>
    trackerFixture({
      current_state: 'The steel duty rises to 15%. [1]',
      lines: [lineFixture('The steel duty rises to 15%.', { by: 'model' })],
      sources: [trackerSourceFixture({ quote })],
      written: { model: 'llama3.3', title: null, quoted: [lineFixture(quote)] },
      last_run: runFixture(),
    }),
  );
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  server.get('/api/topics/tracker/{id}/runs/{runId}').answers(() => ({ ...runFixture(), documents: [] }));
  const { user } = open();
  await screen.findByText('The steel duty rises to 15%.');
  screen.getByText(/Written by llama3\.3/);
  await user.click(screen.getByRole('button', { name: 'Show quotes only' }));
  expect(screen.queryByText('The steel duty rises to 15%.')).toBeNull();
  screen.getByText(quote);
});

test.each([[true], [false]])(
  'if some sources are in other languages: %p, says how these are judged',
  async (other_languages) => {
    server
      .get('/api/topics/tracker/{id}')
      .answers(() => trackerFixture({ current_state: 'De raad verhoogt het tarief. [1]', other_languages }));
    server.get('/api/topics/tracker/{id}/runs').answers(() => []);
    open();
    await screen.findByRole('heading', { name: 'Overview' });
    expect(screen.queryAllByText(/only titles, opening sentences and figures can be compared/)).toHaveLength(
      Number(other_languages),
    );
  },
);

describe('the tracker of an agency', () => {
  const ofAgency = (change: Parameters<typeof trackerFixture>[0] = {}) =>
    server.get('/api/topics/tracker/{id}').answers(() =>
      trackerFixture({
        can_edit: false,
        public: true,
        paused: true,
        subject: { kind: 'agency', key: 'bis', name: 'Bureau of Industry and Security (BIS)' },
        ...change,
      }),
    );
  beforeEach(() => {
    server.get('/api/topics/executive-branch/{slug}').answers(() => agencyFixture);
    server
      .get('/api/topics/tracker/{id}/last-update')
      .answers(() => ({ content: null, sources: [], updated_at: null, rates_since: [] }));
  });

  test('the tracker of an agency shows what is on record while nobody follows it, and can be followed with one press', async () => {
    saveTokens({ access: accessToken(), refresh: 'refresh' });
    ofAgency();
    const requests = server.post('/api/topics/toggle-following/{id}').answers(() => ({ following: true }));
    const { user } = open();
    await screen.findByRole('heading', { level: 1, name: 'Bureau of Industry and Security (BIS)' });
    await screen.findByText('2,345');
    const waits = screen.getByText('Nobody follows this yet, so it isn’t researched.');
    const record = screen.getByRole('region', { name: 'On record' });
    expect(record.compareDocumentPosition(waits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    ofAgency({ paused: false, following: true });
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    await screen.findByText('First research is queued.');
    screen.getByText('Weekly, while someone follows it');
    expect(requests.map(({ body }) => body)).toEqual([{ following: true }]);
  });

  test('a signed-out person is asked to sign in before following', async () => {
    ofAgency();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByText(/^(sign-in|register)$/);
  });

  test('the tracker of an agency links to the map of the executive branch', async () => {
    server.get('/api/topics/tracker/{id}/runs').answers(() => []);
    ofAgency({
      current_state: 'A rule ended.',
      lines: [lineFixture('A rule ended.')],
      sources: [trackerSourceFixture()],
    });
    open();
    expect((await screen.findByRole('link', { name: 'Executive Branch' })).getAttribute('href')).toBe('/exec');
    screen.getByText('Not researched until someone follows it again');
    const link = await screen.findByRole('link', { name: 'See it on the map of the executive branch' });
    expect(link.getAttribute('href')).toBe('/exec?agency=bis');
  });

  test('the tracker of an agency is asked on its own page', async () => {
    ofAgency();
    open();
    const chat = within(
      await screen.findByRole('region', { name: 'Ask about the Bureau of Industry and Security (BIS)' }),
    );
    await chat.findByText(/^What would you like to know about the .*\?$/);
    chat.getByRole('textbox', { name: 'Your question' });
  });
});

test.each([
  ['the overview', '#line-overview-c1', 0],
  ['an update', '#line-u1-c1', 1],
])('an address that names a line of %s leads to it', async (_, hash, index) => {
  Element.prototype.scrollIntoView = jest.fn();
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const line = lineFixture('Norland exempts copper.', { claim_id: 'c1' });
  const told = { lines: [line], sources: [trackerSourceFixture()] };
  const update = {
    id: 'u1',
    run_id: 'r1',
    created_at: '2026-08-04T09:00:00.000Z',
    content: '',
    more: 0,
    written: null,
    ...told,
  };
  server
    .get('/api/topics/tracker/{id}')
    .answers(() => trackerFixture({ current_state: '- Norland exempts copper. [1]', ...told, updates: [update] }));
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  renderPage(<TrackerWithRecord />, { path: '/tracker/:id', url: `/tracker/t1${hash}` });
  const shown = await screen.findAllByText('Norland exempts copper.');
  await waitFor(() => expect(document.activeElement?.id).toBe(hash.slice(1)));
  expect(document.activeElement?.contains(shown[index] ?? null)).toBe(true);
});
