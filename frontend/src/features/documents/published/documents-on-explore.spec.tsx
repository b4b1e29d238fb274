import { screen } from '@testing-library/react';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { documentFixture } from '../document.fixture';
import { DocumentsOnExplore } from './documents-on-explore';

const server = fakeServer();

const documents = ['Hearing on ports', 'Steel report', 'Farm report', 'Oldest report'].map((title, index) =>
  documentFixture({ id: `d${index}`, title }),
);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('signed-in people see the newest documents and a link to all', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/v1/documents').answers(() => documents);
  renderPage(<DocumentsOnExplore />);
  await screen.findByRole('link', { name: 'Farm report' });
  expect(links()).toEqual([
    ['All documents', '/documents'],
    ['Hearing on ports', '/document/d0'],
    ['Steel report', '/document/d1'],
    ['Farm report', '/document/d2'],
  ]);
});

test('visitors learn that there are documents, and none is requested', () => {
  const requests = server.get('/api/v1/documents').answers(() => documents);
  renderPage(<DocumentsOnExplore />);
  expect(links()).toEqual([['Sign in to read them', '/documents']]);
  expect(requests).toEqual([]);
});
