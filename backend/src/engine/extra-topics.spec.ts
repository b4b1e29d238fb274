import { nothingKnown } from './ledger';
import { findNews } from './spec-support/fieldless-engine';
import { page } from './spec-support/pages';

const timber = page('Quota for timber from Norland', [
  'The agency set a quota of 40,000 tonnes for timber from Norland on Monday.',
  'The timber quota begins on March 1, 2026.',
]);

const outcomes = (extraTopics: readonly string[]): readonly string[] =>
  findNews({
    description: 'Duties on steel',
    extraTopics,
    domains: [],
    now: '2026-02-20T12:00:00Z',
    pages: [timber],
    knowledge: nothingKnown,
    newId: (name) => name,
  }).documents.map(({ outcome }) => outcome);

test('a page about something else is left out', () => expect(outcomes([])).toEqual(['left_out']));
test('a page about something else is told if its reader added that topic', () =>
  expect(outcomes(['Quota for timber'])).toEqual(['told']));
