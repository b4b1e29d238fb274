import { screen, within } from '@testing-library/react';
import { keepTokens } from '../../../shared/api/session';
import { accessToken, fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { trackerSourceExample } from '../source.example';
import type { Update } from '../api/tracker';
import { visit } from '../last-visit';
import { TrackerPage } from '../pages/tracker.page';
import { trackerExample } from '../tracker.example';

const server = fakeServer();

const updateOn = (day: number, text: string): Update => ({
  id: `u${day}`,
  run_id: `r${day}`,
  created_at: `2026-08-${day}T09:00:00.000Z`,
  content: '',
  sources: [trackerSourceExample()],
  lines: [{ kind: 'new', text, source: 1 }],
  more: 0,
  written: null,
});

const open = async () => {
  keepTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  server.get('/api/topics/tracker/{id}').answers(() =>
    trackerExample({
      current_state: '- The fee doubles. [1]\n- A ferry sails. [1]',
      sources: [trackerSourceExample()],
      updates: [updateOn(19, 'The fee doubles.'), updateOn(12, 'A ferry sails.')],
    }),
  );
  renderPage(<TrackerPage />, { path: '/tracker/:id', address: '/tracker/t1' });
  return screen.findByRole('region', { name: 'Overview' });
};
const strip = () => screen.queryByRole('region', { name: 'New since your last visit' });

test('on the first visit nothing is called new', async () => {
  const overview = await open();
  expect(strip()).toBeNull();
  expect(within(overview).queryByText('New')).toBeNull();
});

test('later, what was published since comes first, and its line in the overview is marked', async () => {
  visit('t1', new Date('2026-08-14T09:00:00.000Z'));
  const overview = await open();
  const shown = strip();
  expect(shown?.textContent).toContain('The fee doubles.');
  expect(shown?.textContent).not.toContain('A ferry sails.');
  expect(shown?.compareDocumentPosition(overview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [fee, ferry] = within(overview).getAllByText(/sails|doubles/, { selector: 'p' });
  expect([fee?.textContent, ferry?.textContent]).toEqual(['NewThe fee doubles.1', 'A ferry sails.1']);
});

test('what several updates say is numbered through', async () => {
  visit('t1', new Date('2026-08-01T09:00:00.000Z'));
  await open();
  expect(strip()?.textContent).toMatch(/The fee doubles\.1.*A ferry sails\.2/);
});
