import type { TextsOf } from '#shared/language/catalogue';
import type { deletedTexts } from './deleted';

export const german: TextsOf<typeof deletedTexts> = {
  description: 'Gelöschte Tracker und Ordner lassen sich 30 Tage lang wiederherstellen. Danach sind sie weg.',
  theItems: 'die zuletzt gelöschten Einträge',
  none: 'In den letzten 30 Tagen wurde nichts gelöscht.',
  whatIsKept: 'Was du unter „Meine Tracker“ löschst, wird hier eine Zeit lang aufbewahrt.',
  tracker: (deleted, gone) => `Tracker, gelöscht am ${deleted}. Endgültig weg am ${gone}.`,
  emptyFolder: (deleted, gone) => `Ordner ohne Tracker, gelöscht am ${deleted}. Endgültig weg am ${gone}.`,
  folder: (trackers, deleted, gone) =>
    `Ordner mit ${trackers === 1 ? 'einem Tracker' : `${trackers} Trackern`}, gelöscht am ${deleted}. Endgültig weg am ${gone}.`,
  restore: 'Wiederherstellen',
  restoreItem: (name) => `${name} wiederherstellen`,
};
