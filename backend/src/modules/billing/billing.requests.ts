import type { AreaRequests } from '#test/support/requests';

export const billingRequests: AreaRequests = {
  rules: {
    'GET /api/v1/check-paid': ['signed in'],
    'GET /api/v1/get-user-tier': ['signed in'],
    'GET /api/v1/stripe/checkout': ['signed in', null, 'in person'],
    'POST /api/common/stripe-portal': ['signed in', null, 'in person'],
    'POST /api/common/local-billing': ['signed in', () => ({ outcome: 'paid', plan: 'pro' }), 'in person'],
    'POST /api/common/stripe-webhook': ['anyone', () => ({ id: 'evt_1', type: 'customer.updated' })],
  },
};
