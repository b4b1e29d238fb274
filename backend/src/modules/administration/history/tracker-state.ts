import { isDeepStrictEqual } from 'node:util';
import { collectionEvents } from '#events/collections/collection-tree.events';
import { followEvents } from '#events/trackers/follow.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { Recorded } from '#kernel/recorded-event';
import { keyFacts, overviews, displayedKeyFact } from '#modules/research/published';
import { follows, shownSettings, titleOf, trackers } from '#modules/trackers/published';
import type { AsOf, TrackerState } from './as-of-answer';
import { projectEvents } from './project-events';

/** The types of event that the state follows from. */
export const changesState: readonly string[] = [
  ...[trackerEvents, collectionEvents, followEvents].flatMap(({ schemas }) => schemas.map(({ type }) => type)),
  'KeyFactObserved',
  'StateEstablished',
  'UpdatePublished',
  'OverviewRecomposed',
];

/** A tracker after these events, folded by the projections of the live read models; null before it was created. */
export const trackerState = (trackerId: string, events: readonly Recorded[]): TrackerState | null => {
  const tracker = projectEvents(trackers, events).find(({ _id }) => _id === trackerId);
  if (tracker === undefined) return null;
  const overview = projectEvents(overviews, events).find(({ _id }) => _id === trackerId);
  const newestReadings = projectEvents(keyFacts, events).toReversed();
  return {
    title: titleOf(tracker),
    description: tracker.description,
    ...shownSettings(tracker),
    parent_id: tracker.parent_id,
    also_about: tracker.also_about,
    include_words: tracker.include_words,
    exclude_words: tracker.exclude_words,
    deleted_at: tracker.deleted_at,
    followers: projectEvents(follows, events).length,
    key_facts: Object.fromEntries(
      tracker.key_facts.map((fact) => {
        const readings = newestReadings.filter(({ name }) => name === fact.name);
        const { value } = displayedKeyFact(fact, tracker.key_facts_set_at, readings);
        return [fact.name, { type: fact.type, value }] as const;
      }),
    ),
    overview: overview?.lines.map(({ text, sources }) => ({ text, sources: [...sources] })) ?? null,
    sources: (overview?.sources ?? []).map(({ url, title, quote }) => ({ url, title, quote })),
  };
};

const fieldsOf = (state: TrackerState | null): Readonly<Record<string, unknown>> => ({ ...state });

/** The fields that differ between two states. A tracker that does not exist has no fields. */
export const differences = (before: TrackerState | null, after: TrackerState | null): AsOf['changed'] => {
  const [were, are] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...were, ...are }).flatMap((field) => {
    const [was, now] = [were[field] ?? null, are[field] ?? null];
    return isDeepStrictEqual(was, now) ? [] : [{ field, was, now }];
  });
};
