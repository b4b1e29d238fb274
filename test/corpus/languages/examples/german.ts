import type { LanguageExamples } from './language-examples';

export const german: LanguageExamples = {
  prose: ['Der Stadtrat hat den Haushalt für das nächste Jahr beschlossen.'],
  days: [
    ['Der Rat tagt am 3. März 2026 und wieder am 14. April.', ['2026-03-03', '2026-04-14']],
    ['Die Frist endet am 16.12.2025 für alle.', ['2025-12-16']],
  ],
  figures: [
    ['Die Stadt zahlt für die Brücke 1.234,5 Mio. Euro, das sind 12,5 Prozent mehr.', ['€1234.5 million', '12.5%']],
    ['Der Rat beruft sich auf Artikel 14 und auf die Satzung.', []],
  ],
  events: [
    ['Die Stadt hat die Brücke am Montag für Lastwagen gesperrt.', 'Die Brücke ist ein Wahrzeichen der Stadt.'],
    ['Der Rat beschloss den Haushalt für das kommende Jahr.', 'Der Haushalt der Stadt ist öffentlich.'],
  ],
  leaning: ['Außerdem hat der Rat die Gebühren für das Wasser erhöht.'],
  sameStems: [['die Brücken der Städte und das Haus', 'die Brücke der Stadt und die Häuser']],
  sentences: ['Die Stadt zahlt rd. 4,1 Mio. Euro an die Firma.', 'Der Rat stimmte am 11. März zu.'],
  changes: [['Die Gebühr steigt um 4,5 Prozent.', 'Der Rat hebt die Gebühr um 5 statt 4,5 Prozent an.', '4,5 Prozent']],
  unchanged: [['Die Gebühr steigt um 3 Prozent.', 'Der Rat hebt die Gebühr um 5 statt 4,5 Prozent an.']],
  walls: ['Dieser Text ist nur für Abonnenten.', 'Jetzt mit Plus weiterlesen'],
  byline: 'Von Jana Muster',
  published: 'Veröffentlicht am 4. Mai 2026',
  reversal: {
    description: 'Lotsen im Hafen von Marrenhafen',
    title: 'Feste Gebühr für Lotsen in Marrenhafen',
    act: 'Die Hafenordnung Nr. 118 setzt die Gebühr der Lotsen in Marrenhafen auf 24 Kronen je Schiff fest.',
    more: 'Die Hafenbehörde beschloss sie am Montag nach zwei Tagen Gesprächen mit den Reedern. Bisher handelten die Lotsen ihre Gebühr selbst aus.',
    later: 'Lotsen in Marrenhafen verlieren ihre Gebühr',
    end: 'Die Hafenbehörde von Marrenhafen hat die Hafenordnung Nr. 118 am Freitag aufgehoben.',
    after:
      'Die Reeder von elf Schiffen hatten sich über die Gebühr beschwert. Die Lotsen sprechen nun wieder mit ihnen.',
  },
};
