import fc from 'fast-check';
import { nothingKnown } from '#engine/ledger';
import type { Gathered } from '../gather/gathering';
import { composeState, findNews } from '../news-engine';
import { documentPage } from '../read/document-page';
import { withPassages, openedAt, passageOf } from './passages';

const NOW = '2026-03-06T12:00:00Z';
const fund =
  'Within 30 days of the date of this order, the Secretary of Ports shall establish a Harbour Safety Fund of $40 million.';
const signature = 'OSTLAND, March 2, 2026.';

const paragraph = (text: string, heading: string, page: number) => ({
  text,
  heading,
  isHeading: false,
  starts: [{ page, at: 0 }],
});

test('each quote of a document opens its own page, and that of a deadline the date that it is counted from', () => {
  const page = documentPage({
    url: 'https://aidy.example/document/doc-1',
    title: 'Securing the Harbours',
    fileId: 'file-1',
    addedAt: '2026-03-05T00:00:00Z',
    text: {
      pages: [],
      paragraphs: [paragraph(fund, 'Sec. 1. Harbour fund.', 3), paragraph(signature, 'Sec. 9.', 12)],
    },
  });
  if (page === null) throw new Error('There is no page.');
  const findings = findNews({
    description: 'Securing the Harbours',
    domains: [],
    now: NOW,
    pages: [page],
    knowledge: nothingKnown,
    newId: (name) => name,
  });
  const gathered: Gathered = {
    pages: [page],
    documents: [],
    places: [],
    costUsd: 0,
    finding: 'readable',
    cutShort: false,
  };
  const claims = withPassages(findings, gathered).recorded.map(({ claim }) => claim);
  const { sources } = composeState(claims, Date.parse(NOW));
  const opened = sources.map(({ quote, opensAt = '' }) => [quote, new URL(opensAt).searchParams.get('page')]);
  expect(opened).toEqual([
    [fund, '3'],
    [signature, '12'],
  ]);
});

const first = 'The ministry raised the tariff on steel.';
const across = 'It wrote to all importers that they have to pay it from Monday on.';
const block = `${first} ${across}`;
const document = {
  url: 'https://aidy.example/document/doc-1',
  blocks: ['Another paragraph.', block],
  pageStarts: [
    [{ page: 3, at: 0 }],
    [
      { page: 3, at: 0 },
      { page: 4, at: block.indexOf('that they') },
    ],
  ],
};

const opened = (quote: string) => {
  const address = openedAt(document, quote);
  return address === undefined ? undefined : Object.fromEntries(new URL(address).searchParams);
};

test('a document is opened at the page of the quote, which is found by its first and last words', () =>
  expect(opened(first)).toEqual({
    page: '3',
    from: 'The ministry raised the tariff',
    to: 'raised the tariff on steel.',
  }));

test('a quote that runs over the end of a page is opened where it begins, and marked up to there', () =>
  expect(opened(across)).toEqual({ page: '3', from: 'It wrote to all importers', to: 'It wrote to all importers' }));

test('the last page of a paragraph goes on to its end', () =>
  expect(opened('they have to pay it from Monday on.')).toEqual({
    page: '4',
    from: 'they have to pay it',
    to: 'pay it from Monday on.',
  }));

test('web pages, and quotes that are no longer there, have no such place', () => {
  expect(openedAt({ url: 'https://gov.example/steel', blocks: [block] }, first)).toBeUndefined();
  expect(opened('The minister resigned.')).toBeUndefined();
});

const quote = 'The duties end on Friday.';

test('includes the text before and after a quote', () =>
  expect(passageOf(['Other words.', `Today it was signed. ${quote} Refunds follow.`], quote)).toBe(
    `Today it was signed. ${quote} Refunds follow.`,
  ));

test('goes on with the list that a quote opens, in paragraphs of its own', () => {
  const lead = 'The Minister shall:';
  expect(passageOf(['Sec. 2. Fleet.', `Boats. ${lead}`, '(a) count the boats; and', '(b) mark them.'], lead)).toBe(
    `Boats. ${lead} (a) count the boats; and (b) mark them.`,
  );
  const long =
    passageOf([lead, ...Array.from({ length: 200 }, () => '(a) count the boats of every port;')], lead) ?? '';
  expect(long).toMatch(/^The Minister shall: \(a\) .* …$/);
  expect(long.length).toBeLessThan(1_300);
});

test('the passage is undefined if the quote is the whole paragraph', () =>
  expect(passageOf([quote], quote)).toBeUndefined());

test('the passage is undefined if the page no longer contains the quote', () =>
  expect(passageOf(['Other words.'], quote)).toBeUndefined());

test('cuts a long paragraph between words', () => {
  const passage = passageOf([`${'before '.repeat(100)}${quote}${' after'.repeat(100)}`], quote) ?? '';
  expect(passage).toMatch(/^… before (before )+The duties end on Friday\.( after)+ …$/);
  expect(passage.length).toBeLessThan(500);
});

test('always contains the quote', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const passage = passageOf([`${before}${quote}${after}`], quote);
      expect(passage === undefined ? before + after : passage).toContain(passage === undefined ? '' : quote);
    }),
  ));

test('an unreadable character beside the quote is shown as left out', () =>
  expect(passageOf(['The toll is \ufffc a car. The port opens on Monday.'], 'The port opens on Monday.')).toBe(
    'The toll is […] a car. The port opens on Monday.',
  ));
