import { describeDocument, describeRunFailure, describePlaceFault } from './run-log-text';

test('a page that could not be read says why', () =>
  expect(describeDocument({ reason: { kind: 'not_read', fault: { kind: 'timeout', seconds: 15 } }, notes: [] })).toBe(
    'The page did not answer in 15 s.',
  ));

test('the outcome of a page is followed by how much of it was read', () =>
  expect(
    describeDocument({ reason: { kind: 'new' }, notes: [{ kind: 'paywalled' }, { kind: 'other_language' }] }),
  ).toBe(
    'Reported as new. Only the opening is free to read. It is in a language that is judged only by title, opening and figures.',
  ));

test('a place says what kept it from giving pages, as a predicate', () => {
  expect(describePlaceFault({ kind: 'lists_no_pages' })).toBe('has neither a feed nor a sitemap that lists pages');
  expect(describePlaceFault({ kind: 'status', status: 503 })).toBe('failed with a server error (503)');
});

test('a run that no place served names each and what it answered', () =>
  expect(
    describeRunFailure({
      reason: 'UNREACHABLE',
      detail: null,
      asked: [
        {
          kind: 'domain',
          name: 'a.example',
          answer: 'unreachable',
          found: 0,
          reason: { kind: 'network', fault: 'refused' },
          retryAt: null,
        },
        { kind: 'domain', name: 'b.example', answer: 'found', found: 2, reason: null, retryAt: null },
      ],
    }),
  ).toBe('a.example refuses connections'));

const found = (pages: number) =>
  ({ kind: 'domain', name: 'a.example', answer: 'found', found: pages, reason: null, retryAt: null }) as const;
const denied = { kind: 'status', status: 403 } as const;

test.each([
  [
    'the only page',
    [found(1)],
    [{ fault: denied, pages: 1 }],
    'the only page found could not be read: it denies access (403)',
  ],
  [
    'pages for one reason',
    [found(4)],
    [{ fault: denied, pages: 4 }],
    'none of the 4 pages found could be read: each denies access (403)',
  ],
  [
    'pages for several reasons',
    [found(2), found(7)],
    [
      { fault: denied, pages: 4 },
      { fault: { kind: 'no_readable_text' }, pages: 2 },
      { fault: { kind: 'robots' }, pages: 1 },
      { fault: { kind: 'pdf' }, pages: 1 },
      { fault: { kind: 'empty' }, pages: 1 },
    ],
    'none of the 9 pages found could be read: 4 × denies access (403), 2 × has no readable text, 1 × is disallowed by robots.txt, 2 × for other reasons',
  ],
] as const)('a run that could not read %s says what kept it', (_what, sources, unread, words) =>
  expect(describeRunFailure({ reason: 'NO_SOURCES', detail: null, asked: sources, unread })).toBe(words),
);

test('the answer of a place comes before the reason why pages of others were not read', () => {
  const silent = {
    ...found(0),
    name: 'b.example',
    answer: 'nothing-to-read',
    reason: { kind: 'lists_no_pages' },
  } as const;
  const failed = {
    reason: 'NO_SOURCES',
    detail: null,
    asked: [found(1), silent],
    unread: [{ fault: denied, pages: 1 }],
  } as const;
  expect(describeRunFailure(failed)).toBe(
    'b.example has neither a feed nor a sitemap that lists pages; the only page found could not be read: it denies access (403)',
  );
});

test('a run that ended well has no failure', () =>
  expect(describeRunFailure({ reason: 'NO_NEWS', detail: null })).toBeNull());
