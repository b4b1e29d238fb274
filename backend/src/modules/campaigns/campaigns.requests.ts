import type { AreaRequests } from '#test/support/requests';

export const campaignsRequests: AreaRequests = {
  rules: { 'POST /api/topics/create-campaign': ['signed in', () => ({ name: 'Jane Doe' })] },
};
