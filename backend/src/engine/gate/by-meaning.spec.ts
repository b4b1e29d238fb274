import type { ReadPage } from '#pages/page';
import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const HOST = 'lorn.example';

const inOtherWords = page(
  'Crane drivers walk out',
  ['On Monday the dockers of the town put down their tools, and 14 ships could not be unloaded.'],
  { host: HOST },
);
const ofTheName = page('Lorn opens a library', ['The mayor of Lorn opened a library with 4,000 books on Monday.'], {
  host: HOST,
});
const onTopic = page('Harbour strike in Lorn', ['A strike closed the harbour of Lorn on Monday for three days.'], {
  host: HOST,
});

const found = (given: ReadPage, nearness?: number, domains: readonly string[] = [HOST]) => {
  const { recorded, documents } = findNews({
    description: 'Strike at the harbour of Lorn',
    domains,
    now: '2026-03-06T12:00:00Z',
    pages: [given],
    knowledge: nothingKnown,
    newId: (name) => name,
    ...(nearness !== undefined && { nearness: new Map([[given.url, nearness]]) }),
  });
  return { told: recorded.length > 0, reason: documents[0]?.reason.kind };
};

test('a page without a word of the topic is told if it is near in meaning, in any source', () => {
  expect(found(inOtherWords)).toEqual({ told: false, reason: 'off_topic' });
  expect(found(inOtherWords, 0.5)).toEqual({ told: false, reason: 'off_topic' });
  expect(found(inOtherWords, 0.75)).toEqual({ told: true, reason: 'new' });
  expect(found(inOtherWords, 0.75, [])).toEqual({ told: true, reason: 'new' });
});

test('a name in common brings a page near whatever it says, so that more is asked of it', () => {
  expect(found(ofTheName, 0.75)).toEqual({ told: false, reason: 'off_topic' });
  expect(found(ofTheName, 1)).toEqual({ told: true, reason: 'new' });
});

test('a page that has the words of the topic stays on it, however far a model finds it', () =>
  expect(found(onTopic, -0.2)).toEqual({ told: true, reason: 'new' }));

test('the words decide about a page that no model compared', () =>
  expect(found(onTopic)).toEqual({ told: true, reason: 'new' }));
