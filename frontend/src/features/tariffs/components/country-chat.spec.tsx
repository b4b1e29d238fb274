import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { accessToken, fakeServer, problemResponse, streamResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { CountryChat } from './country-chat';

const germany = { name: 'Germany', shownName: 'Germany', uid: 'tracker-1' };
const fallback = 'What more would you like to know about trade barriers between the U.S. and Germany?';

const server = fakeServer();

const source = { title: 'A proclamation', publisher: 'The White House', published_on: null };
const update: Schema<'LastUpdate'> = {
  content: 'A duty ended. [1]',
  sources: [{ ...source, index: 1, content: 'https://www.whitehouse.gov/a' }],
  updated_at: null,
  rates_since: [],
};
const refused = () => problemResponse(401, 'AUTH_REQUIRED');

/** Responses, in order. */
const latestIs = (...answers: readonly (() => Schema<'LastUpdate'> | Response)[]) => {
  let asked = 0;
  return server
    .get('/api/topics/tracker/{id}/last-update')
    .answers(() => answers[asked++]?.() ?? problemResponse(500, 'INTERNAL'));
};
const log = () => within(screen.getByRole('log'));
const signIn = () => saveTokens({ access: accessToken(), refresh: 'refresh' });

test('the chat opens with the latest update of the country’s tracker and its sources', async () => {
  const asked = latestIs(() => update);
  renderPage(<CountryChat country={germany} />);
  expect(await log().findByText(/A duty ended/)).toBeTruthy();
  expect(log().getByRole('link', { name: 'Source 1' }).getAttribute('href')).toBe('https://www.whitehouse.gov/a');
  expect(asked.map(({ path, access }) => [path, access])).toEqual([
    ['/api/topics/tracker/tracker-1/last-update', null],
  ]);
  expect(screen.getByPlaceholderText('Ask here....')).toBeTruthy();
});

test('a second attempt leaves out a refused token', async () => {
  signIn();
  server.post('/api/common/refresh-token').answers(refused);
  const asked = latestIs(refused, () => update);
  renderPage(<CountryChat country={germany} />);
  expect(await log().findByText(/A duty ended/)).toBeTruthy();
  expect(asked.map(({ access }) => access)).toEqual([accessToken(), null]);
});

test.each([
  ['the update cannot be read', [() => problemResponse(500, 'INTERNAL')]],
  ['both attempts are refused', [refused, refused]],
  ['nothing was told yet', [() => ({ ...update, content: null, sources: [] })]],
])('the chat about a country only offers to answer questions if %s', async (_where, answers) => {
  signIn();
  server.post('/api/common/refresh-token').answers(refused);
  latestIs(...answers);
  renderPage(<CountryChat country={germany} />);
  expect(await log().findByText(fallback)).toBeTruthy();
  expect(log().queryByRole('link')).toBeNull();
});

test('a question is asked about the country, and the reply grows as it arrives', async () => {
  signIn();
  latestIs(() => update);
  const requests = server
    .post('/api/topics/chat-country')
    .answers(() =>
      streamResponse(
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
  expect(requests[0]?.body).toMatchObject({
    messages: [{ role: 'user', content: 'exports?' }],
    country_name: 'Germany',
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

test('another country starts another conversation', async () => {
  signIn();
  latestIs(
    () => update,
    () => ({ ...update, content: 'Nothing new in France.', sources: [] }),
  );
  server.post('/api/topics/chat-country').answers(() => streamResponse({ content: 'An answer.' }, { done: true }));
  const { user } = renderPage(<Countries />);
  await log().findByText(/A duty ended/);
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'exports?{Enter}');
  await log().findByText('An answer.');
  await user.click(screen.getByRole('button', { name: 'France' }));
  expect(await log().findByText('Nothing new in France.')).toBeTruthy();
  await waitFor(() => expect(log().queryByText('An answer.')).toBeNull());
});
