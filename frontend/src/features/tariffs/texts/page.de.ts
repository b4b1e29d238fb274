import type { TextsOf } from '#shared/language/catalogue';
import type { tariffTexts } from './page';

export const german: TextsOf<typeof tariffTexts> = {
  heading: (_heading) => 'Zoll-Tracker',
  lead: 'Warenhandel mit den USA nach Ländern und die reziproken Zölle von 2025.',
  notLoaded: 'Die Zölle konnten nicht geladen werden',
  trade: 'Handel:',
  howScored: (product) =>
    `Den Handelswert berechnet ${product} aus diesen Zahlen: Ausfuhren und Einfuhren zusammen auf einer logarithmischen Skala, auf der der größte Partner 100 hat.`,
  compiledOn: (day) => `Stand: ${day}. Umrisse: Natural Earth.`,
  unknownToday: 'Welche Sätze heute gelten, ist hier nicht verzeichnet.',
  lastDuty: (end) =>
    `Der letzte Zoll auf Waren aus allen Ländern sollte am ${end} enden. Was seither über ein Land bekannt ist, steht bei diesem Land.`,
  surcharge: (percent, day) => `Am ${day} galt ein Zuschlag von ${percent} %,`,
  surchargeUntil: (end) => `als zuletzt nachgesehen wurde: bis ${end}, wenn er nicht verlängert wird.`,
  more: 'Mehr',
  moreOfDuties: 'Mehr über die Zölle',
  less: 'Weniger',
  lessOfDuties: 'Weniger über die Zölle',
  checkedOn: (day) => `Zuletzt nachgesehen am ${day}.`,
  proclamation: 'eine Proklamation',
  order: (id) => `Executive Order ${id}`,
  ratesSet: (act, from, day) =>
    `Die Sätze auf dieser Karte sind die vom ${from}, festgesetzt durch ${act} am ${day}. Wo eine Bekanntmachung einen Satz später geändert hat, steht es bei dem Land.`,
  ended: (act, day) => `Sie alle endeten am ${day} durch ${act}.`,
  surchargeSet: (act, percent, days, from, end) =>
    `Am selben Tag führte ${act} einen befristeten Einfuhrzuschlag von ${percent} % ein, für ${days} Tage ab dem ${from}: bis ${end}, wenn er nicht verlängert wurde. Spätere Zölle auf einzelne Waren sind nicht auf dieser Karte.`,
  map: 'Karte',
  colourBy: 'Farbe nach',
  rateOn: (day, hasEnded) => `Zollsatz am ${day}${hasEnded ? ' (beendet)' : ''}`,
  otherSigns: 'Weitere Zeichen',
  noValue: { score: 'Kein Handel verzeichnet', rate: 'Kein Satz oder eigene Erlasse' },
  documents: 'Dokumente des Weißen Hauses',
  range: (from, to) => `${from} bis ${to}`,
  orMore: (from) => `ab ${from}`,
  pointedAt: (score, rate) => `Handelswert ${score} · Zollsatz ${rate}`,
  countries: 'Länder',
  search: 'Länder suchen',
  table: 'Tabelle der Länder',
  noMatch: 'Dazu passt kein Land.',
  showAll: 'Alle Länder anzeigen',
  columns: { name: 'Land', score: 'Wert' },
  rateColumn: (day, hasEnded) => `${hasEnded ? 'Satz (beendet)' : 'Satz'},\n${day}`,
  ask: (country) => `Zum Handel fragen: ${country}`,
  track: 'Land verfolgen',
};
