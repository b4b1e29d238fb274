import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { runTexts } from './runs';

export const german: TextsOf<typeof runTexts> = {
  findings: (count) => (count === 1 ? 'Ergebnis' : 'Ergebnisse'),
  earlier: (count) => (count === 1 ? 'früheres' : 'frühere'),
  moreBelow: (count) => (count === 1 ? 'weiteres unten' : 'weitere unten'),
  kinds: {
    new: (_count) => 'neu',
    changed: (_count) => 'geändert',
    contradicted: (_count) => 'beendet',
  },
  dropped: (_count) => 'ohne Beleg, verworfen',
  nextAttempt: (when) => `nächster Versuch ${when}`,
  read: (read, tried, when) => [[`${read} von ${tried}`, 'strong'], [` Quellen ${when} gelesen`]],
  nextRunSoon: 'Der nächste Durchlauf beginnt gleich',
  readingNow: 'Die Quellen werden gerade gelesen',
  soFar: (read, found) => [['bisher '], [`${read} von ${found}`, 'strong']],
  failedWhen: (when) => `Der Durchlauf ${when} ist fehlgeschlagen`,
  overviewUnchanged: 'der Überblick ist unverändert',
  nothingNew: 'nichts\u00a0Neues',
  noSourceResponded: 'keine Quelle hat geantwortet',
  noPageReadable: 'keine der gefundenen Seiten war lesbar',
  noPages: 'in den Quellen wurden keine Seiten gefunden',
  willBeRetried: 'ein neuer Versuch folgt',
  nothingOnTopic: 'In den Quellen steht nichts zu diesem Thema.',
  readWithoutFinding: (pages, sources) =>
    `${pluralize(pages, 'Seite', 'Seiten')}${sources === null ? '' : ` von ${sources}`} gelesen und nichts zu diesem Thema gefunden.`,
  notAllAnswered: {
    source: 'Nichts gefunden, und nicht alle Quellen haben geantwortet.',
    provider: 'Nichts gefunden, und nicht alle Suchdienste haben geantwortet.',
  },
  federalRegister: 'Das Federal Register',
  documentName: (title) => `„${title}“`,
  wasRead: 'wurde gelesen',
  lists: (pages) => `nennt ${pluralize(pages, 'Seite', 'Seiten')}`,
  answered: (source, answer) => `${source} ${answer}.`,
  askedAgain: (when) => `Nächste Anfrage ${when}.`,
  didNotAnswer: (sources, count) => `${sources} ${count === 1 ? 'hat' : 'haben'} nicht geantwortet.`,
  silent: (sources, count) => `${sources} ${count === 1 ? 'hat' : 'haben'} nicht geantwortet`,
  gaveNothing: (sources, count) => `${sources} ${count === 1 ? 'lieferte' : 'lieferten'} nichts Lesbares`,
  someOf: (some, all, kind) => `${some} von ${all} ${kind}`,
  kindsOfSources: {
    providers: 'Suchdiensten',
    mixed: 'Stellen',
    domains: 'Domains',
    documents: 'Dokumenten',
    sources: 'Quellen',
  },
  runRequested: 'Die Quellen werden jetzt gelesen',
  runNotRequested: 'Der Durchlauf konnte nicht gestartet werden',
  searchedSources: 'Wo gesucht wurde',
};
