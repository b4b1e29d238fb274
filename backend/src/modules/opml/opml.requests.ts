import type { AreaRequests } from '#test/support/requests';

export const opmlRequests: AreaRequests = {
  rules: {
    'GET /api/topics/opml': ['signed in'],
    'POST /api/topics/opml': ['signed in', () => ({ opml: '<opml><body/></opml>' })],
  },
};
