import type { Knowledge } from '#engine/ledger';
import { overruledBy } from './overruling';
import { foundLater, ledgerOfPages, toldPages, type ToldPage } from './told-pairs';

describe.each([
  { file: 'reversal-pairs.json', kind: 'contradicted', half: 'seen', told: 20, others: 33, missed: 0 },
  { file: 'reversal-pairs.json', kind: 'contradicted', half: 'blind', told: 20, others: 31, missed: 2 },
  { file: 'changed-pairs.json', kind: 'changed', half: 'seen', told: 15, others: 25, missed: 0 },
  { file: 'changed-pairs.json', kind: 'changed', half: 'blind', told: 15, others: 24, missed: 3 },
] as const)('$told told pages in $file, the $half half', ({ file, kind, half, told, others, missed }) => {
  const pages = toldPages(file).filter((page) => page.half === half);

  test('only the pages that overrule a told page are taken to overrule it', () => {
    expect(pages.flatMap((page) => page.overruling)).toHaveLength(told);
    expect(pages.flatMap((page) => page.others)).toHaveLength(others);
    const found = overruledBy(pages, kind);
    expect(found.wrong).toEqual([]);
    expect(found.missed.length).toBeLessThanOrEqual(missed);
  });
});

describe('all told pages of one half in one ledger', () => {
  const replacedBy = (topic: string, ledger: Knowledge, page: ToldPage['told']): readonly string[] =>
    foundLater(topic, ledger, page).flatMap(({ replaces }) => replaces);

  test.each(['seen', 'blind'] as const)('a later page overrules its own claim only: %s', (half) => {
    const pages = ['reversal-pairs.json', 'changed-pairs.json'].flatMap(toldPages).filter((page) => page.half === half);
    const ledger = ledgerOfPages(
      'news',
      pages.map(({ told }) => told),
    );
    for (const [index, { topic, overruling, others }] of pages.entries()) {
      const own = ledger.claims[index]?.id;
      for (const page of overruling) expect(replacedBy(topic, ledger, page).filter((id) => id !== own)).toEqual([]);
      for (const [, ...page] of others) expect(replacedBy(topic, ledger, page)).toEqual([]);
    }
  });
});
