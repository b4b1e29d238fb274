import type { TextsOf } from '#shared/language/catalogue';
import type { introductionTexts } from './introduction';

export const german: TextsOf<typeof introductionTexts> = {
  introduction: 'Einführung',
  titles: ['Ein Tracker liest die Quellen für dich', 'Lege deinen ersten Tracker an', 'Wann sollen Updates kommen?'],
  stepOf: (step, all) => `${step} von ${all}`,
  whatATrackerDoes:
    'Du nennst ein Thema. Der Tracker liest täglich oder wöchentlich die Quellen und meldet dir nur, was neu ist, sich geändert hat oder nicht mehr gilt. Jeder Satz wird an der Seite geprüft, von der er stammt: Seine Nummer zeigt das Zitat.',
  sayWhatToFollow:
    'Sag in eigenen Worten, was du verfolgen möchtest, oder beginne mit einem Beispiel. Auf bestimmte Domains kannst du die Quellen später beschränken.',
  examples: 'Beispiele',
  continue: 'Weiter',
  openTracker: 'Tracker öffnen',
  skip: 'Einführung überspringen',
  oneEmailADay:
    'Einmal am Tag kommt eine E-Mail mit dem, was neu ist; gibt es nichts Neues, kommt keine. Ändern kannst du das in deinem Konto.',
  showAgain: 'Noch einmal zeigen',
  notShown: 'Die Einführung konnte nicht angezeigt werden',
};
