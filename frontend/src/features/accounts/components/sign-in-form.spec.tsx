import { act, screen, waitFor } from '@testing-library/react';
import { setLanguage } from '#shared/language/language';
import { storedTokens } from '#shared/session/stored-session';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { german } from '../../../app/language/german';
import { SignInForm } from './sign-in-form';

const server = fakeServer();

const tokens = { access: 'access', refresh: 'refresh' };

const open = () => {
  const onSignedIn = jest.fn();
  const onSignUp = jest.fn();
  const page = renderPage(<SignInForm onSignedIn={onSignedIn} onSignUp={onSignUp} />, { url: '/?ref=friend' });
  return { ...page, onSignedIn, onSignUp };
};
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

test('signs in with the trimmed address and stores the session', async () => {
  const requests = server.post('/api/common/sign-in').answers(() => tokens);
  const { user, onSignedIn } = open();
  await user.type(email(), ' ann@example.org ');
  await user.type(password(), ' a desk by the window ');
  await user.click(submit());
  expect(requests.map(({ body }) => body)).toEqual([
    { username: 'ann@example.org', password: ' a desk by the window ', referral_code: 'friend' },
  ]);
  expect(storedTokens()).toEqual(tokens);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('an empty field shows an error, and nothing is sent', async () => {
  const { user } = open();
  expect(document.activeElement).toBe(email());
  await user.tab();
  await screen.findByRole('textbox', { name: 'Email', description: 'Email is required' });
  expect(screen.queryByText('Password is required')).toBeNull();
  await user.click(submit());
  await screen.findByText('Password is required');
});

test('shows a refusal above the button and keeps the input', async () => {
  server
    .post('/api/common/sign-in')
    .answers(() => problemResponse(401, 'INVALID_CREDENTIALS', 'Email or password is wrong.'));
  const { user, onSignedIn } = open();
  await user.type(email(), 'ann@example.org');
  await user.type(password(), 'a desk by the door{Enter}');
  await screen.findByText('Email or password is wrong.');
  expect(email()).toHaveProperty('value', 'ann@example.org');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('shows the form’s own message if the connection fails', async () => {
  server.post('/api/common/sign-in').answers(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = open();
  await user.type(email(), 'ann@example.org');
  await user.type(password(), 'a desk by the window{Enter}');
  await screen.findByText('An error occurred during login.');
});

test('ignores a second press while waiting for the server', async () => {
  const requests = server.post('/api/common/sign-in').answers(() => new Promise(() => undefined));
  const { user } = open();
  await user.type(email(), 'ann@example.org');
  await user.type(password(), 'a desk by the window');
  await user.click(submit());
  await user.click(submit());
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  expect(requests).toHaveLength(1);
});

test('shows the password on request', async () => {
  const { user } = open();
  await user.type(password(), 'a desk');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveProperty('type', 'password');
});

describe('with a second factor', () => {
  const code = () => screen.findByRole('textbox', { name: 'Code' });
  const withPassword = async () => {
    const requests = server.post('/api/common/sign-in').answers(({ body: { otp } }) => {
      if (otp === undefined)
        return problemResponse(401, 'SECOND_FACTOR_REQUIRED', 'Enter the code of your authenticator app.');
      return otp === '123456' ? tokens : problemResponse(401, 'INVALID_CREDENTIALS', 'This code is wrong.');
    });
    const opened = open();
    await opened.user.type(email(), 'ann@example.org');
    await opened.user.type(password(), 'a desk by the window{Enter}');
    await code();
    return { ...opened, requests };
  };

  test('the form asks for the code once the password is correct, and sends both', async () => {
    const { user, requests, onSignedIn } = await withPassword();
    expect(document.activeElement).toBe(await code());
    expect((await code()).getAttribute('autocomplete')).toBe('one-time-code');
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.keyboard(' 123456 {Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(requests.at(-1)?.body).toEqual({
      username: 'ann@example.org',
      password: 'a desk by the window',
      referral_code: 'friend',
      otp: '123456',
    });
    expect(storedTokens()).toEqual(tokens);
  });

  test('a wrong code is explained and can be replaced', async () => {
    const { user, onSignedIn } = await withPassword();
    await user.keyboard('000000{Enter}');
    await screen.findByRole('textbox', { name: 'Code', description: 'This code is wrong.' });
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  });

  test('the step back leads to the password, without a message about the code', async () => {
    const { user } = await withPassword();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(email()).toHaveProperty('value', 'ann@example.org');
    expect(screen.queryByText('Enter the code of your authenticator app.')).toBeNull();
  });
});

describe('in German', () => {
  afterEach(() => setLanguage('en', {}));

  test('the German form reports missing input and failures in German', async () => {
    setLanguage('de', german);
    server.post('/api/common/sign-in').answers(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByRole('textbox', { name: 'E-Mail-Adresse', description: 'Bitte die E-Mail-Adresse eingeben' });
    await user.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'ann@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'ein Tisch am Fenster{Enter}');
    await screen.findByText('Die Anmeldung ist fehlgeschlagen.');
  });

  test('changing the language keeps the input and reports no error for an empty field', async () => {
    const { user } = open();
    await user.type(email(), 'ann@example.org');
    await user.click(password());
    await user.click(document.body);
    act(() => setLanguage('de', german));
    expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveProperty('value', 'ann@example.org');
    expect(screen.getByLabelText('Passwort').getAttribute('aria-invalid')).toBeNull();
  });

  test('the message of a validation made in English changes to German with the language', async () => {
    const { user } = open();
    act(() => setLanguage('de', german));
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByText('Bitte das Passwort eingeben');
  });
});
