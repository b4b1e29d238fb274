import type { AreaRequests } from '#test/support/requests';

const crash = () => ({
  part: 'world-map',
  route: '/tariffs',
  error: 'TypeError',
  build: 'assets/1a2b3c4.js',
  frames: ['assets/world-map-1a2b3c4.js:1:420'],
});

export const crashesRequests: AreaRequests = {
  rules: {
    'POST /api/common/report-crash': ['anyone', crash],
  },
};
