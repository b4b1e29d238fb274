import { screen } from '@testing-library/react';
import { configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { CheckYourEmail } from './check-your-email';

const server = fakeServer();

const open = () => renderPage(<CheckYourEmail email="ann@example.org" onDone={() => undefined} />);

test('the dialog explains without a mail server why no mail arrives, and links to the outbox', async () => {
  server.get('/api/common/config').answers(() => ({ ...configFixture, outbox: true }));
  open();
  const outbox = await screen.findByRole('link', { name: 'Open this computer’s outbox' });
  expect(outbox.getAttribute('href')).toBe('/outbox');
  await screen.findByText(/This installation has no mail server/);
  const done = screen.getByRole('button', { name: 'Got it' });
  expect(outbox.compareDocumentPosition(done)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the dialog can simply be closed if there is a mail server', async () => {
  open();
  await screen.findByRole('button', { name: 'Got it' });
  expect(screen.queryByRole('link')).toBeNull();
});
