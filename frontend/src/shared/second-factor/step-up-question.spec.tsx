import { screen, waitFor } from '@testing-library/react';
import { unwrap, api } from '../api/client';
import { accessToken, fakeServer, problemResponse } from '../testing/fake-server';
import { renderPage } from '../testing/render-page';
import { saveTokens } from '../testing/tokens';
import { StepUpQuestion } from './step-up-question';

const server = fakeServer();

const setUp = () => {
  let isProven = false;
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const proofRequests = server.post('/api/common/second-factor/prove').answers(({ body: { code } }) => {
    if (code !== '123456') return problemResponse(400, 'INVALID', 'This code is wrong, or was used before.');
    isProven = true;
    return { proven_until: '2026-06-01T12:10:00.000Z' };
  });
  const signOutRequests = server.post('/api/common/sign-out-elsewhere').answers(() => {
    if (isProven) return { ended: 2 };
    return problemResponse(403, 'STEP_UP_REQUIRED', 'Enter a code of your second factor first.');
  });
  const call = () => unwrap(api.POST('/api/common/sign-out-elsewhere'));
  return { ...renderPage(<StepUpQuestion />), proofRequests, signOutRequests, call };
};

test('a call that needs a code waits for it, and is then repeated', async () => {
  const { user, signOutRequests, call } = setUp();
  const outcomes = Promise.all([call(), call()]);
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, '000000{Enter}');
  await screen.findByRole('textbox', { name: 'Code', description: 'This code is wrong, or was used before.' });
  await user.keyboard('123456{Enter}');
  expect(await outcomes).toEqual([{ ended: 2 }, { ended: 2 }]);
  expect(signOutRequests).toHaveLength(4);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a code the call is refused', async () => {
  const { user, signOutRequests, proofRequests, call } = setUp();
  const outcome = call().catch((error: unknown) => error);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await outcome).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  expect([signOutRequests.length, proofRequests.length]).toEqual([1, 0]);
});
