import type { AreaRequests } from '#test/support/requests';

export const sourceSetsRequests: AreaRequests = {
  rules: {
    'GET /api/topics/domain-sets': ['signed in'],
    'POST /api/topics/create-update-domain-set': [
      'owner',
      ({ set }) => ({ name: 'Mine', domains: ['b.example'], domainset_id: set }),
    ],
    'DELETE /api/topics/delete-domain-set/{id}': ['owner'],
  },
  id: 'set',
  async make(product, userId) {
    const set = { name: 'Agencies', domains: ['agency.example'] };
    const { body } = await product.as(userId).post('/api/topics/create-update-domain-set/', set);
    return { set: body.id };
  },
};
