import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { RegisterPage } from './register.page';

const server = fakeServer();

const open = (address: string) => renderPage(<RegisterPage aside={null} />, { path: '/register', address });
const administrator = 'This account will be the administrator of this installation.';

test('the first registration says that it makes the administrator', async () => {
  server.post('/api/common/check-grant').answers(() => ({ makes_administrator: true }));
  open('/register?grant=setup');
  await screen.findByText(administrator);
});

test('any other does not', async () => {
  const asked = server.post('/api/common/check-grant').answers(() => ({ makes_administrator: false }));
  open('/register?grant=press');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(administrator)).toBeNull();
});
