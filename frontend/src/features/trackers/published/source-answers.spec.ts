import type { SearchedSource } from '../api/tracker';
import { formatSourceAnswer, failuresFirst, silenceMessage } from './source-answers';

const now = new Date('2026-08-19T12:00:00Z');
const place = (change: Partial<SearchedSource>): SearchedSource => ({
  kind: 'provider',
  name: 'gdelt',
  answer: 'unreachable',
  found: 0,
  reason: 'had a server error (503)',
  retry_at: null,
  ...change,
});
const found = place({ name: 'google-news', answer: 'found', found: 12, reason: '' });

test.each<[Partial<SearchedSource>, string]>([
  [{ retry_at: '2026-08-19T12:10:00Z' }, 'GDELT had a server error (503). It is asked again in 10 minutes.'],
  [{ answer: 'found', found: 12, reason: '' }, 'GDELT lists 12 pages.'],
  [{ answer: 'found', found: 1, reason: '' }, 'GDELT lists 1 page.'],
  [
    { kind: 'domain', name: 'www.agency.example', answer: 'nothing-to-read', reason: 'has no feed' },
    'agency.example has no feed.',
  ],
  [
    { kind: 'document', name: 'Hearing on steel', answer: 'found', found: 1, reason: '' },
    '“Hearing on steel” was read.',
  ],
  [
    { kind: 'document', name: 'A scan', answer: 'nothing-to-read', reason: 'cannot be read' },
    '“A scan” cannot be read.',
  ],
  [{ name: 'a-later-one', answer: 'nothing-to-read', reason: 'found no page' }, 'a-later-one found no page.'],
])('%j', (change, words) => expect(formatSourceAnswer(place(change), now)).toBe(words));

test('the answer names the sources that did not answer', () => {
  expect(silenceMessage([found])).toBe('');
  expect(silenceMessage([found, place({ answer: 'nothing-to-read' })])).toBe('');
  expect(silenceMessage([found, place({})])).toBe('GDELT did not answer');
  expect(silenceMessage([found, place({}), place({ name: 'arxiv', answer: 'resting' })])).toBe(
    '2 of 3 search providers did not answer',
  );
  expect(
    silenceMessage([place({ kind: 'domain', name: 'a.example' }), place({ kind: 'domain', name: 'b.example' })]),
  ).toBe('2 of 2 domains gave nothing to read');
});

test('documents and domains that a tracker names are its sources', () => {
  const scan = place({ kind: 'document', name: 'A scan', answer: 'nothing-to-read' });
  const gone = place({ kind: 'document', name: 'Another' });
  const domain = place({ kind: 'domain', name: 'a.example' });
  expect(silenceMessage([scan, { ...found, kind: 'document' }])).toBe('“A scan” gave nothing to read');
  expect(silenceMessage([scan, gone])).toBe('2 of 2 documents gave nothing to read');
  expect(silenceMessage([scan, domain])).toBe('2 of 2 sources gave nothing to read');
});

test('sources without results come first', () =>
  expect(failuresFirst([found, place({})]).map(({ name }) => name)).toEqual(['gdelt', 'google-news']));

test('search providers are counted apart from the site that is read beside them', () => {
  const read = place({ kind: 'domain', name: 'a.example', answer: 'found', found: 34 });
  const providers = ['gdelt', 'arxiv'].map((name) => place({ kind: 'provider', name, answer: 'unreachable' }));
  const answered = place({ kind: 'provider', name: 'google-news', answer: 'found', found: 2 });
  expect(silenceMessage([read, ...providers, answered])).toBe('2 of 3 search providers did not answer');
  const empty = place({ kind: 'domain', name: 'a.example' });
  expect(silenceMessage([empty, ...providers, answered])).toBe('3 of 4 places did not answer');
});
