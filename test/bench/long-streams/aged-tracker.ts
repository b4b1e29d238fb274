import { textFingerprint, packFingerprints } from '#engine/known-page';
import { type ClaimEvidence, type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { type RunEvent, runEvents } from '#events/research/run.events';
import type { DomainEvent } from '#kernel/events';
import { derivedId, idAt } from '#kernel/ids';
import type { GatheredPage } from '#pages/read-page';
import { metadataOf, ofTheSystem } from '#platform/command-handling/command-context';
import type { EventStore } from '#platform/event-store/event-store';
import { paragraphsWithSingleSpaces } from '#text/sentences/sentences';
import { newsPage } from './news-pages';

export const DAY_MS = 86_400_000;
/** Pages that are fetched again every day and never change. */
const KNOWN_PAGES = 50;
const NEW_PAGES = 5;
/** Every third day has a page that is told. */
const TOLD_EVERY = 3;
const STATE_LINES = 10;

const FIRST_KNOWN = 1_000_000;
export const knownPages: readonly GatheredPage[] = Array.from({ length: KNOWN_PAGES }, (_, n) =>
  newsPage(FIRST_KNOWN + n, new Date('2021-01-01'), false),
);

/** New pages of a day's run: the first is on topic. */
export const pagesOfDay = (day: number, at: Date): readonly GatheredPage[] =>
  Array.from({ length: NEW_PAGES }, (_, n) => newsPage(day * NEW_PAGES + n, at, n === 0));

const evidenceOf = ({ url, title, host, publisher, publishedAt, blocks }: GatheredPage): ClaimEvidence => ({
  url,
  title,
  host,
  publisher,
  publishedAt,
  quote: blocks[0] ?? '',
});

interface Day {
  readonly trackerId: string;
  readonly scope: string;
  readonly day: number;
  readonly at: Date;
}

const runEventsOf = ({ trackerId, day, at }: Day): readonly RunEvent[] => {
  const ofRun = { trackerId, runId: `day ${day}` };
  const considered = pagesOfDay(day, at).map(({ url, title }) => ({
    url,
    title,
    outcome: 'left_out' as const,
    reason: { kind: 'off_topic' as const },
    notes: [],
  }));
  const unchanged = knownPages.map(({ url }) => url);
  return [
    { type: 'RunRequested', data: { ...ofRun, cause: 'due', period: at.toISOString() } },
    { type: 'RunStarted', data: { ...ofRun, engine: 'feeds', attempt: 1 } },
    { type: 'DocumentsConsidered', data: { ...ofRun, considered, unchanged, asked: [] } },
    { type: 'RunEnded', data: { ...ofRun, outcome: day % TOLD_EVERY === 0 ? 'published' : 'nothing_new' } },
  ];
};

const ledgerEventsOf = ({ trackerId, scope, day, at }: Day): readonly LedgerEvent[] => {
  const ofRun = { trackerId, runId: `day ${day}` };
  const pages = pagesOfDay(day, at);
  const [first] = pages;
  const told = day % TOLD_EVERY === 0 && first !== undefined;
  const read: LedgerEvent = {
    type: 'PagesRead',
    data: {
      ...ofRun,
      scope,
      aliases: [],
      reading: `reading ${day}`,
      pages: pages.map((page) => ({
        url: page.url,
        title: page.title,
        fingerprint: page.fingerprint,
        paragraphs: packFingerprints(paragraphsWithSingleSpaces(page.blocks).map(textFingerprint)),
        measures: [],
        story: told && page === first ? `story ${day}` : null,
        opening: null,
      })),
    },
  };
  const figures = { sourcesTried: 55, sourcesRead: 55, claimsNew: told ? 1 : 0, claimsRejected: 0, costUsd: 0 };
  if (!told) return [read, { type: 'NothingNewFound', data: { ...ofRun, figures, reason: 'NO_NEWS' } }];
  const evidence = evidenceOf(first);
  const line = { claimId: null, text: evidence.quote, sources: [1], remarks: [] };
  const sources = Array.from({ length: STATE_LINES }, (_, n) => ({
    id: derivedId(trackerId, `source ${n}`),
    ...evidence,
    readAt: at.toISOString(),
  }));
  const state = { lines: sources.map((_source, n) => ({ ...line, sources: [n + 1] })), sources };
  const update = { lines: [line], sources: sources.slice(0, 1), more: 0 };
  const claim = {
    claimId: idAt(at.getTime(), `claim of ${trackerId}`),
    kind: 'new' as const,
    text: line.text,
    was: null,
    inForce: null,
    list: [],
  };
  const place = {
    story: `story ${day}`,
    role: 'headline' as const,
    publishedAt: evidence.publishedAt,
    relevance: 1,
    appeal: 5,
  };
  return [
    { type: 'ClaimRecorded', data: { ...ofRun, ...claim, ...place, evidence: [evidence] } },
    read,
    { type: 'UpdatePublished', data: { ...ofRun, figures, updateId: `update ${day}`, update, state } },
  ];
};

interface Age {
  readonly trackerId: string;
  /** As in the tracker's first run. */
  readonly scope: string;
  readonly days: number;
  readonly until: Date;
}

const tipOf = async (store: EventStore, stream: string): Promise<number | 'none'> => {
  const { length } = await store.readStream(stream, { from: 0, limit: 100 });
  return length === 0 ? 'none' : length - 1;
};

/** Appends the events of a daily tracker for `days` days until a given time, after its first run. */
export const ageTracker = async (store: EventStore, { trackerId, scope, days, until }: Age): Promise<void> => {
  const [ofRuns, ofLedger] = [runEvents.stream(trackerId), ledgerEvents.stream(trackerId)];
  const tips = new Map<string, number | 'none'>([
    [ofRuns, await tipOf(store, ofRuns)],
    [ofLedger, await tipOf(store, ofLedger)],
  ]);
  /** One command per event, or one for all. */
  const append = async (stream: string, events: readonly DomainEvent[], at: number, commands: 'each' | 'one') => {
    const given = events.map((event, n) => ({
      ...event,
      id: idAt(at, `${stream} ${n}`),
      metadata: metadataOf(ofTheSystem(idAt(at, `command ${commands === 'each' ? n : 0}`), new Date(at)), 'Filled'),
    }));
    const appended = await store.append(stream, tips.get(stream) ?? 'none', given);
    if (appended.kind !== 'appended') throw new Error(`${stream} was changed by another writer.`);
    tips.set(stream, appended.revision);
  };
  for (let day = 1; day < days; day++) {
    const at = until.getTime() - (days - day) * DAY_MS;
    const of = { trackerId, scope, day, at: new Date(at) };
    await Promise.all([append(ofRuns, runEventsOf(of), at, 'each'), append(ofLedger, ledgerEventsOf(of), at, 'one')]);
  }
};
