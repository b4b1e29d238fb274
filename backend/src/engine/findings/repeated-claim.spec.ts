import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown } from '../ledger';
import type { ReadPage } from '#pages/page';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const run = (pages: readonly ReadPage[], now: string, knowledge = nothingKnown, description = 'Mayor of Arlen') =>
  findNews({ description, domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });

const first = page(
  'Edda Morrow elected mayor of Arlen',
  ['Edda Morrow, a ferry captain, won the election for mayor of Arlen with 9,100 votes to 8,700 for Otto Lund.'],
  { publishedAt: '2026-03-02T08:00:00Z' },
);

const isReportedAsNews = (title: string, text: string): boolean => {
  const later = page(title, [text], { publishedAt: '2026-03-16T08:00:00Z' });
  const knowledge = knowledgeAfter(nothingKnown, run([first], '2026-03-02T12:00:00Z'));
  return run([later], '2026-03-16T12:00:00Z', knowledge).recorded.length > 0;
};

test('a page of later that dates what it tells to the day that was told tells it again, with another way to count', () =>
  expect(
    isReportedAsNews(
      'Ferry captain wins in Arlen',
      'Only 400 votes lay between Edda Morrow and Otto Lund when Arlen elected her mayor on 1 March.',
    ),
  ).toBe(false));

test('one amount of its own says little where none was told', () => {
  const published = page(
    'Tilda Rask to lead the Arlen pilots',
    [
      'Tilda Rask is to be the next head of the harbour pilots of Arlen, the harbour office announced on Sunday.',
      'She will follow Jon Berg, who goes to sea again.',
      'Old boats, tired crews and a quarrel over night shifts wait for her, and the owners of the tugs demand cheaper tickets.',
    ],
    { publishedAt: '2026-03-02T08:00:00Z' },
  );
  const later = page(
    'A new hand at the helm of the pilots of Arlen',
    [
      'The harbour office of Arlen made public on 1 March that Tilda Rask is to be head of its pilots, the first woman in 140 years.',
      'Jon Berg goes to sea again.',
    ],
    { publishedAt: '2026-03-16T08:00:00Z' },
  );
  const knowledge = knowledgeAfter(
    nothingKnown,
    run([published], '2026-03-02T12:00:00Z', nothingKnown, 'Pilots of Arlen'),
  );
  expect(knowledge.claims).not.toEqual([]);
  expect(run([later], '2026-03-16T12:00:00Z', knowledge, 'Pilots of Arlen').recorded).toEqual([]);
});

test('a page that knows of a day since tells news', () =>
  expect(
    isReportedAsNews(
      'Ferry captain wins in Arlen',
      'The mayor of Arlen, Edda Morrow, dismissed Otto Lund as treasurer of the election office on 14 March.',
    ),
  ).toBe(true));
