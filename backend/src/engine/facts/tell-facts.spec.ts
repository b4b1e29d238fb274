import { nothingKnown, type Knowledge } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { findNews } from '../spec-support/fieldless-engine';
import type { FactToFind } from './question';

const page = (day: string, title: string, ...blocks: readonly string[]): ReadPage => ({
  url: `https://port.example/${day}`,
  foundAt: `https://port.example/${day}`,
  host: 'port.example',
  title,
  publisher: 'The Port',
  author: '',
  publishedAt: `${day}T09:00:00+00:00`,
  blocks,
});
const deficit = { name: 'Deficit of the port', type: 'currency', description: 'Yearly deficit of the port.' } as const;

const run = (read: ReadPage, knowledge: Knowledge = nothingKnown, fact: FactToFind = deficit) => {
  const now = read.publishedAt ?? '';
  const input = { description: 'Deficit of the port of Arlen', domains: [], facts: [fact] };
  const findings = findNews({ ...input, now, pages: [read], knowledge, newId: (name) => `${now} ${name}` });
  const kinds = findings.recorded.map(({ kind }) => kind);
  return { after: knowledgeAfter(knowledge, findings), values: findings.facts.map(({ value }) => value), kinds };
};

const of2023 = page(
  '2024-03-01',
  'The port counts',
  'In 2023 the deficit of the port of Arlen was $3 million, its council said.',
);
const of2024 = page(
  '2025-03-01',
  'A year of the port',
  'The deficit of the port of Arlen has grown, reaching $4 million in 2024.',
);

test('the figure of another year is observed, and is no change', () => {
  const { values, kinds } = run(of2024, run(of2023).after);
  expect(values).toEqual([4e6]);
  expect(kinds).toEqual(['new']);
});

test('a recalled earlier year, or a repetition of the same value, is no observation', () => {
  const { after } = run(of2024, run(of2023).after);
  const recalling = page('2025-06-01', 'Looking back', 'The deficit of the port of Arlen stood at $3 million in 2023.');
  const repeating = page('2025-06-02', 'Once more', 'The deficit of the port of Arlen stood at $4 million in 2024.');
  expect([run(recalling, after).values, run(repeating, after).values]).toEqual([[], []]);
});

test('another figure of the same year is a change', () => {
  const corrected = page(
    '2025-06-01',
    'Counted again',
    'The deficit of the port of Arlen in 2024 was $5 million after all.',
  );
  const { values, kinds } = run(corrected, run(of2024).after);
  expect([values, kinds]).toEqual([[5e6], ['changed']]);
});

test('a value is dated with the day of its page where that is published, not with that in UTC', () => {
  const evening = { ...of2023, publishedAt: '2024-02-29T19:05:00.000-05:00' };
  expect([...run(evening).after.facts.values()].map(({ asOf }) => asOf)).toEqual(['2024-02-29']);
});

test('another sentence on what a text fact asks for is the newer one, and no change', () => {
  const builder = { name: 'Deficit of the port', type: 'string', description: 'What is said of it.' } as const;
  const early = page('2024-03-01', 'The port counts', 'The deficit of the port of Arlen worries its council.');
  const late = page('2024-05-01', 'The port saves', 'The deficit of the port of Arlen fell after the fees rose.');
  const { values, kinds } = run(late, run(early, nothingKnown, builder).after, builder);
  expect(values).toEqual(['The deficit of the port of Arlen fell after the fees rose.']);
  expect(kinds).not.toContain('changed');
});
