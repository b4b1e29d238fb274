import { screen, waitFor } from '@testing-library/react';
import { storedTokens } from '#shared/session/stored-session';
import { accessToken, configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { ForgotPage } from '../pages/forgot.page';
import { SigningInPage } from '../pages/signing-in.page';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

const server = fakeServer();

const configured = ({ email = true } = {}) =>
  server.get('/api/common/config').answers(() => ({
    ...configFixture,
    sign_ins: { email, google: false, oidc: true },
    oidc_label: 'Example Inc.',
  }));
const button = () => screen.findByRole('button', { name: 'Continue with Example Inc.' });
const form = <SignInForm onSignedIn={jest.fn()} onSignUp={jest.fn()} />;
const registration = (
  <RegisterForm onSignedIn={jest.fn()} onDone={jest.fn()} grant="a-grant" memberType="legislation" />
);

afterEach(() => {
  window.location.hash = '';
  localStorage.clear();
});

describe('the button of the provider', () => {
  test('the provider’s button is missing where no provider is set up', async () => {
    const requests = server.get('/api/common/config').answers(() => configFixture);
    renderPage(form);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByRole('separator')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });

  test.each([
    ['/sign-in?ref=friend', form, { referral_code: 'friend', return_to: '/list-trackers' }],
    ['/register', registration, { grant: 'a-grant', member_type: 'legislation', return_to: '/list-trackers' }],
    ['/tracker/7?ref=friend', form, { referral_code: 'friend', return_to: '/tracker/7?ref=friend' }],
  ])(
    'the provider’s button on %s passes on the data of the page and the return path',
    async (url, element, carried) => {
      configured();
      const requests = server.post('/api/common/oidc/begin').answers(() => ({ url: '#at-the-provider' }));
      const { user } = renderPage(element, { path: '*', url });
      await screen.findByRole('separator', { name: 'or' });
      await user.click(await button());
      await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
      expect(requests.map(({ body }) => body)).toEqual([carried]);
    },
  );

  test('an unavailable provider is reported, and can be tried again', async () => {
    configured();
    const words = 'Example Inc. could not be reached. Please try again later.';
    server.post('/api/common/oidc/begin').answers(() => problemResponse(503, 'UNAVAILABLE', words));
    const { user } = renderPage(form);
    await user.click(await button());
    await screen.findByText(words);
    server.post('/api/common/oidc/begin').answers(() => ({ url: '#at-the-provider' }));
    await user.click(await button());
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  });

  test.each([
    ['cancelled', 'The sign-in was cancelled.'],
    ['expired', 'This sign-in took too long, or was used already. Please try again.'],
    ['unavailable', 'Example Inc. could not be reached. Please try again later.'],
    ['refused', 'Example Inc. did not confirm this sign-in. Please try again.'],
    ['<b>made up</b>', 'Example Inc. did not confirm this sign-in. Please try again.'],
  ])('the provider’s button is shown with the reason why the provider led back: %s', async (named, words) => {
    configured();
    renderPage(form, { path: '*', url: `/sign-in?oidc=${encodeURIComponent(named)}` });
    await screen.findByText(words);
  });

  test.each([form, registration])(
    'the provider’s button is shown alone where passwords are turned off',
    async (element) => {
      configured({ email: false });
      renderPage(element);
      await button();
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
      expect(screen.queryByRole('separator')).toBeNull();
    },
  );
});

test('the page for forgotten passwords leads to the provider where passwords are turned off', async () => {
  configured({ email: false });
  renderPage(<ForgotPage />);
  await screen.findByText('Please sign in with Example Inc.: passwords are turned off here.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('back from the provider', () => {
  const confirmed = {
    credential: 'sealed',
    email: 'ann@example.org',
    return_to: '/tracker/7',
    referral_code: 'friend',
    grant: null,
    member_type: null,
  };
  const credentials = { provider: 'oidc', credential: 'sealed', referral_code: 'friend' };
  const comeBack = () => {
    configured();
    server.post('/api/common/oidc/credential').answers(() => confirmed);
    return renderPage(<SigningInPage />, { path: '/signing-in' });
  };
  const tokens = { access: accessToken(), refresh: 'refresh' };

  test('the page after the provider signs in once with the confirmed credential and goes on', async () => {
    const requests = server.post('/api/common/sign-in').answers(() => tokens);
    const { location } = comeBack();
    await waitFor(() => expect(location()).toBe('/tracker/7'));
    expect(requests.map(({ body }) => body)).toEqual([credentials]);
    expect(storedTokens()).toEqual(tokens);
  });

  test('an account with the same address is linked with its password', async () => {
    server.post('/api/common/sign-in').answers(() => problemResponse(409, 'CONFLICT'));
    const { user, location } = comeBack();
    await screen.findByText(/^ann@example.org already has an account here\..*Example Inc\. signs you in to it\.$/);
    const requests = server.post('/api/common/sign-in').answers(() => tokens);
    await user.type(screen.getByLabelText('Password'), 'a desk by the window');
    await user.click(screen.getByRole('button', { name: 'Link and sign in' }));
    await waitFor(() => expect(location()).toBe('/tracker/7'));
    expect(requests.map(({ body }) => body)).toEqual([
      { ...credentials, username: 'ann@example.org', password: 'a desk by the window' },
    ]);
  });

  test('an account with a second factor asks for its code', async () => {
    server.post('/api/common/sign-in').answers(() => problemResponse(401, 'SECOND_FACTOR_REQUIRED'));
    const { user, location } = comeBack();
    await screen.findByText(/^Signed in with Example Inc\./);
    const requests = server.post('/api/common/sign-in').answers(() => tokens);
    await user.type(screen.getByRole('textbox'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(location()).toBe('/tracker/7'));
    expect(requests.map(({ body }) => body)).toEqual([{ ...credentials, otp: '123456' }]);
  });

  test('a failed sign-in, or opening the page by oneself, is explained with a link back', async () => {
    configured();
    server.post('/api/common/oidc/credential').answers(() => problemResponse(400, 'INVALID', 'This sign-in is over.'));
    renderPage(<SigningInPage />, { path: '/signing-in' });
    await screen.findByText('This sign-in is over.');
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/sign-in');
  });
});
