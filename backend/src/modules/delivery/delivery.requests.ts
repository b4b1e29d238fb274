import type { AreaRequests } from '../../../../test/support/requests';

export const deliveryRequests: AreaRequests = {
  id: 'channel',
  rules: {
    'GET /api/common/unsubscribe/{link}': ['anyone'],
    'POST /unsubscribe/{link}': ['anyone'],
    'POST /unsubscribe/{link}/all': ['anyone'],
    'GET /api/common/confirm-channel/{link}': ['anyone'],
    'POST /api/common/confirm-channel/{link}': ['anyone'],
    'GET /api/common/feedback/{link}': ['anyone'],
    'POST /api/common/feedback/{link}': ['anyone', () => ({ verdict: 'useful' })],
    'GET /b/{code}': ['anyone'],
    'GET /api/common/deliveries': ['signed in'],
    'POST /api/common/deliveries/turn-off': ['signed in'],
    'POST /api/common/deliveries/resume': ['signed in', () => ({ channel_id: null })],
    'POST /api/common/channels/{id}/test': ['owner'],
    'GET /api/common/channels/{id}/secret': ['owner', null, 'in person'],
    'POST /api/common/channels/{id}/secret': ['owner', null, 'in person'],
  },
};
