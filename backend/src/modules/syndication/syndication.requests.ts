import type { AreaRequests } from '#test/support/requests';

export const feedsRequests: AreaRequests = {
  rules: {
    'GET /rss/{kind}/{token}.{format}': ['anyone'],
    'POST /api/topics/rotate-rss': ['owner', ({ tracker }) => ({ kind: 'tracker', id: tracker })],
  },
  id: 'tracker',
};
