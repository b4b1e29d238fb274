import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const linesOf = (title: string): readonly string[] =>
  findNews({
    description: 'Heat pumps: grants, sales and installers',
    domains: [],
    now: '2026-03-06T00:00:00Z',
    pages: [
      page(title, [
        'The council approved grants of €6,000 for heat pumps in all schools on Thursday, effective May 1.',
        'The council approved 1,200 parking places at the harbour, effective September 1, 2027.',
      ]),
    ],
    knowledge: nothingKnown,
    newId: (name) => name,
  }).recorded.map(({ claim }) => claim.text);

test('a page on something else tells only sentences with a word of the topic', () => {
  const lines = linesOf('Council of Arlen decides on schools and the harbour');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('heat pumps');
});

test('a page on the topic may tell any sentence', () =>
  expect(linesOf('Arlen pays grants for heat pumps').join(' ')).toContain('parking'));
