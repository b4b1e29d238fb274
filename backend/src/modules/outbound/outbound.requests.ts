import type { AreaRequests } from '#test/support/requests';

const why = { reason: 'A test.' };

export const outboundRequests: AreaRequests = {
  rules: {
    'POST /api/admin/deliveries/{id}/retry': ['admin', () => why],
    'POST /api/admin/deliveries/{id}/skip': ['admin', () => why],
  },
};
