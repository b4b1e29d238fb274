import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

type Told = readonly [title: string, sentence: string];

/** The sentences that a later page strikes. */
const struckBy = (description: string, published: readonly Told[], [title, sentence]: Told): readonly string[] => {
  const run = (pages: readonly ReadPage[], now: string, knowledge = nothingKnown) =>
    findNews({ description, domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });
  const first = published.map((told) => page(told[0], [told[1]], { publishedAt: '2026-03-02T08:00:00Z' }));
  const later = page(title, [sentence], { publishedAt: '2026-03-16T08:00:00Z' });
  const knowledge = knowledgeAfter(nothingKnown, run(first, '2026-03-02T12:00:00Z'));
  const { recorded } = run([later], '2026-03-16T12:00:00Z', knowledge);
  const struck = new Set(recorded.flatMap(({ kind, replaces }) => (kind === 'contradicted' ? replaces : [])));
  return knowledge.claims.filter(({ id }) => struck.has(id)).map(({ text }) => text);
};

const strike: readonly Told[] = [
  ['Mediator at Orlin Mills', 'The two sides in the strike at Orlin Mills have agreed on a mediator.'],
  ['Strike begins at Orlin Mills', 'About 280 workers of Orlin Mills stopped work at six on Monday morning.'],
];

test('the end of a strike strikes the line that says that it began', () =>
  expect(struckBy('Orlin Mills', strike, ['Orlin Mills strike over', 'The strike at Orlin Mills is over.'])).toEqual([
    strike[1]?.[1],
  ]));

test.each([
  [
    'en',
    'Tallow Ridge wind farm',
    ['Tallow Ridge gets consent', 'Ministers have granted consent for the 31-turbine Tallow Ridge wind farm.'],
    ['Court quashes consent', 'Lord Merrow quashed the consent for the Tallow Ridge wind farm and refused an appeal.'],
  ],
  [
    'de',
    'Werk Radeborn',
    ['Stolte macht Werk dicht', 'Der Zulieferer Stolte schließt sein Werk in Radeborn zum 30. Juni.'],
    ['Werk gerettet', 'Stolte nimmt die Schließung von Radeborn zurück und verkauft den Standort.'],
  ],
  [
    'fr',
    'éoliennes de Saint-Brau',
    ['Neuf éoliennes', 'Le préfet a autorisé la construction de neuf éoliennes sur le plateau de Saint-Brau.'],
    ['Autorisation annulée', 'La cour de Toulouse a annulé l’autorisation des éoliennes de Saint-Brau.'],
  ],
  [
    'es',
    'tranvía de Alborín',
    [
      'La línea 3 arranca',
      'El Consorcio anunció ayer que la línea 3 del tranvía de Alborín empezará a circular en mayo.',
    ],
    ['Sin línea 3', 'El Consorcio ha desistido de abrir la línea 3 del tranvía de Alborín.'],
  ],
  [
    'it',
    'Mostra di Oltrera a Verana',
    ['A Verana la mostra di Oltrera', 'Sessanta opere di Oltrera arrivano a Verana dal 9 ottobre al 31 gennaio.'],
    ['Verana rinuncia', 'Il museo di Verana ha annullato la mostra su Oltrera perché l’impianto non è sicuro.'],
  ],
  [
    'of all of it',
    'cortes de agua en Alcorla',
    [
      'Agua cortada',
      'La Mancomunidad de Alcorla anunció cortes nocturnos de agua en catorce municipios de la comarca.',
    ],
    ['Agua a toda hora', 'La Mancomunidad de Alcorla ha levantado todos los cortes de agua tras las tormentas.'],
  ],
  [
    'of its own',
    'Hepsall exhibition at the Thorne Gallery',
    ['Hepsall show at the Thorne', 'The Thorne Gallery will bring together 112 works by Lena Hepsall next spring.'],
    ['Thorne calls it off', 'The Thorne Gallery has cancelled its Lena Hepsall exhibition.'],
  ],
] as const)('an end by whoever decides it strikes what was decided: %s', (_, description, published, later) =>
  expect(struckBy(description, [published], later)).toEqual([published[1]]),
);

test.each([
  ['a demand', 'The union demands that the consent for the Tallow Ridge wind farm be quashed.'],
  ['another thing', 'A judge quashed the consent for a grid link of the Tallow Ridge wind farm on Monday.'],
  ['a negation', 'A judge has not quashed the consent for the Tallow Ridge wind farm.'],
  ['another place', 'A judge quashed the consent for the Corran Ridge wind farm on Monday.'],
])('%s strikes nothing: %s', (_, sentence) => {
  const published: Told = [
    'Tallow Ridge gets consent',
    'Ministers have granted consent for the Tallow Ridge wind farm.',
  ];
  expect(struckBy('Tallow Ridge wind farm', [published], ['Tallow Ridge', sentence])).toEqual([]);
});

test('an end told again in other words strikes nothing', () =>
  expect(
    struckBy(
      'Werk Radeborn',
      [['Stolte macht Werk dicht', 'Der Zulieferer Stolte schließt sein Werk in Radeborn zum 30. Juni.']],
      ['Stolte geht', 'Die Stolte SE gibt ihren Standort in Radeborn Ende Juni auf.'],
    ),
  ).toEqual([]));
