/** The resources of the administration by group of its menu: the label of each, which is the title of its list, too. */
export const resourceLabels = {
  People: {
    users: 'Users',
    sessions: 'Sessions',
    'api-tokens': 'API tokens',
    impersonations: 'Impersonations',
    follows: 'Follows',
    subscriptions: 'Subscriptions',
    referrals: 'Referrals',
    invites: 'Invites',
  },
  Research: { trackers: 'Trackers', runs: 'Runs', claims: 'Claims', pages: 'Pages', feedback: 'Feedback' },
  Content: {
    collections: 'Folders',
    'source-sets': 'Source Sets',
    documents: 'Documents',
    images: 'Images',
    'image-hosts': 'Image hosts',
    'upload-questions': 'Upload questions',
    answers: 'Answers',
  },
  System: {
    health: 'Health',
    jobs: 'Jobs',
    deliveries: 'Deliveries',
    projections: 'Read models',
    events: 'Events',
    decisions: 'Decisions',
    outbox: 'Outbox',
    'whats-new': 'What’s new',
  },
} as const;

type Groups = typeof resourceLabels;
export type ResourceName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

const labels: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(resourceLabels));

export const resourceLabel = (resource = ''): string => labels[resource] ?? resource;
