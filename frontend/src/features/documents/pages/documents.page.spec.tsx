import { screen, waitFor, within } from '@testing-library/react';
import { accessToken, fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { keepTokens } from '../../../shared/testing/tokens';
import { listedDocument } from '../document.example';
import { DocumentsPage } from './documents.page';

const server = fakeServer();

const documents = [
  listedDocument({ id: 'ports', title: 'Hearing on ports', kind: 'hearing', pages: 12 }),
  listedDocument({ id: 'steel', title: 'Steel report', kind: 'report', added_at: '2025-06-01T09:00:00Z', pages: 1 }),
  listedDocument({ id: 'scan', title: 'Scanned amendment', kind: 'amendment', pages: null, readable: false }),
];
const commerce = { slug: 'department-of-commerce', name: 'Department of Commerce', documents: ['steel'] };

/** A token of somebody with the role. */
const staffToken = (): string => `staff.${btoa(JSON.stringify({ iat: 1000, exp: 1900, roles: ['staff'] }))}.signature`;

beforeEach(() => {
  keepTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/v1/documents').answers(() => [...documents]);
  server.get('/api/v1/documents/agencies').answers(() => [commerce]);
});
const open = (address = '/documents') => renderPage(<DocumentsPage />, { path: '/documents', address });
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('lists the documents, with what they are', async () => {
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Hearing on portsHearing · March 1, 2026 · 12 pages',
    'Steel reportReport · June 1, 2025 · 1 page',
    'Scanned amendmentAmendment · March 1, 2026 · cannot be asked',
  ]);
  expect(screen.getByRole('link', { name: 'Steel report' }).getAttribute('href')).toBe('/document/steel');
});

test('is narrowed by kind, year, agency and title, which the address keeps', async () => {
  const { user, search } = open();
  await screen.findByRole('link', { name: 'Steel report' });
  await user.click(screen.getByRole('button', { name: 'Report 1' }));
  expect(titles()).toEqual(['Steel report']);
  await user.click(screen.getByRole('button', { name: 'Report 1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(titles()).toEqual(['Hearing on ports', 'Scanned amendment']);
  await user.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'scan');
  expect(titles()).toEqual(['Scanned amendment']);
  expect(search()).toBe('?title=scan&year=2026');
  await screen.findByRole('option', { name: 'Department of Commerce (1)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agency' }), commerce.slug);
  expect(screen.getByText('No document is like that.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all documents' }));
  expect(titles()).toHaveLength(3);
});

test('offers the kinds that there are, and names every field', async () => {
  open();
  const kinds = within(await screen.findByRole('group', { name: 'Kind' })).getAllByRole('button');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Hearing1', 'Report1', 'Amendment1']);
  const labels = ['Search titles', 'Year', 'Agency'].map((label) => screen.getByText(label).tagName);
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

test('nothing to list, and nothing to be had, are said', async () => {
  server.get('/api/v1/documents').answers(() => []);
  open();
  await screen.findByText('No document has been added yet.');
});

test('a list that cannot be loaded can be asked for again', async () => {
  server.get('/api/v1/documents').answers(() => problem(500, 'INTERNAL'));
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('who is not of the staff adds nothing', async () => {
  open();
  await screen.findByRole('link', { name: 'Steel report' });
  expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull();
});

test('staff add a document, after its title and its file are there', async () => {
  keepTokens({ access: staffToken(), refresh: 'refresh' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByText('Please enter a title')).toBeTruthy());
  expect(dialog.getByText('Please choose a PDF')).toBeTruthy();
  expect(dialog.getByRole('combobox', { name: 'Kind' })).toBeTruthy();
});
