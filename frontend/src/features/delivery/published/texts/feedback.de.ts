import type { TextsOf } from '../../../../shared/language/catalogue';
import { pluralize } from '../../../../shared/text-format/pluralize';
import type { feedbackTexts } from './feedback';

export const german: TextsOf<typeof feedbackTexts> = {
  labels: { useful: 'Nützlich', known: 'Bekannt', wrong: 'Falsch', off_topic: 'Nicht zum Thema' },
  hints: {
    useful: 'Wird beim Satz vermerkt.',
    known: 'Nichts Ähnliches wird noch einmal gemeldet.',
    wrong: 'Er verlässt den Überblick, und sein Absatz wird nicht mehr verwendet.',
    off_topic: 'Er verlässt den Überblick, und nichts Ähnliches wird noch einmal gemeldet.',
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
  nothingNearAgain: 'Nichts Ähnliches wird noch einmal gemeldet.',
  paragraphNotAgain: 'Sein Absatz wird nicht mehr verwendet.',
  excluded: (pages) =>
    `Seither ${pages === 1 ? 'wurde' : 'wurden'} deshalb ${pluralize(pages, 'Seite', 'Seiten')} nicht gemeldet.`,
  onLine: 'Feedback zu diesem Satz',
  onUpdate: 'Feedback zu diesem Update',
  chooseAgain: 'Noch einmal wählen, um es zurückzunehmen.',
  addNote: 'Notiz hinzufügen',
  editNote: 'Notiz bearbeiten',
  undo: 'Rückgängig',
  note: 'Notiz',
  noteForAll: 'Alle, die den Tracker sehen, können sie lesen.',
  noteForYou: 'Nur du kannst sie lesen.',
  saveNote: 'Notiz speichern',
  quoted: (note) => ` „${note}“`,
};
