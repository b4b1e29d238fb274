import type { TextsOf } from '#shared/language/catalogue';
import type { folderDialogTexts } from './dialogs';

const namesOfPublished = (isFolderNew: boolean, trackers: number): string =>
  [...(isFolderNew ? ['Ordner'] : []), ...(trackers === 0 ? [] : [`${trackers} Tracker`])].join(' und ');

export const german: TextsOf<typeof folderDialogTexts> = {
  notCreated: 'Der Ordner konnte nicht angelegt werden',
  editTitle: 'Ordner bearbeiten',
  notSaved: 'Der Ordner konnte nicht gespeichert werden',
  nameMissing: 'Bitte dem Ordner einen Namen geben',
  description: 'Beschreibung (freiwillig)',
  moveTitles: { tracker: 'Tracker in einen Ordner verschieben', collection: 'Ordner in einen Ordner verschieben' },
  moved: { tracker: 'Tracker verschoben', collection: 'Ordner verschoben' },
  notMoved: {
    tracker: 'Der Tracker konnte nicht verschoben werden',
    collection: 'Der Ordner konnte nicht verschoben werden',
  },
  selectFolder: 'Zielordner auswählen:',
  foldersNotLoaded: 'Die Ordner konnten nicht geladen werden',
  shareTitle: 'Ordner teilen',
  makePublic: 'Veröffentlichen und kopieren',
  copyLink: 'Link kopieren',
  makePrivate: 'Nicht mehr teilen',
  notMadePublic: 'Der Ordner konnte nicht veröffentlicht werden',
  nowPrivate: 'Der Ordner ist jetzt privat',
  notMadePrivate: 'Das Teilen des Ordners konnte nicht beendet werden',
  linkCopied: 'Link des Ordners in die Zwischenablage kopiert',
  linkNotCopied: 'Der Link des Ordners konnte nicht kopiert werden',
  published: (isFolderNew, trackers) =>
    `${namesOfPublished(isFolderNew, trackers)} ${trackers + Number(isFolderNew) === 1 ? 'ist' : 'sind'} jetzt öffentlich`,
  publishedAndCopied: (published) => `${published}, der Link ist kopiert`,
  publishedNotCopied: (published) => `${published}, aber der Link konnte nicht kopiert werden`,
  isPublic: 'Dieser Ordner ist öffentlich: Wer den Link hat, sieht ihn und die öffentlichen Tracker und Ordner darin.',
  willBePublic: 'Wer den Link hat, wird diesen Ordner und die öffentlichen Tracker und Ordner darin sehen.',
  makePublicToo: (hidden) =>
    `${hidden === 1 ? 'Ein Tracker ist privat.' : `${hidden} Tracker sind privat.`} Mit dem Ordner veröffentlichen:`,
  shows: (shown, trackers) => `Zeigt ${shown} von ${trackers} Trackern.`,
};
