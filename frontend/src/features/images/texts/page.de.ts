import type { TextsOf } from '#shared/language/catalogue';
import { capitalize } from '#shared/text-format/capitalize';
import { pluralize } from '#shared/text-format/pluralize';
import type { imageTexts } from './page';

const pictures = (count: number): string => pluralize(count, 'Bild', 'Bilder');

export const german: TextsOf<typeof imageTexts> = {
  lead: 'Bilder in Dokumenten und in den Quellen öffentlicher und eigener Tracker, gefunden über das, was ihre Seiten über sie sagen; danach Seiten von Dokumenten, gefunden über ihren Text.',
  label: 'Bilder suchen',
  search: 'Suchen',
  searching: 'Suche läuft',
  failed: 'Bei der Bildersuche ist ein Fehler aufgetreten',
  whatToType:
    'Gib ein, was zu sehen sein soll: eine Sache, einen Ort oder einen Namen, in der Sprache der Seite, auf der das Bild steht.',
  theSources: 'Die Quellen der Bilder',
  forExample: 'Zum Beispiel',
  beforeNext: (isLast) => (isLast ? ' oder ' : ', '),
  none: 'Keine Bilder gefunden',
  tryAnother: 'Versuch es mit einem anderen Suchwort',
  suchAs: 'Versuch es mit einem anderen Suchwort, etwa',
  track: (topic) => `„${topic}“ verfolgen`,
  trackerBrings: (topic) =>
    `Wenn du „${topic}“ verfolgst, erscheinen hier die Bilder der Seiten, die der Tracker liest.`,
  noThumbnails: 'Diese Installation kann keine Vorschaubilder erzeugen und zeigt deshalb noch keine Bilder.',
  newest: 'Neueste Bilder',
  found: 'Gefundene Bilder',
  captioned: (count) => pictures(count),
  noCaption: (query, others) => `Keine Bildunterschrift enthält „${query}“. Sonst gefunden: ${others}.`,
  onPages: (count) => `${pictures(count)} auf Seiten, die es erwähnen`,
  ofDocuments: (count) => pluralize(count, 'Seite eines Dokuments', 'Seiten von Dokumenten'),
  near: (count) => `${pictures(count)} mit ähnlicher Bedeutung`,
  pagesOfDocuments: 'Seiten von Dokumenten',
  byText: 'Gefunden über ihren Text.',
  pagesFoundOf: (title) => `Gefundene Seiten aus ${title}`,
  page: (page) => `Seite ${page}`,
  documentPage: (page) => `Dokument, Seite ${page}`,
  foundIn: {
    caption: 'Bildunterschrift',
    page_title: 'Titel der Seite',
    around: 'Text daneben',
    page_text: 'Text auf der Seite',
  },
  foundInText: (where) => `${where}:`,
  lost: 'Dieses Vorschaubild gibt es nicht mehr. Such noch einmal.',
  showOne: 'Nur eines davon anzeigen',
  showAlike: (others) => `und ${others} weitere wie dieses`,
  onMention: 'Auf Seiten, die es erwähnen',
  maybeOther: 'Gefunden über den Titel ihrer Seite oder den Text daneben; sie zeigen deshalb vielleicht etwas anderes.',
  onMentionList: 'Bilder auf Seiten, die es erwähnen',
  nearTitle: 'Mit ähnlicher Bedeutung',
  quotedWord: (said) => `„${said}“`,
  replacedWord: (said, asked) => `„${said}“ statt „${asked}“`,
  relatedGroupTitle: (said, missing) => {
    const parts = [
      ...(said.length === 0 ? [] : [said.join(' und ')]),
      ...(missing.length === 0 ? [] : [`ohne ${missing.join(' und ')}`]),
    ].join(', ');
    return capitalize(parts);
  },
  coverage: (fromTrackers, pages) => {
    const parts = [
      ...(fromTrackers === 0 ? [] : [`${pictures(fromTrackers)} aus Quellen von Trackern`]),
      ...(pages === 0 ? [] : [`${pluralize(pages, 'Seite', 'Seiten')} von Dokumenten, über ihren Text`]),
    ];
    return parts.length === 0
      ? 'In Dokumenten und Trackern wurden noch keine Bilder gefunden.'
      : `Durchsucht werden ${parts.join(' und ')}.`;
  },
  noneBrought: 'Bilder kommen mit den Seiten, die Tracker lesen; bisher hat noch kein Tracker welche mitgebracht.',
  waiting: (count) =>
    `${pictures(count)} von Seiten, die deine Tracker gelesen haben, ${count === 1 ? 'wird' : 'werden'} noch geladen, eines nach dem anderen.`,
};
