import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { documentFixture } from '../document.fixture';
import { DocumentsPage } from './documents.page';

jest.mock('#shared/files/title-of-file', () => ({
  titleOfFile: ({ name }: File) => Promise.resolve(name.startsWith('Harbour') ? null : 'Report of the year'),
}));

const server = fakeServer();

const documents = [
  documentFixture({ id: 'ports', title: 'Hearing on ports', kind: 'hearing', pages: 12 }),
  documentFixture({ id: 'steel', title: 'Steel report', kind: 'report', added_at: '2025-06-01T09:00:00Z', pages: 1 }),
  documentFixture({ id: 'scan', title: 'Scanned amendment', kind: 'amendment', pages: null, readable: false }),
];
const commerce = { slug: 'department-of-commerce', name: 'Department of Commerce', documents: ['steel'] };

/** A token of somebody with the role. */
const staffToken = (): string => `staff.${btoa(JSON.stringify({ iat: 1000, exp: 1900, roles: ['staff'] }))}.signature`;

beforeEach(() => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/v1/documents').answers(() => [...documents]);
  server.get('/api/v1/documents/agencies').answers(() => [commerce]);
  server.get('/api/images/search').answers(() => ({ results: [], thumbnails: 'made' }));
});
const open = (url = '/documents') => renderPage(<DocumentsPage />, { path: '/documents', url });
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('the documents are listed with their facts', async () => {
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Hearing on portsHearing · Added March 1, 2026 · 12 pages',
    'Steel reportReport · Added June 1, 2025 · 1 page',
    'Scanned amendmentAmendment · Added March 1, 2026 · can’t be searched',
  ]);
  expect(screen.getByRole('link', { name: 'Steel report' }).getAttribute('href')).toBe('/document/steel');
});

test('the list is filtered by kind, year, agency and title, which the URL keeps', async () => {
  const { user, search } = open();
  await screen.findByRole('link', { name: 'Steel report' });
  await user.click(screen.getByRole('button', { name: 'Report 1' }));
  expect(titles()).toEqual(['Steel report']);
  await user.click(screen.getByRole('button', { name: 'Report 1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(titles()).toEqual(['Hearing on ports', 'Scanned amendment']);
  await user.type(screen.getByRole('searchbox', { name: 'Search titles and texts' }), 'scan');
  expect(titles()).toEqual(['Scanned amendment']);
  await waitFor(() => expect(search()).toBe('?year=2026&title=scan'));
  await screen.findByRole('option', { name: 'Department of Commerce (1)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agency' }), commerce.slug);
  screen.getByText(/No title has “scan”/);
  await user.click(screen.getByRole('button', { name: 'Show all documents' }));
  expect(titles()).toHaveLength(3);
});

test('choosing a kind while the URL lags behind keeps the typed text', async () => {
  const { user, search } = open();
  await screen.findByRole('link', { name: 'Steel report' });
  const field = screen.getByRole('searchbox', { name: 'Search titles and texts' });
  await user.type(field, 'st');
  await user.click(screen.getByRole('button', { name: 'Report 1' }));
  await user.type(field, 'eel ');
  expect(field).toHaveProperty('value', 'steel ');
  await waitFor(() => expect(search()).toBe('?kind=report&title=steel'));
  expect(field).toHaveProperty('value', 'steel ');
  expect(titles()).toContain('Steel report');
});

test('the texts are searched, too, and results link to the page', async () => {
  const page = (id: string, title: string, at: number): Schema<'FoundImages'>['results'][number] => ({
    name: `Page ${at}: ${title}`,
    page_title: title,
    shows: 'page',
    document: { id, title, page: at },
    why: { of: 'page_text', text: 'The duty on steel ends.', marks: [{ from: 12, to: 17 }] },
    instead: [],
    url: `/document/${id}?page=${at}`,
    presigned_url: `/thumbnail-${id}-${at}`,
    width: 1,
    height: 1,
  });
  const requests = server.get('/api/images/search').answers(() => ({
    results: [page('ports', 'Hearing on ports', 3), page('ports', 'Hearing on ports', 5), page('gone', 'Gone', 1)],
    thumbnails: 'made',
  }));
  const { user } = open();
  await screen.findByRole('link', { name: 'Steel report' });
  await user.type(screen.getByRole('searchbox', { name: 'Search titles and texts' }), 'steel');
  const texts = within(await screen.findByRole('region', { name: 'In their text' }));
  const link = await texts.findByRole('link', { name: 'Hearing on ports' });
  expect(link.getAttribute('href')).toBe('/document/ports?page=3');
  expect(texts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hearing on portsThe duty on steel ends.Page 3 and 1 more page',
  ]);
  expect(requests.map(({ query }) => [query.get('q'), query.get('shows')])).toEqual([['steel', 'page']]);
});

test('a search that finds no text, or that fails, is reported', async () => {
  const { user } = open('/documents?title=ports');
  await screen.findByText('No document contains “ports” on its first pages.');
  server.get('/api/images/search').answers(() => problemResponse(500, 'INTERNAL'));
  await user.type(screen.getByRole('searchbox', { name: 'Search titles and texts' }), '!');
  await screen.findByText(/The texts could not be loaded/);
});

test('the filter offers the existing kinds and labels every field', async () => {
  open();
  const kinds = within(await screen.findByRole('group', { name: 'Kind' })).getAllByRole('button');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Hearing1', 'Report1', 'Amendment1']);
  const labels = ['Search titles and texts', 'Year', 'Agency'].map((label) => screen.getByText(label).tagName);
  expect(labels).toEqual(['LABEL', 'LABEL', 'LABEL']);
});

test('a kind of which there is none stays, once an address has chosen it', async () => {
  open('/documents?kind=member');
  const chosen = await screen.findByRole('button', { name: 'Member 0' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
});

test('an address that names an agency shows what names it', async () => {
  open('/documents?agency=department-of-commerce');
  await screen.findByRole('link', { name: 'Steel report' });
  expect(titles()).toEqual(['Steel report']);
  expect(screen.getByText('1 document')).toBeTruthy();
});

test('a failed list of agencies is not shown as “No documents match.”', async () => {
  server.get('/api/v1/documents/agencies').answers(() => problemResponse(500, 'INTERNAL'));
  const { user } = open('/documents?agency=department-of-commerce');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No documents match.')).toBeNull();
  server.get('/api/v1/documents/agencies').answers(() => [commerce]);
  await user.click(retry);
  await screen.findByRole('link', { name: 'Steel report' });
});

test('an empty list and an unavailable one are both reported', async () => {
  server.get('/api/v1/documents').answers(() => []);
  open();
  await screen.findByText('No documents have been added yet.');
});

test('a list that could not be loaded can be loaded again', async () => {
  server.get('/api/v1/documents').answers(() => problemResponse(500, 'INTERNAL'));
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('only staff can add documents', async () => {
  open();
  await screen.findByRole('link', { name: 'Steel report' });
  expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull();
});

test('staff add a document, after its title and its file are there', async () => {
  saveTokens({ access: staffToken(), refresh: 'refresh' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByText('Please enter a title')).toBeTruthy());
  expect(dialog.getByText('Please choose a PDF')).toBeTruthy();
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' }).value).toBe('report');
  dialog.getByText('Everyone who is signed in will be able to read it.');
  const file = new File(['%PDF'], 'Harbour_report-2026.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('PDF, at most 25 MB'), file);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Harbour report 2026');
});

test('the title is taken from the file unless one is typed', async () => {
  saveTokens({ access: staffToken(), refresh: 'refresh' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }));
  const title = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  const choose = (name: string) =>
    user.upload(dialog.getByLabelText('PDF, at most 25 MB'), new File(['%PDF'], name, { type: 'application/pdf' }));
  await choose('r-17.pdf');
  await waitFor(() => expect(title.value).toBe('Report of the year'));
  await user.clear(title);
  await user.type(title, 'My own');
  await choose('r-18.pdf');
  expect(title.value).toBe('My own');
});
