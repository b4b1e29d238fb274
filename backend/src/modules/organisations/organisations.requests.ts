import type { AreaRequests } from '#test/support/requests';

const link = { org: 'unknown', invite_token: 'unknown' };
const person = { first_name: 'Ann', last_name: 'Lee', password: 'correct harbour lamp' };

const invite = () => ({ email: 'invited@example.org', org_name: 'Acme', role: 'coordinator' });

export const organisationsRequests: AreaRequests = {
  rules: {
    'GET /api/v1/get-invite': ['anyone'],
    'GET /api/v1/organisation': ['signed in'],
    'POST /api/v1/join': ['anyone', () => ({ ...link, ...person })],
    'POST /api/admin/invites': ['admin', invite, 'in person'],
    'POST /api/admin/invites/{id}/send-again': ['admin', null, 'in person'],
    'DELETE /api/admin/invites/{id}': ['admin', null, 'in person'],
  },
};
