import type { TextsOf } from '#shared/language/catalogue';
import { translateCategory } from '../translate-category';
import type { exploreTexts } from './page';

const topics: Readonly<Record<string, string>> = {
  'ai-federal-policy': 'KI-Politik der US-Regierung',
  'ai-state-laws': 'KI-Gesetze der Bundesstaaten',
  'eu-ai-act': 'Umsetzung der KI-Verordnung der EU',
  'ai-model-releases': 'Neue KI-Modelle',
  'gene-therapy': 'Zulassungen von Gentherapien',
  'glp1-drugs': 'GLP-1-Medikamente',
  'avian-flu': 'Vogelgrippe H5N1',
  'drug-recalls': 'Rückrufe von Arznei- und Lebensmitteln',
  'nih-funding': 'Forschungsförderung der NIH',
  'advanced-nuclear': 'Neuartige Kernreaktoren',
  'grid-data-centers': 'Rechenzentren und Stromnetz',
  'oil-gas-prices': 'Öl- und Gasmärkte',
  'critical-minerals': 'Kritische Rohstoffe',
  'fed-policy': 'Geldpolitik der Federal Reserve',
  'us-economic-data': 'US-Konjunkturdaten',
  'sec-enforcement': 'Börsenaufsicht SEC',
  'crypto-regulation': 'Regulierung von Kryptowerten',
  'central-banks-abroad': 'Andere Zentralbanken',
  'us-tariffs': 'US-Zölle',
  'sanctions-export-controls': 'Sanktionen und Ausfuhrkontrollen',
  'supply-chain': 'Gestörte Lieferketten',
  'exploited-vulnerabilities': 'Ausgenutzte Sicherheitslücken',
  ransomware: 'Angriffe mit Ransomware',
  'post-quantum': 'Post-Quanten-Kryptografie',
  artemis: 'Artemis-Programm',
  'commercial-launch': 'Kommerzielle Raketenstarts',
  'mars-science': 'Mars- und Planetenforschung',
  'election-administration': 'Durchführung von Wahlen',
  'campaign-finance': 'Wahlkampffinanzierung',
  'supreme-court': 'Oberster Gerichtshof',
  'state-privacy': 'Datenschutz in den Bundesstaaten',
  'state-housing': 'Wohnungsbau in den Bundesstaaten',
  'executive-orders': 'Präsidialerlasse',
  'federal-workforce': 'Beschäftigte der Bundesbehörden',
  hurricanes: 'Hurrikans im Atlantik',
  pfas: 'Regeln für PFAS',
  'open-source-releases': 'Neue Open-Source-Versionen',
  'antitrust-tech': 'Kartellrecht und Technologiekonzerne',
  'senate-new-congress': 'Der neue Senat',
  'senate-vacancies': 'Freie Sitze im Senat',
  'house-control': 'Repräsentantenhaus: alle Sitze',
  'house-specials': 'Nachwahlen zum Repräsentantenhaus',
  'house-new-congress': 'Das neue Repräsentantenhaus',
  'house-2028': 'Repräsentantenhaus 2028',
  'house-maps': 'Wahlkreise',
  'issue-election-administration': 'Durchführung von Wahlen',
  'issue-campaign-finance': 'Wahlkampffinanzierung',
  'issue-ballot-measures': 'Volksabstimmungen',
  'issue-redistricting': 'Neuzuschnitt der Wahlkreise',
  'president-2028': 'Präsidentschaft 2028',
};

const states: Readonly<Record<string, string>> = { California: 'Kalifornien', Pennsylvania: 'Pennsylvanien' };

/** Races are named after their state: ‘Georgia Senate 2028’. */
const RACE = /^(.+?) (Senate|Governor|House districts)( \d{4})?( \(special election\))?$/;

const offices: Readonly<Record<string, string>> = {
  Senate: 'Senatswahl',
  Governor: 'Gouverneurswahl',
  'House districts': 'Wahlkreise',
};

const translateRace = (title: string): string => {
  const [, state, office, year = '', special] = RACE.exec(title) ?? [];
  if (state === undefined || office === undefined) return title;
  return `${offices[office] ?? office} ${states[state] ?? state}${year}${special === undefined ? '' : ' (Nachwahl)'}`;
};

export const german: TextsOf<typeof exploreTexts> = {
  heading: (id, heading) => {
    if (id === null) return 'Verfolge, was dir wichtig ist';
    if (id === 'campaigns') return 'Jeden Wahlkampf verfolgen';
    return topics[id] ?? translateRace(heading);
  },
  lead: (id, lead) => {
    if (id === null)
      return 'Kurze Updates, nur wenn etwas passiert ist. Zu jedem Satz siehst du das Zitat, das ihn belegt.';
    if (id === 'campaigns') return `Bis zu ${/\d+/.exec(lead)?.[0] ?? 5} Tracker sind kostenlos.`;
    // Its description and its sources are in English.
    return lead.trim() === ''
      ? lead
      : 'Ein Vorschlag, auf Englisch wie seine Quellen. Du kannst ihn ändern, bevor du startest.';
  },
  category: translateCategory,
  how: 'So funktioniert es',
  steps: [
    ['Du legst Tracker an', 'Worum es geht und, wenn du willst, welche Websites gelesen werden.'],
    ['Wir recherchieren', 'Jeder Satz wird mit seiner Seite verglichen, und nichts wird zweimal gemeldet.'],
    ['Updates, wie du sie willst', 'Hier, per E-Mail oder als Feed, und nur wenn es etwas Neues gibt.'],
  ],
  start: 'Womit anfangen?',
  create: 'Eigenen Tracker anlegen',
  track: (topic) => `„${topic}“ verfolgen`,
  campaign: 'Einen Wahlkampf verfolgen',
  search: 'Tracker suchen',
  trackers: 'Die Tracker',
  more: 'Mehr anzeigen',
  moreTrackers: 'Weitere Tracker',
  matching: 'Passende Ergebnisse',
  recorded: (until) => `Beispiel, aufgezeichnet bis ${until}`,
  yours: 'Deiner',
  follow: 'Folgen',
  following: 'Folge ich',
  ideas: 'Ideen für den Anfang',
  or: 'Oder geh von etwas anderem aus:',
  places: {
    '/trump-eos': ['einem Präsidialerlass', 'Trumps Präsidialerlasse'],
    '/exec': ['einer Behörde', 'US-Bundesbehörden'],
    '/tariffs': ['einem Land, das mit den USA handelt', 'Zoll-Tracker'],
    '/campaigns': ['einer Kandidatur', 'Wahlkämpfe'],
    '/image-search': ['einem Bild', 'Bildersuche'],
  },
  place: (from, page) => `${from} (${page})`,
  beforeNext: (isLast) => (isLast ? ' oder ' : ', '),
  unknown: 'Diese Seite von „Entdecken“ gibt es nicht.',
};
