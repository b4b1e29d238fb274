import { screen } from '@testing-library/react';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { DocumentPage } from './document.page';

const server = fakeServer();

test('the document’s head shows what the list shows, and links back to it', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/v1/document/{id}').answers(() => ({
    id: 'steel',
    title: 'Steel report',
    kind: 'report',
    designation: null,
    signed_on: null,
    published_on: null,
    file_name: 'steel.pdf',
    bytes: 194_000,
    added_at: '2026-06-05T12:00:00Z',
    text: { state: 'unreadable', fault: 'too_complex' },
  }));
  renderPage(<DocumentPage />, { path: '/document/:id', url: '/document/steel' });
  await screen.findByRole('heading', { name: 'Steel report' });
  screen.getByText('Report · Added June 5, 2026');
  expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('href')).toBe('/documents');
});
