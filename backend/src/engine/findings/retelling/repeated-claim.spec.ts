import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown } from '../../ledger';
import { findNews } from '../../spec-support/fieldless-engine';
import { page } from '../../spec-support/pages';

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

test('a page that knows of a day since tells news', () =>
  expect(
    isReportedAsNews(
      'Ferry captain wins in Arlen',
      'The mayor of Arlen, Edda Morrow, dismissed Otto Lund as treasurer of the election office on 14 March.',
    ),
  ).toBe(true));

test('a page that says that what was told will not happen tells news', () => {
  const published = page(
    'Arlen school to close',
    ['The school of Arlen will close on 30 June and its 42 pupils will go to Norlund, the council decided.'],
    { publishedAt: '2026-03-02T08:00:00Z' },
  );
  const later = page(
    'Arlen keeps its school',
    [
      'The council of Arlen has cancelled the end of the school on 30 June, and its 42 pupils will no longer go to Norlund.',
    ],
    { publishedAt: '2026-03-16T08:00:00Z' },
  );
  const known = knowledgeAfter(nothingKnown, run([published], '2026-03-02T12:00:00Z', nothingKnown, 'School of Arlen'));
  expect(run([later], '2026-03-16T12:00:00Z', known, 'School of Arlen').recorded).not.toEqual([]);
});

test('the next notice of a series tells news, however alike they are', () => {
  const notice = (goods: string, day: string) =>
    page(
      `Request for comments on the Norlund investigation of imports of ${goods}`,
      [
        `On ${day}, the Secretary of Norlund began an investigation of the effects of imports of ${goods} within 270 days.`,
      ],
      { publishedAt: `2026-${day === 'March 1' ? '03-02' : '03-16'}T08:00:00Z` },
    );
  const topic = 'Norlund investigation of imports';
  const early = run([notice('wind turbines', 'March 1')], '2026-03-02T12:00:00Z', nothingKnown, topic);
  const late = run(
    [notice('industrial robots', 'March 15')],
    '2026-03-16T12:00:00Z',
    knowledgeAfter(nothingKnown, early),
    topic,
  );
  expect(early.recorded).toHaveLength(1);
  expect(late.recorded).toHaveLength(1);
});
