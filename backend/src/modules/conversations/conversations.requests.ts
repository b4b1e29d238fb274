import type { AreaRequests } from '#test/support/requests';

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const ENTRY = {
  kind: 'pain',
  strength: 7,
  where: null,
  at: '2026-03-01T08:00:00.000Z',
  offset_minutes: 0,
  said: 'time',
  words: null,
};

export const conversationsRequests: AreaRequests = {
  rules: {
    'GET /api/chronic/user-convo/{id}': ['admin', null, 'in person'],
    'GET /api/chronic/user-blurbs/{id}': ['admin', null, 'in person'],
    'POST /api/chronic/generate-daily-blurbs/{id}': ['admin', () => ({ date: '2026-03-01' }), 'in person'],
    'GET /api/chronic/get-user-activity/{id}': ['admin', null, 'in person'],
    'GET /api/chronic/get-user-activity': ['admin', null, 'in person'],
    'GET /api/chronic/get-dashboard': ['admin'],
    'GET /api/chronic/messages': ['signed in', null, 'in person'],
    'GET /api/chronic/welcome-message': ['signed in'],
    'POST /api/chronic/diagnosis': ['signed in', () => ({ diagnosis: 'Ulcerative colitis' }), 'in person'],
    'GET /api/chronic/diagnosis': ['signed in', null, 'in person'],
    'GET /api/chronic/images/{id}': ['signed in', null, 'in person'],
    'POST /api/chronic/send-image': ['signed in', () => ({ content: ONE_PIXEL }), 'in person'],
    'GET /api/chronic/diary': ['signed in', null, 'in person'],
    'POST /api/chronic/keep-entries': ['signed in', () => ({ proposals: [{ id: 'p1', entry: ENTRY }] }), 'in person'],
    'POST /api/chronic/refuse-entries': ['signed in', () => ({ ids: ['p1'] }), 'in person'],
    'POST /api/chronic/add-entry': ['signed in', () => ({ entry: ENTRY }), 'in person'],
    'POST /api/chronic/change-entry/{id}': ['signed in', () => ({ entry: ENTRY }), 'in person'],
    'POST /api/chronic/delete-entry/{id}': ['signed in', () => ({}), 'in person'],
    'POST /api/chronic/chat-sim-stream': [
      'signed in',
      () => ({ messages: [{ role: 'user', content: 'Two cups of coffee at 8' }] }),
      'in person',
    ],
  },
  id: (route) => (route.includes('/images/') ? 'conversation image' : 'user'),
};
