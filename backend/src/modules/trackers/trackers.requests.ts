import { type AreaRequests, topic } from '#test/support/requests';

export const trackersRequests: AreaRequests = {
  rules: {
    'GET /api/topics/get-user-tags': ['signed in'],
    'POST /api/topics/toggle-following/{id}': ['viewers', () => ({ following: true })],
    'POST /api/topics/tracker/{id}/clone': ['viewers'],
    'POST /api/topics/create-tracker': ['owner', ({ tracker }) => ({ ...topic, tracker_id: tracker })],
    'POST /api/topics/tracker/{id}/pause': ['owner'],
    'POST /api/topics/tracker/{id}/resume': ['owner'],
    'POST /api/topics/tracker/{id}/update_tags': ['owner', () => ({ tags: ['mine'] })],
    'POST /api/topics/tracker/{id}/words': ['owner', () => ({ include: ['timber'], exclude: [] })],
    'POST /api/topics/tracker/{id}/also-about': ['owner', () => ({ phrase: 'Timber imports', belongs: true })],
    'POST /api/topics/toggle-email/{id}': ['owner', () => ({ email_updates: false })],
    'POST /api/topics/toggle-public/{id}': ['owner', () => ({ public: true })],
    'DELETE /api/topics/delete-tracker/{id}': ['owner'],
  },
  id: 'tracker',
};
