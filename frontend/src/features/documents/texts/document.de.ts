import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { documentPageTexts } from './document';

/** In the form required after ‘zu’. */
const toThis = {
  hearing: 'dieser Anhörung',
  report: 'diesem Bericht',
  member: 'diesem Abgeordneten',
  amendment: 'diesem Änderungsantrag',
} as const;

export const german: TextsOf<typeof documentPageTexts> = {
  track: 'Dokument verfolgen',
  theDocument: 'Das Dokument',
  missing: 'Dieses Dokument gibt es nicht.',
  whyMissing: 'Vielleicht wurde es entfernt, oder die Adresse ist falsch geschrieben.',
  pagesWithoutText: (count) => `${count} ${count === 1 ? 'Seite' : 'Seiten'} ohne Text`,
  assistant: (product, kind) => `${product}-Assistent · ${kind}`,
  greeting: (kind) => `Hallo, was möchtest du zu ${toThis[kind]} wissen?`,
  faults: {
    not_a_pdf: 'Die Datei ist keine PDF-Datei.',
    encrypted: 'Die Datei ist mit einem Passwort geschützt.',
    truncated: 'Das Ende der Datei fehlt.',
    damaged: 'Die Datei ist beschädigt.',
    too_large: 'Das Dokument hat zu viel Text.',
    too_many_pages: 'Das Dokument hat zu viele Seiten.',
    too_complex: 'Es zu lesen dauert zu lange.',
    scanned: 'Die Seiten sind eingescannt: Bilder ohne Text.',
  },
  unanswerable: 'Fragen zu diesem Dokument können nicht beantwortet werden.',
  lookOrAsk: 'Du kannst es trotzdem ansehen, oder um eine Fassung mit Text bitten.',
  openElsewhere: 'Du kannst es trotzdem herunterladen und in einem anderen Programm öffnen.',
  notShown: 'Dieses Dokument wird hier nicht angezeigt.',
  whyNotShown:
    'Seine Seiten brauchen mehr Zeit und Speicher, als ein Browser hat. Lade es herunter, um es in einem anderen Programm zu öffnen.',
  beingRead: 'Dieses Dokument wird gerade gelesen.',
  soon: 'Gleich kannst du Fragen dazu stellen.',
  pages: 'Seiten',
  sections: 'Abschnitte',
  theSections: 'Die Abschnitte',
  section: 'Abschnitt',
  beginning: 'Anfang',
  previous: { section: 'Voriger Abschnitt', hit: 'Voriger Treffer' },
  next: { section: 'Nächster Abschnitt', hit: 'Nächster Treffer' },
  search: 'In diesem Dokument suchen',
  notFound: 'Nicht gefunden',
  searching: 'Suche läuft …',
  hitOf: (shown, count, isWhole) => `${shown} von ${count}${isWhole ? '' : ' …'}`,
  pagesWithHits: 'Seiten mit Treffern',
  hitsOnPage: (page, count) => `Seite ${page} · ${pluralize(count, 'Treffer', 'Treffer')}`,
  sizeOfPages: 'Größe der Seiten',
  smaller: 'Kleiner',
  larger: 'Größer',
  size: 'Größe',
};
