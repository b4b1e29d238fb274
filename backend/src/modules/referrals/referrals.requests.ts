import type { AreaRequests } from '#test/support/requests';

export const referralsRequests: AreaRequests = {
  rules: {
    'POST /api/common/refer': ['signed in', () => ({ email: 'friend@example.org' }), 'in person'],
  },
};
