import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { removeTokens, saveTokens } from '#shared/testing/tokens';
import { requireStaff } from './require-staff';

const server = fakeServer();
const enter = async () => {
  const answer = await requireStaff(jest.fn())({ request: new Request('http://localhost/Collection') });
  return answer?.headers.get('location') ?? null;
};
const validity = { valid: true, user_uid: 'u1', expires_at: '2026-03-01T10:00:00Z', impersonating: null } as const;

beforeEach(() => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.post('/api/common/validate-token').answers(() => validity);
});
afterEach(() => removeTokens());

test.each([
  ['staff enter', true, null],
  ['users without a role are led to the sign-in page', false, '/sign-in'],
])('%s', async (_what, is_staff, location) => {
  server.post('/api/common/check-staff').answers(() => ({ is_staff, is_admin: false, is_super: false }));
  expect(await enter()).toBe(location);
});

test('a server error in the check for staff signs nobody out', async () => {
  server.post('/api/common/check-staff').answers(() => problemResponse(429, 'RATE_LIMITED'));
  await expect(enter()).rejects.toMatchObject({ status: 429 });
});

test('signed-out people are asked to sign in, as on every page that needs it', async () => {
  removeTokens();
  window.history.replaceState(null, '', '/Collection');
  expect(await enter()).toBe('/explore');
});
