import type { AreaRequests } from '#test/support/requests';

export const collectionsRequests: AreaRequests = {
  rules: {
    'GET /api/topics/get-collection': ['signed in'],
    'GET /api/topics/get-collection-week': ['signed in'],
    'GET /api/topics/get-collection-tree': ['signed in'],
    'GET /api/topics/my-trackers': ['signed in'],
    'GET /api/topics/recently-deleted': ['signed in'],
    'POST /api/topics/create-collection': ['signed in', () => ({ name: 'Trade' })],
    'POST /api/topics/rename-collection': ['owner', ({ collection }) => ({ id: collection, name: 'Mine' })],
    'POST /api/topics/share-collection': ['owner', ({ collection }) => ({ id: collection, public: true })],
    'POST /api/topics/toggle-collect': [
      'owner',
      ({ collection }) => ({ collection_uid: collection, collect_emails: true }),
    ],
    'POST /api/topics/move-collection': [
      'owner',
      ({ collection }) => ({ id: collection, destination_collection_id: null }),
    ],
    'POST /api/topics/move-tracker': ['owner', ({ tracker }) => ({ id: tracker, destination_collection_id: null })],
    'DELETE /api/topics/delete-collection/{id}': ['owner'],
    'POST /api/topics/restore': ['owner', ({ tracker }) => ({ kind: 'tracker', id: tracker })],
  },
  id: (route) => (route.includes('collect') ? 'collection' : 'tracker'),
  async make(product, userId) {
    const { body } = await product.as(userId).post('/api/topics/create-collection/', { name: 'Trade' });
    return { collection: body.id };
  },
};
