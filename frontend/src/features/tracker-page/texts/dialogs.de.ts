import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { trackerDialogTexts } from './dialogs';

const pageCount = (count: number): string => pluralize(count, 'Seite', 'Seiten');
/** The text of a model's error comes from the server. */
const withFault = (fault: string | null): string => (fault === null ? '' : ` (${fault})`);

export const german: TextsOf<typeof trackerDialogTexts> = {
  outcomes: {
    told: 'Gemeldet',
    evidence: 'Weitere Belege',
    unreachable: 'Nicht erreichbar',
    left_out: 'Gelesen, nicht verwendet',
  },
  run: 'Durchlauf',
  theLog: 'das Protokoll',
  noPages: 'Es kamen keine Seiten in Betracht.',
  searchedSourcesCount: (count) => `Wo gesucht wurde (${count})`,
  asksAllAgain: 'Der nächste Durchlauf fragt alle noch einmal.',
  search: (words, found) => `‚${words}‘ (${pageCount(found)})`,
  searchedFor: (searches) => `Gesucht nach ${searches}.`,
  searchedForProposed: (searches, proposed) =>
    `Gesucht nach ${searches} und, auf Vorschlag eines Modells, nach ${proposed}.`,
  failed: (why) => `Der Durchlauf ist fehlgeschlagen: ${why}.`,
  stillStands: 'Was vorher veröffentlicht wurde, gilt weiter.',
  readSources: (read, tried) => `${read} von ${tried} Quellen gelesen.`,
  nothingNew: 'Nichts Neues.',
  newSentences: (count) => `${pluralize(count, 'neuer Satz', 'neue Sätze')} belegt.`,
  dropped: (count) => `${count} ohne Beleg verworfen.`,
  wordsDecidedTopic: (model, fault) =>
    `${model} hat keine Seite verglichen${withFault(fault)}, deshalb haben allein die Wörter entschieden, was zum Thema gehört.`,
  modelCompared: (model, compared, others, fault) =>
    `${model} hat ${pageCount(compared)} mit dem Thema verglichen${others === 0 ? '' : `; über ${pluralize(others, 'weitere', 'weitere')} haben allein die Wörter entschieden`}${withFault(fault)}.`,
  noModel: 'Es ist kein Modell eingerichtet, deshalb haben die Regeln ausgewählt, was gemeldet wird.',
  rulesSelected: (model, fault) =>
    `${model} hat nichts Brauchbares ausgewählt${withFault(fault)}, deshalb haben die Regeln ausgewählt, was gemeldet wird.`,
  modelSelected: (model, edited, others, fault) =>
    `${model} hat aus ${pageCount(edited)} ausgewählt, was gemeldet wird${others === 0 ? '' : `, und die Regeln aus ${pluralize(others, 'weiteren', 'weiteren')}`}${withFault(fault)}.`,
  inOwnWords: (model, fault) =>
    `${model} hat nichts geschrieben (${fault}), deshalb steht die Antwort im Wortlaut der Quellen da.`,
  modelWrote: (model, sentences, replaced) =>
    `${model} hat ${pluralize(sentences, 'Satz', 'Sätze')} geschrieben${replaced === 0 ? '' : `; ${pluralize(replaced, 'weiterer passte nicht zum Zitat und wurde ersetzt', 'weitere passten nicht zu den Zitaten und wurden ersetzt')}`}.`,
  unchanged: (pages) => `${pageCount(pages)} unverändert seit einem früheren Durchlauf`,
  farFromTopic: (pages) =>
    `${pluralize(pages, 'Seite', 'Seiten')}, die dem Thema ferner ${pages === 1 ? 'ist' : 'sind'}`,
  onTopicNow: 'Gehört ab jetzt zum Thema; die Quellen werden noch einmal gelesen.',
  isOnTopic: 'Das gehört zum Thema',
  publicTitle: 'Tracker öffentlich machen',
  makePublic: 'Öffentlich machen und kopieren',
  publicQuestion:
    'Mit dem Kopieren des Links wird dieser Tracker öffentlich und für alle zugänglich, die den Link haben. Er erscheint dann auch unter „Entdecken“. Fortfahren?',
  notMadePublic: 'Der Tracker konnte nicht öffentlich gemacht werden',
  nowPublic: 'Der Tracker ist jetzt öffentlich, und der Link ist kopiert',
  publicNotCopied: 'Der Tracker ist jetzt öffentlich, aber der Link konnte nicht kopiert werden',
  shareTitle: 'Diesen Tracker teilen',
  alreadyPublic: 'Er ist öffentlich: Alle, die den Link haben, können ihn lesen, und er steht unter „Entdecken“.',
  notShared: 'Der Tracker konnte nicht geladen werden.',
  tagsPlaceholder: 'Stahl, Zölle, …',
  tagsHint:
    'Nach jedem die Eingabetaste drücken. Mit Schlagwörtern findest du den Tracker wieder; bei einem öffentlichen Tracker sehen sie alle.',
  tooManyTags: (max, over) => `Höchstens ${max} Schlagwörter. Zum Speichern ${over} entfernen.`,
  tagsSaved: 'Schlagwörter gespeichert',
  tagsNotSaved: 'Die Schlagwörter konnten nicht gespeichert werden',
  tagsNotLoaded: 'Die Schlagwörter konnten nicht geladen werden',
  replaceLink: 'Link ersetzen',
  rssQuestion:
    'Der bisherige Link funktioniert dann für niemanden mehr, auch nicht in Feedreadern. Der Tracker bekommt einen neuen.',
  include: 'Einschließen',
  includeHint: 'Nur Seiten, die eines davon enthalten, werden gelesen. Leer lassen, um alle zu lesen.',
  exclude: 'Ausschließen',
  excludeHint: 'Seiten, die eines davon enthalten, werden weggelassen.',
  whatWasExcluded: 'was vom letzten Durchlauf ausgeschlossen wurde',
  excludedNone: 'Vom letzten Durchlauf wurde keine Seite ausgeschlossen.',
  excluded: (pages) => `Vom letzten Durchlauf ausgeschlossen: ${pageCount(pages)}`,
};
