import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { feedbackTexts } from './verdicts';

export const german: TextsOf<typeof feedbackTexts> = {
  labels: { useful: 'Nützlich', known: 'Bekannt', wrong: 'Falsch', off_topic: 'Nicht zum Thema' },
  hints: {
    useful: 'Wird bei diesem Satz gespeichert.',
    known: 'Ähnliches wird nicht mehr gemeldet.',
    wrong: 'Wird aus dem Überblick entfernt; der zugehörige Absatz wird nicht mehr verwendet.',
    off_topic: 'Wird aus dem Überblick entfernt; Ähnliches wird nicht mehr gemeldet.',
  },
  markedAs: {
    useful: 'als nützlich markiert',
    known: 'als bekannt markiert',
    wrong: 'als falsch markiert',
    off_topic: 'als nicht zum Thema gehörig markiert',
  },
  marked: {
    useful: 'Als nützlich markiert.',
    known: 'Als bekannt markiert.',
    wrong: 'Als falsch markiert.',
    off_topic: 'Als nicht zum Thema gehörig markiert.',
  },
  takenBack: 'Feedback zurückgenommen',
  nothingNearAgain: 'Ähnliches wird nicht mehr gemeldet.',
  paragraphNotAgain: 'Der zugehörige Absatz wird nicht mehr verwendet.',
  excluded: (pages) =>
    `Deshalb ${pages === 1 ? 'wurde' : 'wurden'} bisher ${pluralize(pages, 'Seite', 'Seiten')} weggelassen.`,
  onLine: 'Feedback zu diesem Satz',
  onUpdate: 'Feedback zu diesem Update',
  chooseAgain: 'Noch einmal wählen, um es zurückzunehmen.',
  addNote: 'Notiz hinzufügen',
  editNote: 'Notiz bearbeiten',
  note: 'Notiz',
  noteForAll: 'Alle, die den Tracker sehen, können sie lesen.',
  noteForYou: 'Nur du kannst sie lesen.',
  saveNote: 'Notiz speichern',
  quoted: (note) => ` „${note}“`,
};
