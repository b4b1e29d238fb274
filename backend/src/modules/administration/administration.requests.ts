import type { AreaRequests } from '#test/support/requests';

const why = { reason: 'A test.' };

export const administrationRequests: AreaRequests = {
  rules: {
    'GET /api/admin/{resource}': ['staff'],
    'GET /api/admin/{resource}/{id}': ['staff'],
    'GET /api/admin/{resource}/export/csv': ['staff'],
    'GET /api/admin/events/export/jsonl': ['admin'],
    'POST /api/admin/projections/{name}/rebuild': ['admin', () => why],
    'POST /api/admin/projections/{name}/verify': ['admin'],
    'POST /api/admin/projections/{name}/retry': ['admin'],
    'POST /api/admin/projections/{name}/pause': ['admin', () => why],
    'POST /api/admin/projections/{name}/resume': ['admin', () => why],
    'POST /api/admin/projections/{name}/skip': ['admin', () => ({ event_id: 'unknown', ...why })],
    'POST /api/admin/jobs/{id}/retry': ['admin'],
    'POST /api/admin/jobs/{id}/drop': ['admin', () => why],
    'GET /api/admin/trackers/{id}/history': ['staff'],
    'GET /api/admin/trackers/{id}/as-of/{position}': ['staff'],
    'GET /api/admin/requests/{id}/graph': ['staff'],
    'POST /api/admin/outbox/{id}/read': ['admin', () => why, 'in person'],
    'POST /api/admin/users/{id}/export-events': ['admin', () => why, 'in person'],
  },
  id: (route) => (route.includes('/requests/') ? 'run' : route.includes('/outbox/') ? 'stored brief' : 'tracker'),
};
