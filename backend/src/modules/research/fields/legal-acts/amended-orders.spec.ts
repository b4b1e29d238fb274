import { nothingKnown, type Knowledge } from '#engine/ledger';
import { page } from '#engine/spec-support/pages';
import { IMPOSED_LEVY, endingOrder, levyOrder } from '#engine/spec-support/scooter-levies';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { findNews } from '../../news-engine';

const run = (pages: readonly ReadPage[], now: string, knowledge: Knowledge = nothingKnown) =>
  findNews({
    description: 'Electric scooters in Valmora',
    domains: [],
    now,
    pages,
    knowledge,
    newId: (name) => `${now} ${name}`,
  });

test('a sentence that ends what several orders did also ends their amendments, but nothing else', () => {
  const amended = 'Valmora signed an order modifying the levy on electric scooters for tourists on Tuesday.';
  const lanes = 'Valmora signed an order modifying the lanes for electric scooters near the harbour on Tuesday.';
  const pages = [
    page('Levy in Valmora', [amended], { publishedAt: '2026-03-10T09:00:00Z' }),
    page('Lanes in Valmora', [lanes], { publishedAt: '2026-03-11T09:00:00Z' }),
  ];
  const before = knowledgeAfter(nothingKnown, run([levyOrder], '2026-03-06T12:00:00Z'));
  const known = knowledgeAfter(before, run(pages, '2026-03-12T12:00:00Z', before));
  const { claims } = knowledgeAfter(known, run([endingOrder], '2026-03-20T12:00:00Z', known));
  expect(claims.filter(({ live }) => !live).map(({ text }) => text)).toEqual([IMPOSED_LEVY, amended]);
});
