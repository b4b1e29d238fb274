import type { TextsOf } from '#shared/language/catalogue';
import { figure } from '#shared/text-format/pluralize';
import type { figureTexts } from './figures';

const regions = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });

export const german: TextsOf<typeof figureTexts> = {
  country: (code, name) => regions.of(code) ?? name,
  score: 'Handelswert',
  ofHundred: (score) => `${score} von 100`,
  noTrade: 'Kein Handel verzeichnet',
  computed: (product, source, year) =>
    `Von ${product} berechnet aus den Zahlen von ${source} für ${year}: Ausfuhren und Einfuhren zusammen auf einer logarithmischen Skala, auf der der größte Partner 100 hat.`,
  exports: 'Ausfuhren der USA',
  imports: 'Einfuhren der USA',
  tariff: 'Reziproker Zoll',
  bySeparateOrders: 'Durch eigene Erlasse',
  leftOut: (order, country) =>
    `Der ${order} gilt nicht für ${country}; die Sätze der eigenen Erlasse sind hier nicht verzeichnet.`,
  orderOf: (day) => `Erlass vom ${day}`,
  from: (day) => `ab dem ${day}`,
  changed: (from, notice) =>
    `oder der reguläre Zoll, je nachdem, was höher ist, ab dem ${from}, laut Bekanntmachung vom ${notice}`,
  maybeChanged: (days, count) =>
    count === 1
      ? `Vielleicht geändert durch das Dokument vom ${days}: Bekannt ist hier nur der Titel`
      : `Vielleicht geändert durch die Dokumente vom ${days}: Bekannt sind hier nur die Titel`,
  allEnded: (day) => `Alle reziproken Zölle endeten am ${day}`,
  foundSince: (days) => `Seither hat der Tracker des Landes gefunden, was das geändert haben kann: ${days}`,
  percent: (percent) => `${figure(percent)} %`,
  newestDocuments: 'Neueste Dokumente des Weißen Hauses',
  ownOrders: 'gesondert',
  noRate: 'keiner',
  millions: (amount) => `${amount} Mio. $`,
  billions: (amount) => `${amount} Mrd. $`,
};
