import type { AreaRequests } from '#test/support/requests';

export const agenciesRequests: AreaRequests = {
  rules: {
    'GET /api/topics/executive-branch': ['anyone'],
    'GET /api/topics/executive-branch/{slug}': ['anyone'],
  },
};
