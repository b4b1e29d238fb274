import { knowledgeAfter } from '../after-run';
import { nothingKnown } from '../ledger';
import type { ReadPage } from '#pages/page';
import { findNews } from '#modules/research/engine';
import { page } from '../spec-support/pages';

const run = (pages: readonly ReadPage[], now: string, knowledge = nothingKnown) =>
  findNews({ description: 'Mayor of Arlen', domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });

const first = page(
  'Edda Morrow elected mayor of Arlen',
  ['Edda Morrow, a ferry captain, won the election for mayor of Arlen with 9,100 votes to 8,700 for Otto Lund.'],
  { publishedAt: '2026-03-02T08:00:00Z' },
);

const toldOf = (title: string, text: string): boolean => {
  const later = page(title, [text], { publishedAt: '2026-03-16T08:00:00Z' });
  const knowledge = knowledgeAfter(nothingKnown, run([first], '2026-03-02T12:00:00Z'));
  return run([later], '2026-03-16T12:00:00Z', knowledge).recorded.length > 0;
};

test('a page of later that dates what it tells to the day that was told tells it again, with another way to count', () =>
  expect(
    toldOf(
      'Ferry captain wins in Arlen',
      'Only 400 votes lay between Edda Morrow and Otto Lund when Arlen elected her mayor on 1 March.',
    ),
  ).toBe(false));

test('a page that knows of a day since tells news', () =>
  expect(
    toldOf(
      'Ferry captain wins in Arlen',
      'The mayor of Arlen, Edda Morrow, dismissed Otto Lund as treasurer of the election office on 14 March.',
    ),
  ).toBe(true));
