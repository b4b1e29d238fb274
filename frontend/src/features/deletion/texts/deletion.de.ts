import type { TextsOf } from '#shared/language/catalogue';
import type { deletionTexts } from './deletion';

export const german: TextsOf<typeof deletionTexts> = {
  title: 'Löschen bestätigen',
  questions: {
    tracker: 'Diesen Tracker wirklich löschen?',
    collection: 'Diesen Ordner mit ALLEN Trackern und Ordnern darin wirklich löschen?',
  },
  afterwards: {
    tracker: 'Er kommt erst nach „Zuletzt gelöscht“, wo du ihn 30 Tage lang wiederherstellen kannst.',
    collection: 'Alles kommt erst nach „Zuletzt gelöscht“, wo du es 30 Tage lang wiederherstellen kannst.',
  },
  restored: { tracker: 'Tracker wiederhergestellt', collection: 'Ordner wiederhergestellt' },
  notRestored: {
    tracker: 'Der Tracker konnte nicht wiederhergestellt werden',
    collection: 'Der Ordner konnte nicht wiederhergestellt werden',
  },
  deleted: { tracker: 'Tracker gelöscht', collection: 'Ordner gelöscht' },
  notDeleted: {
    tracker: 'Der Tracker konnte nicht gelöscht werden. Bitte erneut versuchen.',
    collection: 'Der Ordner konnte nicht gelöscht werden. Bitte erneut versuchen.',
  },
};
