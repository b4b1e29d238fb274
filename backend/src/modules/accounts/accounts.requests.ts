import { sessionOf } from '#test/support/accounts/session-of';
import type { AreaRequests } from '#test/support/requests';

const link = { uid: 'unknown', token: 'unknown' };
const why = { reason: 'A test.' };
const person = { first_name: 'Ann', last_name: 'Lee', password: 'correct harbour lamp' };
const channel = (target: string) => ({ kind: 'webhook', target, enabled: true });

export const accountsRequests: AreaRequests = {
  rules: {
    'GET /api/common/config': ['anyone'],
    'GET /api/common/manifest': ['anyone'],
    'POST /api/common/send-verify-email': ['anyone', () => ({ email: 'new' })],
    'POST /api/common/send-reset-email': ['anyone', () => ({ email: 'new' })],
    'POST /api/common/verify-account': ['anyone', () => ({ ...link, ...person })],
    'POST /api/common/check-grant': ['anyone', () => ({ grant: 'unknown' })],
    'POST /api/common/check-link': ['anyone', () => ({ purpose: 'verify', ...link })],
    'POST /api/common/reset-password': ['anyone', () => ({ ...link, password: person.password })],
    'POST /api/common/sign-in': ['anyone', () => ({ username: 'nobody@example.org', password: person.password })],
    'POST /api/common/login': ['anyone', () => ({ username: 'nobody@example.org', password: person.password })],
    'POST /api/common/google-login': ['anyone', () => ({ credential: 'forged' })],
    'POST /api/common/oidc/begin': ['anyone', () => ({})],
    'GET /api/common/oidc/callback': ['anyone'],
    'POST /api/common/oidc/credential': ['anyone'],
    'POST /api/common/refresh-token': ['anyone', () => ({ refresh: 'unknown' })],
    'POST /api/common/sign-out': ['anyone', () => ({ refresh: 'unknown' })],
    'GET /api/common/user': ['signed in'],
    'POST /api/common/check-staff': ['signed in'],
    'POST /api/common/validate-token': ['signed in'],
    'POST /api/common/update-profile': ['signed in', () => ({ first_name: 'Anne', last_name: 'Li' })],
    'POST /api/common/update-timezone': ['signed in', () => ({ timezone: 'Europe/Berlin' })],
    'POST /api/common/update-email-send-time': ['signed in', () => ({ hour: 7, minute: 30 })],
    'POST /api/common/update-audio-preference': ['signed in', () => ({ include_audio: true })],
    'POST /api/common/update-introduction': ['signed in', () => ({ introduction: false })],
    'GET /api/common/api-tokens': ['signed in', null, 'in person'],
    'POST /api/common/api-tokens': ['signed in', () => ({ name: 'Script', scopes: ['read'] }), 'in person'],
    'DELETE /api/common/api-tokens/{id}': ['owner', null, 'in person'],
    'GET /api/common/export-account': ['signed in', null, 'in person'],
    'POST /api/common/change-password': [
      'signed in',
      () => ({ password: 'wrong', new_password: person.password }),
      'in person',
    ],
    'POST /api/common/delete-account': ['signed in', () => ({ password: 'wrong' }), 'in person'],
    'GET /api/common/channels': ['signed in'],
    'POST /api/common/channels': ['signed in', () => channel('https://example.org/hook')],
    'PUT /api/common/channels/{id}': ['owner', () => channel('https://example.org/other')],
    'PUT /api/common/channels/{id}/muted': ['owner', () => ({ kind: 'tracker', id: 'drones', muted: true })],
    'DELETE /api/common/channels/{id}': ['owner'],
    'GET /api/common/sessions': ['signed in'],
    'DELETE /api/common/sessions/{id}': ['owner', null, 'in person'],
    'POST /api/common/sign-out-elsewhere': ['signed in', null, 'in person'],
    'POST /api/common/second-factor': ['signed in', null, 'in person'],
    'POST /api/common/second-factor/confirm': ['signed in', () => ({ code: '000000' }), 'in person'],
    'POST /api/common/second-factor/prove': ['signed in', () => ({ code: '000000' }), 'in person'],
    'POST /api/common/second-factor/disable': ['signed in', () => ({ password: 'wrong', code: '000000' }), 'in person'],
    'POST /api/common/impersonate': ['super', () => ({ user_uid: 'unknown' }), 'in person'],
    'POST /api/common/end-impersonation': ['signed in'],
    'GET /api/common/impersonations': ['signed in'],
    'GET /api/common/private-readings': ['signed in'],
    'POST /api/admin/users/{id}/grant-role': ['super', () => ({ role: 'staff', ...why }), 'in person'],
    'POST /api/admin/users/{id}/revoke-role': ['super', () => ({ role: 'staff', ...why }), 'in person'],
    'POST /api/admin/users/{id}/end-sessions': ['admin', () => why, 'in person'],
    'POST /api/admin/users/{id}/unmask': ['admin', () => why, 'in person'],
    'POST /api/admin/users/{id}/erase': ['admin', () => why, 'in person'],
    'POST /api/admin/impersonations/{id}/end': ['admin', () => why, 'in person'],
    'POST /api/admin/api-tokens/{id}/revoke': ['admin', () => why, 'in person'],
  },
  id(route) {
    if (route.includes('channel')) return 'channel';
    if (route.includes('/sessions/')) return 'session';
    return route.includes('api-token') ? 'apiToken' : 'user';
  },
  async make(product, userId) {
    const visitor = product.as(userId);
    const { body: token } = await visitor.post('/api/common/api-tokens/', { name: 'Script', scopes: ['read'] });
    const { body: sent } = await visitor.post('/api/common/channels/', channel(`https://${token.id}.example/`));
    return { apiToken: token.id, channel: sent.id, session: await sessionOf(product, userId) };
  },
};
