import type { AreaRequests } from '#test/support/requests';

export const imagesRequests: AreaRequests = {
  rules: {
    'GET /api/images/search': ['signed in'],
    'GET /api/images/examples': ['signed in'],
    'GET /api/images/thumbnail/{carrier}/{image}': ['anyone'],
    'POST /api/admin/image-hosts/{id}/take-down': ['staff', () => ({ reason: 'Asked by its owner.' })],
    'POST /api/admin/image-hosts/{id}/readmit': ['staff', () => ({ reason: 'Its owner agrees now.' })],
  },
};
