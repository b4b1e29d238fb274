import type { DocumentDocument, DocumentText } from '#modules/documents/published';
import { addressKey } from '#pages/page-address';
import { describeDocument } from '../wording/run-log-text';
import { createDocumentGatherer } from './document-gatherer';
import type { Gathered, GatherProgress, GatherRequest } from './gathering';

const PUBLIC_URL = 'https://aidy.example';
const at = (id: string) => `${PUBLIC_URL}/document/${id}`;

const hearing: DocumentDocument = {
  _id: 'hearing',
  title: 'Hearing on steel',
  kind: 'hearing',
  file_id: 'file-hearing',
  file_name: 'hearing.pdf',
  bytes: 1200,
  sha256: 'f0',
  added_at: '2026-03-01T09:00:00.000Z',
  published_on: null,
  text: { state: 'read', pages: 1, words: 6, pages_without_text: 0 },
};
const scan: DocumentDocument = {
  ...hearing,
  _id: 'scan',
  title: 'A scan',
  file_id: 'file-scan',
  text: { state: 'unreadable', fault: 'scanned' },
};
const kept = new Map([hearing, scan].map((document) => [document._id, document]));
const text: DocumentText = {
  pages: [{ label: null, hasText: true }],
  paragraphs: [{ text: 'The tariff on steel rose.', heading: null, isHeading: false, starts: [{ page: 1, at: 0 }] }],
};

const webPage = {
  url: 'https://gov.example/steel',
  foundAt: 'https://gov.example/steel',
  host: 'gov.example',
  title: 'Steel',
  publisher: 'Ministry',
  author: '',
  publishedAt: '2026-03-02',
  blocks: ['Steel.'],
  fingerprint: 'f',
  extent: 'whole',
} as const;
const foundOnWeb: Gathered = {
  pages: [webPage],
  documents: [],
  places: [{ kind: 'domain', name: 'gov.example', answer: 'found', found: 1, reason: null, retryAt: null }],
  costUsd: 0,
  finding: 'readable',
  cutShort: false,
};

const gathered = async (change: Partial<GatherRequest>) => {
  const requests: GatherRequest[] = [];
  const textsRead: string[] = [];
  const progress: GatherProgress[] = [];
  const gatherer = createDocumentGatherer({
    publicUrl: PUBLIC_URL,
    documentOf: async (id) => kept.get(id),
    textOf: async (fileId) => {
      textsRead.push(fileId);
      return text;
    },
    web: {
      gather: async (request) => {
        requests.push(request);
        request.onProgress({
          step: 'read',
          host: 'gov.example',
          title: 'Steel',
          sources_found: 1,
          sources_read: 1,
          visited: { outcome: 'read', page: webPage },
        });
        return foundOnWeb;
      },
    },
  });
  const result = await gatherer.gather({
    runId: 'run-1',
    description: 'Steel tariffs',
    domains: [],
    now: new Date('2026-03-05T00:00:00Z'),
    known: new Map(),
    signal: new AbortController().signal,
    onProgress: (step) => progress.push(step),
    ...change,
  });
  return { result, requests, textsRead, progress };
};

test('a tracker of documents alone searches nothing else', async () => {
  const { result, requests } = await gathered({ documents: ['hearing'] });
  expect(requests).toEqual([]);
  expect(result).toMatchObject({
    pages: [
      { url: at('hearing'), host: 'aidy.example', title: 'Hearing on steel', blocks: ['The tariff on steel rose.'] },
    ],
    documents: [],
    places: [{ kind: 'document', name: 'Hearing on steel', answer: 'found', found: 1, reason: null }],
    finding: 'readable',
  });
});

test('beside domains, both are read and counted together, newest first', async () => {
  const { result, requests, progress } = await gathered({ documents: ['hearing'], domains: ['gov.example'] });
  expect(requests).toHaveLength(1);
  expect(result.pages.map(({ url }) => url)).toEqual([webPage.url, at('hearing')]);
  expect(result.places.map(({ kind }) => kind)).toEqual(['document', 'domain']);
  expect(progress.map((step) => [step.title, step.sources_read, step.sources_found])).toEqual([
    ['Hearing on steel', 1, 1],
    ['Steel', 2, 2],
  ]);
});

test('a tracker without documents searches the web as ever', async () => {
  const { result, requests } = await gathered({});
  expect(requests).toHaveLength(1);
  expect(result).toEqual(foundOnWeb);
});

test('a document that an earlier run read is known without being read again', async () => {
  const { result: first } = await gathered({ documents: ['hearing'] });
  const known = new Map(first.pages.map(({ url, fingerprint }) => [addressKey(url), fingerprint]));
  const { result, textsRead } = await gathered({ documents: ['hearing'], known });
  expect(textsRead).toEqual([]);
  expect(result).toMatchObject({
    pages: [],
    documents: [{ outcome: 'known', url: at('hearing') }],
    finding: 'readable',
  });
});

test.each([
  ['scan', 'left_out', 'The document cannot be read: its pages are pictures without text.', 'NO_SOURCES'],
  ['gone', 'unreachable', 'The document was removed.', 'UNREACHABLE'],
])('%s is %s: %s', async (id, outcome, words, finding) => {
  const { result } = await gathered({ documents: [id] });
  expect(result.documents).toMatchObject([{ outcome, url: at(id) }]);
  expect(result.documents.map(describeDocument)).toEqual([words]);
  expect(result.finding).toBe(finding);
  const beside = await gathered({ documents: [id, 'hearing'] });
  expect(beside.result.finding).toBe('readable');
});

test('the web gets the room that documents leave, and a document that does not fit is left out', async () => {
  const { requests } = await gathered({
    documents: ['hearing'],
    domains: ['gov.example'],
    limits: { characters: 100 },
  });
  expect(requests[0]?.limits).toEqual({ characters: 75 });
  const { result } = await gathered({ documents: ['hearing'], limits: { characters: 10 } });
  expect(result.documents).toMatchObject([
    { outcome: 'left_out', reason: { kind: 'not_read', fault: { kind: 'character_limit', characters: 10 } } },
  ]);
});

test('a run that is being stopped reads no further document', async () => {
  const { result, textsRead } = await gathered({ documents: ['hearing'], signal: AbortSignal.abort() });
  expect(textsRead).toEqual([]);
  expect(result).toMatchObject({ pages: [], documents: [{ outcome: 'left_out' }], cutShort: true });
});
