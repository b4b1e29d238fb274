import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { SignInPage } from './sign-in.page';

fakeServer();

test('the sign-in page explains the product to newcomers', async () => {
  renderPage(<SignInPage aside={null} />);
  await screen.findByText(/^Aidy follows topics for you: /);
  screen.getByRole('heading', { name: 'Sign In' });
});
