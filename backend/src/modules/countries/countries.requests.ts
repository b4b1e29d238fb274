import type { AreaRequests } from '#test/support/requests';

export const countriesRequests: AreaRequests = {
  rules: {
    'GET /api/topics/get-tariff-data': ['anyone'],
    'GET /api/topics/tracker/{id}/last-update': ['viewers'],
  },
  id: 'tracker',
};
