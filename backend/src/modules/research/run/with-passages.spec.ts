import type { Gathered } from '../gather/gathering';
import { composeState, findNews } from '../news-engine';
import { nothingKnown } from '#engine/ledger';
import { documentPage } from '../read/document-page';
import { withPassages } from './with-passages';

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

test('each quote of a document opens its own page, that of a deadline the date which it is counted from', () => {
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
