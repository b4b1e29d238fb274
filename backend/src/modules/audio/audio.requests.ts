import type { AreaRequests } from '#test/support/requests';

export const audioRequests: AreaRequests = {
  rules: {
    'GET /api/common/audio': ['signed in'],
    'GET /api/topics/recordings': ['signed in'],
    'POST /api/topics/recordings': ['signed in', () => ({ brief_id: 'planned-0' })],
    'GET /rss/{kind}/{token}/{recording}.{format}': ['anyone'],
  },
};
