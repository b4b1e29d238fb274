import { isDeepStrictEqual } from 'node:util';
import type { Frequency, TrackerSettings } from '#events/trackers/tracker-settings';
import { type Tag, type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { type WordFilter, NO_WORD_FILTER } from '#events/trackers/word-filter';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, isRefusal, refuse } from '#kernel/decider';
import { DAYS_TO_RESTORE, restorableUntil } from '#kernel/restorable';
import { NOT_OWNER, NO_TRACKER } from './tracker-refusals';

interface KnownTracker {
  readonly trackerId: string;
  readonly ownerId: string | null;
  readonly settings: TrackerSettings;
  readonly public: boolean;
  readonly emailUpdates: boolean;
  readonly paused: boolean;
  /** The owner's plan does not cover it. */
  readonly suspended: boolean;
  readonly tags: readonly Tag[];
  /** Phrases that extend the topic beyond its description. */
  readonly extraTopics: readonly string[];
  readonly wordFilter: WordFilter;
}

export type ActiveTracker = KnownTracker & { readonly status: 'active' };
export type DeletedTracker = KnownTracker & { readonly status: 'deleted'; readonly restorableUntil: string };
export type Tracker = { readonly status: 'absent' } | ActiveTracker | DeletedTracker;

/** The user, or null for the system, which owns the starter trackers and those of countries and agencies. */
interface By {
  readonly by: string | null;
}

export interface CreateTrackerCommand {
  readonly type: 'CreateTracker';
  readonly trackerId: string;
  readonly ownerId: string | null;
  readonly settings: TrackerSettings;
  readonly parentId: string | null;
}

export type OwnersCommand = By &
  (
    | {
        readonly type: 'ReviseTracker';
        readonly settings: TrackerSettings;
        /** The frequency that the portfolio decided from; absent if the portfolio has changed the frequency itself. */
        readonly from?: Frequency;
      }
    | { readonly type: 'PublishTracker'; readonly category: string | null }
    | { readonly type: 'UnpublishTracker' }
    | { readonly type: 'SetTags'; readonly tags: readonly Tag[] }
    | { readonly type: 'WidenTopic'; readonly phrase: string }
    | { readonly type: 'NarrowTopic'; readonly phrase: string }
    | { readonly type: 'SetWords'; readonly words: WordFilter }
    | { readonly type: 'TurnEmailUpdatesOn' }
    | { readonly type: 'TurnEmailUpdatesOff' }
    | { readonly type: 'PauseTracker' }
    | { readonly type: 'ResumeTracker' }
    | { readonly type: 'SuspendTracker' }
    | { readonly type: 'ReinstateTracker' }
    | { readonly type: 'DeleteTracker'; readonly now: Date }
  );

export type RestoreTrackerCommand = By & { readonly type: 'RestoreTracker'; readonly now: Date };

export type TrackerCommand = CreateTrackerCommand | OwnersCommand | RestoreTrackerCommand;

/** Another edit has changed the frequency since the portfolio was asked, which has to decide again. */
export const FREQUENCY_CHANGED_MEANWHILE = refuse(
  'CONFLICT',
  'This was changed at the same time by someone else. Please try again.',
);

const evolve = (state: Tracker, event: TrackerEvent): Tracker => {
  if (event.type === 'TrackerCreated') {
    const { trackerId, ownerId, settings } = event.data;
    return {
      status: 'active',
      trackerId,
      ownerId,
      settings,
      public: false,
      emailUpdates: true,
      paused: false,
      suspended: false,
      tags: [],
      extraTopics: [],
      wordFilter: NO_WORD_FILTER,
    };
  }
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'TrackerRevised':
      return { ...state, settings: event.data.settings };
    case 'TrackerPublished':
      return { ...state, public: true };
    case 'TrackerUnpublished':
      return { ...state, public: false };
    case 'TrackerTagged':
      return { ...state, tags: [...state.tags, event.data.tag] };
    case 'TagRemoved':
      return { ...state, tags: state.tags.filter((tag) => tag.id !== event.data.tagId) };
    case 'TopicAdded':
      return { ...state, extraTopics: [...state.extraTopics, event.data.phrase] };
    case 'TopicRemoved':
      return { ...state, extraTopics: state.extraTopics.filter((phrase) => phrase !== event.data.phrase) };
    case 'WordsSet': {
      const { include, exclude } = event.data;
      return { ...state, wordFilter: { include, exclude } };
    }
    case 'EmailUpdatesTurnedOn':
      return { ...state, emailUpdates: true };
    case 'EmailUpdatesTurnedOff':
      return { ...state, emailUpdates: false };
    case 'TrackerPaused':
      return { ...state, paused: true };
    case 'TrackerResumed':
      return { ...state, paused: false };
    case 'TrackerSuspended':
      return { ...state, suspended: true };
    case 'TrackerReinstated':
      return { ...state, suspended: false };
    case 'TrackerDeleted':
      return { ...state, status: 'deleted', restorableUntil: event.data.restorableUntil };
    case 'TrackerRestored': {
      if (state.status === 'active') return state;
      const { restorableUntil: _until, ...known } = state;
      // Restoring took a place within the limits.
      return { ...known, suspended: false, status: 'active' };
    }
    default:
      return assertNever(event);
  }
};

const decide = (command: TrackerCommand, state: Tracker): Decision<TrackerEvent> => {
  switch (command.type) {
    case 'CreateTracker': {
      const { type: _type, ...data } = command;
      return state.status === 'absent' ? [{ type: 'TrackerCreated', data }] : [];
    }
    case 'RestoreTracker':
      return decideRestore(command, state);
    default:
      return decideByOwner(command, state);
  }
};

const decideRestore = ({ by, now }: RestoreTrackerCommand, state: Tracker): Decision<TrackerEvent> => {
  const found = restorable(state, by, now);
  if (isRefusal(found)) return found;
  if (found.status === 'active') return [];
  return [{ type: 'TrackerRestored', data: { trackerId: found.trackerId, ownerId: found.ownerId } }];
};

/** The tracker, if this user may restore it or has already restored it. */
export const restorable = (state: Tracker, by: string | null, now: Date): ActiveTracker | DeletedTracker | Refusal => {
  if (state.status === 'absent') return NO_TRACKER;
  if (state.ownerId !== by) return state.status === 'deleted' ? NO_TRACKER : NOT_OWNER;
  if (state.status === 'deleted' && now.toISOString() > state.restorableUntil) {
    return refuse('NOT_FOUND', `This tracker was deleted more than ${DAYS_TO_RESTORE} days ago.`);
  }
  return state;
};

/** The tracker, if the user is its owner. */
export const changeableBy = (state: Tracker, by: string | null): ActiveTracker | Refusal => {
  if (state.status !== 'active') return NO_TRACKER;
  return state.ownerId === by ? state : NOT_OWNER;
};

const decideByOwner = (command: OwnersCommand, known: Tracker): Decision<TrackerEvent> => {
  if (command.type === 'DeleteTracker' && known.status === 'deleted' && known.ownerId === command.by) return [];
  const state = changeableBy(known, command.by);
  if (isRefusal(state)) return state;
  const data = { trackerId: state.trackerId, ownerId: state.ownerId };
  switch (command.type) {
    case 'ReviseTracker': {
      const { frequency } = state.settings;
      const isMoved = command.from !== undefined && frequency !== command.from;
      if (isMoved && frequency !== command.settings.frequency) return FREQUENCY_CHANGED_MEANWHILE;
      const changed = changedSettings(state.settings, command.settings);
      return changed.length === 0
        ? []
        : [{ type: 'TrackerRevised', data: { ...data, settings: command.settings, changed } }];
    }
    case 'PublishTracker':
      return state.public ? [] : [{ type: 'TrackerPublished', data: { ...data, category: command.category } }];
    case 'UnpublishTracker':
      return state.public ? [{ type: 'TrackerUnpublished', data }] : [];
    case 'SetTags':
      return decideTags(state, command.tags);
    case 'WidenTopic':
      return addExtraTopic(state, command.phrase);
    case 'NarrowTopic':
      return state.extraTopics.includes(command.phrase)
        ? [{ type: 'TopicRemoved', data: { ...data, phrase: command.phrase } }]
        : [];
    case 'SetWords':
      return isDeepStrictEqual(state.wordFilter, command.words)
        ? []
        : [{ type: 'WordsSet', data: { ...data, ...command.words } }];
    case 'TurnEmailUpdatesOn':
      return state.emailUpdates ? [] : [{ type: 'EmailUpdatesTurnedOn', data }];
    case 'TurnEmailUpdatesOff':
      return state.emailUpdates ? [{ type: 'EmailUpdatesTurnedOff', data }] : [];
    case 'PauseTracker':
      return state.paused ? [] : [{ type: 'TrackerPaused', data }];
    case 'ResumeTracker':
      return state.paused ? [{ type: 'TrackerResumed', data }] : [];
    case 'SuspendTracker':
      return state.suspended ? [] : [{ type: 'TrackerSuspended', data }];
    case 'ReinstateTracker':
      return state.suspended ? [{ type: 'TrackerReinstated', data }] : [];
    case 'DeleteTracker': {
      const { frequency } = state.settings;
      return [{ type: 'TrackerDeleted', data: { ...data, frequency, restorableUntil: restorableUntil(command.now) } }];
    }
    default:
      return assertNever(command);
  }
};

const MAX_EXTRA_TOPICS = 20;

const addExtraTopic = ({ trackerId, ownerId, extraTopics }: ActiveTracker, phrase: string): Decision<TrackerEvent> => {
  const isKnown = extraTopics.some((known) => known.toLowerCase() === phrase.toLowerCase());
  if (isKnown) return [];
  if (extraTopics.length >= MAX_EXTRA_TOPICS)
    return refuse('INVALID', `A tracker can cover at most ${MAX_EXTRA_TOPICS} further topics.`);
  return [{ type: 'TopicAdded', data: { trackerId, ownerId, phrase } }];
};

/** The settings that an edit may change; the others come with the tracker and stay. */
const EDITABLE = {
  description: true,
  frequency: true,
  model: true,
  domains: true,
  keyFacts: true,
  documents: true,
  editor: true,
  sites: false,
  campaign: false,
  subject: false,
  naming: false,
} as const satisfies Record<keyof TrackerSettings, boolean>;

const changedSettings = (from: TrackerSettings, to: TrackerSettings): (keyof TrackerSettings)[] =>
  (Object.keys(EDITABLE) as (keyof TrackerSettings)[]).filter(
    (name) => EDITABLE[name] && !isDeepStrictEqual(from[name], to[name]),
  );

/** A tag with a different spelling is removed and added again. */
const decideTags = (state: ActiveTracker, wanted: readonly Tag[]): TrackerEvent[] => {
  const { trackerId, ownerId } = state;
  const isAmong = (tags: readonly Tag[]) => (tag: Tag) =>
    tags.some((other) => other.id === tag.id && other.title === tag.title);
  const removed = state.tags.filter((tag) => !isAmong(wanted)(tag));
  const added = wanted.filter((tag) => !isAmong(state.tags)(tag));
  return [
    ...removed.map((tag) => ({ type: 'TagRemoved', data: { trackerId, ownerId, tagId: tag.id } }) as const),
    ...added.map((tag) => ({ type: 'TrackerTagged', data: { trackerId, ownerId, tag } }) as const),
  ];
};

export const trackerDecider: Decider<TrackerCommand, TrackerEvent, Tracker> = {
  events: trackerEvents,
  initialState: { status: 'absent' },
  evolve,
  decide,
};
