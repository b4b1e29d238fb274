import { screen } from '@testing-library/react';
import { configExample, fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { CheckYourEmail } from './check-your-email';

const server = fakeServer();

const open = () => renderPage(<CheckYourEmail email="ann@example.org" onDone={() => undefined} />);

test('without a mail server it says why no mail comes, and puts the outbox first', async () => {
  server.get('/api/common/config').answers(() => ({ ...configExample, outbox: true }));
  open();
  const outbox = await screen.findByRole('link', { name: 'Open the outbox of this computer' });
  expect(outbox.getAttribute('href')).toBe('/outbox');
  await screen.findByText(/This installation has no mail server/);
  const done = screen.getByRole('button', { name: 'Got it' });
  expect(outbox.compareDocumentPosition(done)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('with one, it is enough to close it', async () => {
  open();
  await screen.findByRole('button', { name: 'Got it' });
  expect(screen.queryByRole('link')).toBeNull();
});
