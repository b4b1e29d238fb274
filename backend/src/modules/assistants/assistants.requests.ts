import type { AreaRequests } from '#test/support/requests';

const question = ({ document }: Readonly<Record<string, string | undefined>>) => ({
  messages: [{ role: 'user', content: 'What is it about?' }],
  opp_id: document ?? 'unknown',
});

const messages = [{ role: 'user', content: 'How many people work there?' }];

export const assistantsRequests: AreaRequests = {
  rules: {
    'POST /api/v1/chat-hearing': ['signed in', question],
    'POST /api/v1/chat-report': ['signed in', question],
    'POST /api/v1/chat-member': ['signed in', question],
    'POST /api/v1/chat-amendment': ['signed in', question],
    'POST /api/topics/chat-tracker': [
      'signed in',
      ({ tracker }) => ({ messages, tracker_id: tracker ?? 'unknown' }),
      'reads',
    ],
    'POST /api/topics/chat-folder': ['signed in', () => ({ messages, collection_id: null }), 'reads'],
    'POST /api/topics/chat-org': ['signed in', () => ({ messages, org_name: 'NASA' })],
    'POST /api/topics/chat-country': ['signed in', () => ({ messages, country_name: 'Laos' })],
  },
};
