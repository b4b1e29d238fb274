import { userEvents } from '#events/accounts/user.events';
import { collectionEvents } from '#events/collections/collection-tree.events';
import { type CitedSource, ledgerEvents } from '#events/research/ledger.events';
import { runEvents } from '#events/research/run.events';
import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { DomainEvent, EventCategory } from '#kernel/events';
import { derivedId, idAt } from '#kernel/ids';
import { createLogger } from '#platform/telemetry/logging';
import { openAdapters } from '../../../backend/src/adapters';
import { activatedAs, registeredAs } from '../accounts/user-examples';
import { configurationFor } from '../http-app';

const TOGETHER = 100;

interface Stream {
  readonly name: string;
  readonly events: readonly DomainEvent[];
}

const streamOf = <Event extends DomainEvent>(
  category: EventCategory<Event>,
  id: string,
  events: readonly Event[],
): Stream => ({ name: category.stream(id), events });

export const addressOf = (reader: number): string => `reader-${reader}@example.org`;

/** An account with one tracker and a run that has just published one line. */
const streamsOf = (reader: number, at: number): readonly Stream[] => {
  const userId = idAt(at, `reader ${reader}`);
  const trackerId = idAt(at, `tracker of reader ${reader}`);
  const ofRun = { trackerId, runId: derivedId(trackerId, 'run') };
  const claimId = derivedId(trackerId, 'claim');
  const settings = {
    description: `Track notices to reader ${reader}.`,
    frequency: 'month' as const,
    model: 'sonar-reasoning-pro' as const,
    domains: ['agency.example'],
    keyFacts: [],
  };
  const quote = `Notice ${reader} raises the duty on unmanned aircraft from 25 to 50 percent.`;
  const evidence = {
    url: `https://agency.example/notices/${reader}`,
    title: `Notice ${reader}`,
    host: 'agency.example',
    publisher: 'The Agency',
    publishedAt: new Date(at).toISOString().slice(0, 10),
    quote,
  };
  const source: CitedSource = { id: derivedId(trackerId, 'source'), ...evidence, readAt: new Date(at).toISOString() };
  const told = { lines: [{ claimId, text: quote, sources: [1], remarks: [] }], sources: [source] };
  const admitted = { ownerId: userId, trackerId, settings, parentId: null };
  const figures = { sourcesTried: 1, sourcesRead: 1, claimsNew: 1, claimsRejected: 0, costUsd: 0 };
  return [
    streamOf(userEvents, userId, [registeredAs(userId, { email: addressOf(reader) }), activatedAs(userId)]),
    streamOf(portfolioEvents, userId, [{ type: 'TrackerAdmitted', data: admitted }]),
    streamOf(trackerEvents, trackerId, [{ type: 'TrackerCreated', data: admitted }]),
    streamOf(collectionEvents, userId, [
      { type: 'TrackerPlaced', data: { ownerId: userId, trackerId, parentId: null } },
    ]),
    streamOf(runEvents, trackerId, [
      { type: 'RunRequested', data: { ...ofRun, cause: 'created', period: null } },
      { type: 'RunEnded', data: { ...ofRun, outcome: 'published' } },
    ]),
    streamOf(ledgerEvents, trackerId, [
      {
        type: 'ClaimRecorded',
        data: {
          ...ofRun,
          claimId,
          kind: 'new',
          text: quote,
          was: null,
          story: 'story',
          role: 'headline',
          publishedAt: evidence.publishedAt,
          relevance: 1,
          appeal: 5,
          evidence: [evidence],
          inForce: null,
        },
      },
      {
        type: 'UpdatePublished',
        data: {
          ...ofRun,
          figures,
          updateId: derivedId(trackerId, 'update'),
          update: { ...told, more: 0 },
          state: told,
        },
      },
    ]),
  ];
};

/** Fills the stores of a product that does not run with readers who have news since `at`, in milliseconds. */
export const fillWithReaders = async (
  environment: Readonly<Record<string, string>>,
  count: number,
  at: number,
): Promise<void> => {
  const { config } = configurationFor(environment);
  const { eventStore, close } = await openAdapters(config, createLogger(config));
  const appended = async ({ name, events }: Stream): Promise<void> => {
    const written = events.map((event, n) => {
      const id = idAt(at, `${name} ${n}`);
      const metadata = {
        occurred_at: new Date(at).toISOString(),
        correlation_id: id,
        causation_id: id,
        command: 'Test',
        actor: { kind: 'system' as const },
      };
      return { ...event, id, metadata };
    });
    await eventStore.append(name, 'none', written);
  };
  for (let from = 0; from < count; from += TOGETHER) {
    const readers = Array.from({ length: Math.min(TOGETHER, count - from) }, (_none, n) => from + n);
    await Promise.all(readers.flatMap((reader) => streamsOf(reader, at)).map(appended));
  }
  await close();
};
