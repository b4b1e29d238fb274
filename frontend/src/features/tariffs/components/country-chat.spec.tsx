import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { saveTokens } from '../../../shared/testing/tokens';
import { accessToken } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { CountryChat } from './country-chat';

const germany = { name: 'Germany', shownName: 'Germany', uid: 'tracker-1' };
const fallback = 'What more would you like to know about trade barriers between the U.S. and Germany?';

interface Asked {
  readonly path: string;
  readonly bearer: string | null;
  readonly body: unknown;
}

/** Answers calls in order. */
const serverThat = (...answers: readonly (() => Response)[]): readonly Asked[] => {
  const asked: Asked[] = [];
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    asked.push({
      path: pathname,
      bearer: request.headers.get('authorization'),
      body: text === '' ? null : JSON.parse(text),
    });
    return answers[asked.length - 1]?.() ?? new Response(null, { status: 500 });
  };
  return asked;
};

const update = () =>
  Response.json({ content: 'A duty ended. [1]', sources: [{ index: 1, content: 'https://www.whitehouse.gov/a' }] });
const refused = () => new Response(null, { status: 401 });
const events =
  (...data: readonly object[]) =>
  () =>
    new Response(data.map((each) => `data: ${JSON.stringify(each)}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });
const log = () => within(screen.getByRole('log'));
const signIn = () => saveTokens({ access: accessToken(), refresh: 'refresh' });

test('opens with the latest update of the country’s tracker, with its sources', async () => {
  const asked = serverThat(update);
  renderPage(<CountryChat country={germany} />);
  expect(await log().findByText(/A duty ended/)).toBeTruthy();
  expect(log().getByRole('link', { name: 'Source 1' }).getAttribute('href')).toBe('https://www.whitehouse.gov/a');
  expect(asked.map(({ path, bearer }) => [path, bearer])).toEqual([
    ['/api/topics/tracker/tracker-1/last-update/', null],
  ]);
  expect(screen.getByPlaceholderText('Ask here....')).toBeTruthy();
});

test('a refused token is left out of a second attempt', async () => {
  signIn();
  const asked = serverThat(refused, update);
  renderPage(<CountryChat country={germany} />);
  expect(await log().findByText(/A duty ended/)).toBeTruthy();
  expect(asked.map(({ bearer }) => bearer)).toEqual([`Bearer ${accessToken()}`, null]);
});

test.each([
  ['the update cannot be read', [() => new Response(null, { status: 500 })]],
  ['both attempts are refused', [refused, refused]],
  ['nothing was told yet', [() => Response.json({ content: null, sources: [] })]],
])('where %s, only asks what more there is to know', async (_where, answers) => {
  signIn();
  serverThat(...answers);
  renderPage(<CountryChat country={germany} />);
  expect(await log().findByText(fallback)).toBeTruthy();
  expect(log().queryByRole('link')).toBeNull();
});

test('a question is asked about the country, and the reply grows as it arrives', async () => {
  signIn();
  const asked = serverThat(
    update,
    events(
      { content: 'Goods worth $75,612.9 million' },
      { content: ' were exported. [1]' },
      { sources: [{ index: 1, content: 'https://www.census.gov/' }] },
      { done: true },
    ),
  );
  const { user } = renderPage(<CountryChat country={germany} />);
  await log().findByText(/A duty ended/);
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'exports?{Enter}');
  expect(await log().findByText(/Goods worth \$75,612\.9 million were exported\./)).toBeTruthy();
  expect(asked[1]).toMatchObject({
    path: '/api/topics/chat-country/',
    body: { messages: [{ role: 'user', content: 'exports?' }], country_name: 'Germany' },
  });
});

const Countries = () => {
  const [country, setCountry] = useState<ComponentProps<typeof CountryChat>['country']>(germany);
  return (
    <>
      <button onClick={() => setCountry({ name: 'France', shownName: 'France', uid: 'tracker-2' })}>France</button>
      <CountryChat country={country} />
    </>
  );
};

test('another country begins another conversation', async () => {
  signIn();
  serverThat(update, events({ content: 'An answer.' }, { done: true }), () =>
    Response.json({ content: 'Nothing new in France.', sources: [] }),
  );
  const { user } = renderPage(<Countries />);
  await log().findByText(/A duty ended/);
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'exports?{Enter}');
  await log().findByText('An answer.');
  await user.click(screen.getByRole('button', { name: 'France' }));
  expect(await log().findByText('Nothing new in France.')).toBeTruthy();
  await waitFor(() => expect(log().queryByText('An answer.')).toBeNull());
});
