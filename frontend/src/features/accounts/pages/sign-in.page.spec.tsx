import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { SignInPage } from './sign-in.page';

fakeServer();

test('who comes for the first time reads what the product is', async () => {
  renderPage(<SignInPage aside={null} />);
  await screen.findByText(/^Aidy follows topics for you: /);
  screen.getByRole('heading', { name: 'Sign In' });
});
