import type { AreaRequests } from '../../../../test/support/requests';

export const deliveryRequests: AreaRequests = {
  rules: {
    'GET /api/common/unsubscribe/{link}': ['anyone'],
    'POST /unsubscribe/{link}': ['anyone'],
  },
};
