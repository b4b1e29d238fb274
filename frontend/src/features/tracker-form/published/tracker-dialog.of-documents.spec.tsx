import { screen, waitFor, within } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerDialog } from './tracker-dialog';

/** The documents that a tracker names, in the tracker dialog. */

const server = fakeServer();

beforeEach(() => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/domain-sets').answers(() => []);
  server.post('/api/common/check-staff').answers(() => ({ is_staff: false, is_admin: false, is_super: false }));
});

const create = () => renderPage(<TrackerDialog request={{ intention: 'create' }} />);
const edit = (tracker = trackerFixture()) => renderPage(<TrackerDialog request={{ intention: 'edit', tracker }} />);
const description = () => screen.getByRole('textbox', { name: 'Description' });
const submit = () => screen.getByRole('button', { name: /^(Create|Update) Tracker$/ });

const hearing = {
  id: 'hearing',
  title: 'Hearing on steel',
  kind: 'hearing',
  designation: null,
  signed_on: null,
  published_on: null,
  added_at: '2026-03-01T09:00:00.000Z',
  pages: 2,
  readable: true,
} as const;
const documents = [
  hearing,
  { ...hearing, id: 'report', title: 'Report on timber', kind: 'report' },
  { ...hearing, id: 'scan', title: 'Scanned hearing', readable: false },
] as const;
const listed = () => server.get('/api/v1/documents').answers(() => [...documents]);
const field = () => screen.findByRole('combobox', { name: 'Documents' });

test('documents are not mentioned if there are none', async () => {
  const requests = server.get('/api/v1/documents').answers(() => []);
  create();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText('Documents')).toBeNull();
});

test('documents are found by title, chosen and removed by keyboard', async () => {
  listed();
  const requests = server.post('/api/topics/create-tracker').answers(() => problemResponse(500, 'INTERNAL'));
  const { user } = create();
  await user.type(description(), 'Steel tariffs');
  await user.type(await field(), 'steel');
  const found = within(screen.getByRole('listbox', { name: 'Documents' })).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Hearing on steelHearing · /)]);
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByText('These sites are read in addition to the documents below.');
  expect(screen.queryByText(/search the open web/)).toBeNull();
  await user.type(await field(), 'timber{ArrowDown}{Enter}');
  await user.click(submit());
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.type(await field(), '{Backspace}');
  await user.click(submit());
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ body }) => body.documents)).toEqual([['hearing', 'report'], ['hearing']]);
});

test('documents without readable text say so and cannot be chosen', async () => {
  listed();
  const { user } = create();
  await user.click(await field());
  const scan = screen.getByRole('option', { name: /Scanned hearing/ });
  expect(scan.getAttribute('aria-disabled')).toBe('true');
  expect(scan.textContent).toMatch(/its text cannot be read$/);
});

test('the documents of a tracker are shown when it is edited, even removed ones, and can all be taken off', async () => {
  listed();
  const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't1' }));
  const { user } = edit(trackerFixture({ documents: ['hearing', 'gone'] }));
  await screen.findByRole('button', { name: 'Hearing on steel' });
  await screen.findByRole('button', { name: 'A document that is not listed' });
  await user.type(await field(), '{Backspace}{Backspace}');
  await user.click(submit());
  await screen.findByText('Tracker updated!');
  expect(requests.map(({ body }) => body.documents)).toEqual([[]]);
});

test('a failed list of documents is reported and can be loaded again', async () => {
  server.get('/api/v1/documents').answers(() => problemResponse(500, 'INTERNAL'));
  const { user } = edit(trackerFixture({ documents: ['hearing'] }));
  await screen.findByText('The documents could not be loaded.');
  listed();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Hearing on steel' });
});
