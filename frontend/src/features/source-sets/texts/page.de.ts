import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { sourceSetTexts } from './page';

export const german: TextsOf<typeof sourceSetTexts> = {
  description: 'Gruppen von Domains, auf die du deine Tracker beschränken kannst.',
  import: 'Importieren',
  export: 'Exportieren',
  new: 'Neues Quellenset',
  notLoaded: 'deine Quellensets',
  none: 'Noch keine Quellensets',
  create: 'Quellenset anlegen',
  whatTheyAreFor: 'Benenne einmal die Seiten, denen du vertraust, und wähle sie für jeden Tracker aus.',
  sharedByOthers: 'Von anderen geteilt',
  domains: (shown, more, isPublic) =>
    (more > 0 ? `${shown} und ${more} weitere` : shown) + (isPublic ? ' · Öffentlich' : ''),
  actionsFor: (name) => `Aktionen für ${name}`,
  copy: 'Kopieren',
  createTracker: 'Tracker anlegen',
  deleteTitle: 'Löschen bestätigen',
  deleteQuestion: 'Dieses Quellenset wirklich löschen? Tracker behalten die Domains, die sie daraus übernommen haben.',
  importTitle: 'OPML importieren',
  whatIsImported:
    'Feedreader exportieren ihre Abonnements als OPML. Aus jedem Ordner wird ein Quellenset mit den Seiten seiner Feeds. Nichts, was du schon hast, wird ersetzt.',
  file: 'Datei',
  fileTooLarge: (megabytes) => `Die Datei ist zu groß. Erlaubt sind ${megabytes} MB.`,
  fileMissing: 'Bitte zuerst eine Datei auswählen.',
  fileNotImported: 'Die Datei konnte nicht importiert werden',
  counts: (added, known, merged, leftOut) =>
    `${added} hinzugefügt, ${known} schon vorhanden${merged > 0 ? `, ${merged} zusammengeführt` : ''}, ${leftOut} ausgelassen.`,
  created: (sets, trackers) =>
    `${pluralize(sets, 'neues Quellenset', 'neue Quellensets')}, ${pluralize(trackers, 'neuer Tracker', 'neue Tracker')}.`,
  notRead: (entries) => `Nicht gelesen, weil es zu viele sind oder sie zu tief verschachtelt sind: ${entries}.`,
  report: 'Bericht',
  line: 'Zeile',
  entry: 'Eintrag',
  result: 'Ergebnis',
  noName: '(ohne Namen)',
  outcomes: {
    added: 'Hinzugefügt',
    known: 'Schon vorhanden',
    merged: 'Zusammengeführt',
    left_out: 'Ausgelassen',
  },
  because: (reason) => `: ${reason}`,
  mergedInto: (line, host) => ` mit Zeile ${line}: Quellensets enthalten ${host} als Ganzes`,
};
