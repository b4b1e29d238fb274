import { knowledgeAfter } from '#engine/after-run';
import { nothingKnown, type Knowledge } from '#engine/ledger';
import { page } from '#engine/spec-support/pages';
import type { ReadPage } from '#pages/page';
import { findNews } from '../../engine';

const run = (pages: readonly ReadPage[], now: string, knowledge: Knowledge = nothingKnown) =>
  findNews({
    description: 'Electric scooters in Valmora',
    domains: [],
    now,
    pages,
    knowledge,
    newId: (name) => `${now} ${name}`,
  });

const levy = 'The mayor of Valmora imposed a levy of 12 percent on electric scooters of foreign make on Monday.';
const order = page('Levies on Scooters and Helmets of Foreign Make', [
  levy,
  'The order also requires a helmet and a speed of at most 15 kilometres an hour on every scooter.',
]);
const others = [7, 8, 9, 10, 11, 12, 13, 14].map((number) => `Executive Order 10${number}, as amended`).join('; ');
const ended = `In the light of the ruling of the court, the additional levies on electric scooters imposed pursuant to the Valmora Streets Act in ${others}; and Executive Order 1041 shall no longer be in effect and, as soon as practicable, shall no longer be collected.`;
const ending = page(
  'Ending certain levies of Valmora on electric scooters',
  [
    'In Executive Order 1041 of March 2, 2026 (Levies on Scooters and Helmets of Foreign Make), the mayor of Valmora took measures.',
    ended,
  ],
  { publishedAt: '2026-03-20T10:00:00Z' },
);

test('a sentence that ends what several orders did ends what was amended of one with it, but nothing else', () => {
  const amended = 'Valmora signed an order modifying the levy on electric scooters for tourists on Tuesday.';
  const lanes = 'Valmora signed an order modifying the lanes for electric scooters near the harbour on Tuesday.';
  const pages = [
    page('Levy in Valmora', [amended], { publishedAt: '2026-03-10T09:00:00Z' }),
    page('Lanes in Valmora', [lanes], { publishedAt: '2026-03-11T09:00:00Z' }),
  ];
  const before = knowledgeAfter(nothingKnown, run([order], '2026-03-06T12:00:00Z'));
  const known = knowledgeAfter(before, run(pages, '2026-03-12T12:00:00Z', before));
  const { claims } = knowledgeAfter(known, run([ending], '2026-03-20T12:00:00Z', known));
  expect(claims.filter(({ live }) => !live).map(({ text }) => text)).toEqual([levy, amended]);
});
