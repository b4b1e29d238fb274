import type { LanguageExamples } from './language-examples';

export const dutch: LanguageExamples = {
  prose: ['De gemeenteraad heeft de begroting voor het volgende jaar goedgekeurd.'],
  days: [
    ['De raad vergadert op 3 maart 2026 en opnieuw op 14 april.', ['2026-03-03', '2026-04-14']],
    ['De termijn loopt voor iedereen af op 16/12/2025.', ['2025-12-16']],
  ],
  figures: [
    ['De stad betaalt voor de brug 1.234,5 miljoen euro, dat is 12,5 procent meer.', ['€1234.5 million', '12.5%']],
    ['De raad beroept zich op artikel 14 en op de verordening.', []],
  ],
  events: [
    ['De stad heeft de brug maandag voor vrachtwagens afgesloten.', 'De brug is een herkenningspunt van de stad.'],
    ['De raad keurde de begroting voor het komende jaar goed.', 'De begroting van de stad is openbaar.'],
  ],
  leaning: ['Bovendien heeft de raad het tarief voor het water verhoogd.'],
  sameStems: [['de bruggen van de havens worden niet gesloten', 'de brug van de haven wordt niet gesloten']],
  sentences: ['De stad betaalt ca. 4,1 mln. euro aan de firma van dr. Bakker.', 'De raad stemde op 11 maart in.'],
  changes: [
    [
      'Het tarief stijgt met 4,5 procent.',
      'De raad verhoogt het tarief met 5 in plaats van 4,5 procent.',
      '4,5 procent',
    ],
  ],
  unchanged: [['Het tarief stijgt met 3 procent.', 'De raad verhoogt het tarief met 5 in plaats van 4,5 procent.']],
  walls: ['Dit artikel is alleen voor abonnees.', 'Nu met Plus verder lezen'],
  byline: 'Door Jana Bakker',
  published: 'Gepubliceerd op 4 mei 2026',
  reversal: {
    description: 'Loodsen in de haven van Marrenhaven',
    title: 'Vast tarief voor de loodsen in Marrenhaven',
    act: 'De Havenverordening 118 stelt het tarief van de loodsen in Marrenhaven vast op 24 kronen per schip.',
    more: 'Het havenbestuur nam die maandag aan na twee dagen van gesprekken met de reders. Tot nu toe onderhandelden de loodsen zelf over hun tarief.',
    later: 'De loodsen in Marrenhaven verliezen hun tarief',
    end: 'Het havenbestuur van Marrenhaven heeft de Havenverordening 118 vrijdag ingetrokken.',
    after: 'De reders van elf schepen hadden over het tarief geklaagd. De loodsen praten nu weer met hen.',
  },
};
