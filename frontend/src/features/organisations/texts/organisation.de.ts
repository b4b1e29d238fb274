import type { TextsOf } from '#shared/language/catalogue';
import type { organisationTexts } from './organisation';

export const german: TextsOf<typeof organisationTexts> = {
  yourOrganisation: 'Deine Organisation',
  memberCount: (count) => (count === 1 ? 'Ein Mitglied' : `${count} Mitglieder`),
  applicationIn: (portal) => `Deine Bewerbung findest du im ${portal}.`,
  portal: 'Portal',
  noMember: 'Du gehörst zu keiner Organisation.',
  howToJoin: 'Wer eine Organisation verwaltet, kann Leute einladen, die noch kein Konto haben.',
  toTrackers: 'Zu „Meine Tracker“',
  members: 'Mitglieder',
  you: '(du)',
  roles: { coordinator: 'Koordination', legislation: 'Gesetzgebung', applicant: 'Bewerbung' },
  trackers: 'Geteilte Tracker',
  noTrackers: 'Noch ist nichts geteilt.',
  whenShared: 'Wenn ein Mitglied einen Tracker öffentlich macht, erscheint er hier für alle.',
};
