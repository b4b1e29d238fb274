import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { documentsPageTexts } from './list';

export const german: TextsOf<typeof documentsPageTexts> = {
  lead: 'Stell einem Dokument eine Frage: Es antwortet mit seinen eigenen Sätzen und nennt deren Seiten.',
  add: 'Dokument hinzufügen',
  appearLater: 'Anhörungen, Berichte und andere Schriftstücke erscheinen hier, sobald das Team sie hinzugefügt hat.',
  count: (count) => pluralize(count, 'Dokument', 'Dokumente'),
  theAgencies: 'Die Behörden',
  noMatch: 'Dazu passt kein Dokument.',
  noTitleHas: (text) => `Kein Titel enthält „${text}“.`,
  showAll: 'Alle Dokumente anzeigen',
  kind: 'Art',
  search: 'Titel und Texte durchsuchen',
  year: 'Jahr',
  anyYear: 'Alle Jahre',
  agency: 'Behörde',
  anyAgency: 'Alle Behörden',
  unnamedAgency: 'Kein Dokument nennt diese Behörde',
  inText: 'Im Text',
  searching: 'Die Texte werden durchsucht …',
  notInText: (text) => `Kein Dokument enthält „${text}“ auf den ersten Seiten.`,
  theTexts: 'Die Texte',
  page: (page) => `Seite ${page}`,
  pageAndMore: (page, more) => `Seite ${page} und ${pluralize(more, 'weitere Seite', 'weitere Seiten')}`,
  added: 'Das Dokument wurde hinzugefügt.',
  open: 'Öffnen',
  notAdded: 'Das Dokument konnte nicht hinzugefügt werden.',
};
