import type { AreaRequests } from '#test/support/requests';

export const exploreRequests: AreaRequests = {
  rules: {
    'GET /api/topics/wire': ['anyone'],
    'GET /api/topics/tracker/{id}/public-lines': ['anyone'],
    'GET /api/topics/search-trackers/eo': ['anyone'],
    'GET /api/topics/find': ['visitors'],
    'GET /api/topics/new-topic-opened': ['anyone'],
    'GET /api/topics/search-trackers': ['visitors'],
    'GET /api/topics/search-trackers/{presetId}': ['visitors'],
  },
};
