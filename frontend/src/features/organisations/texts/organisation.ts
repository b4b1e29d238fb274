import { catalogue } from '#shared/language/catalogue';

/** Texts of the page of an organisation. */
export const organisationTexts = catalogue('organisations/organisation', {
  yourOrganisation: 'Your organisation',
  memberCount: (count: number) => (count === 1 ? 'One member' : `${count} members`),
  applicationIn: (portal: string) => `Your application is in the ${portal}.`,
  portal: 'portal',
  noMember: 'You are not a member of an organisation.',
  howToJoin: 'An organisation’s administrator can invite people who have no account yet.',
  toTrackers: 'Go to My Trackers',
  members: 'Members',
  you: '(you)',
  roles: { coordinator: 'Coordinator', legislation: 'Legislation', applicant: 'Applicant' },
  trackers: 'Shared trackers',
  noTrackers: 'Nothing is shared yet.',
  whenShared: 'When a member makes a tracker public, it appears here for everyone.',
});
