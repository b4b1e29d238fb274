import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { type FeedbackEvent, feedbackEvents } from '#events/research/feedback.events';
import { type LedgerEvent, type UpdateText, ledgerEvents } from '#events/research/ledger.events';
import {
  type ConsideredDocuments,
  type PageFinderName,
  type RunEvent,
  type RunFigures,
  runEvents,
} from '#events/research/run.events';
import { type LineKind, ownSource } from '#events/research/text-lines';
import { type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { dayOf, daysBetween } from '#kernel/calendar';
import { changeOr, projection } from '#kernel/projection';
import { isStarterTracker } from '../starter-tracker';

export type DashboardMeasure =
  | `trackers_${'created' | 'deleted' | 'restored'}`
  | `runs_${'published' | 'nothing_new' | 'failed'}`
  | `engine_${'feeds' | 'sonar' | 'exa'}`
  | 'cost_usd'
  | `pages_${'read' | 'unreachable'}`
  | `claims_${LineKind | 'rejected'}`
  | `told_${Delay}`
  | `verdict_${'useful' | 'known' | 'wrong' | 'off_topic'}`
  | 'signed_up'
  | 'activated';

/** Calendar days between a page's publication and the update that tells it. */
export type Delay = 'same_day' | 'next_day' | 'in_three_days' | 'in_a_week' | 'later' | 'undated';

export type Counts = Readonly<Partial<Record<DashboardMeasure, number>>>;

/** Counts for a day (UTC), across the trackers of all users. `_id` is the day: `2026-11-22`. */
export interface DayOfMeasures {
  readonly _id: string;
  readonly counts: Counts;
}

const ENGINES: Readonly<Record<PageFinderName, DashboardMeasure>> = {
  feeds: 'engine_feeds',
  'sonar-reasoning-pro': 'engine_sonar',
  exa: 'engine_exa',
};

const delayOf = (publishedAt: string | null, published: string): Delay => {
  if (publishedAt === null) return 'undated';
  const days = daysBetween(dayOf(publishedAt), published);
  if (days <= 0) return 'same_day';
  if (days === 1) return 'next_day';
  if (days <= 3) return 'in_three_days';
  return days <= 7 ? 'in_a_week' : 'later';
};

/** The number of an update's lines by how long after the publication of their pages they were told. */
const delaysOf = ({ lines, sources }: UpdateText, published: string): Counts => {
  const counts: Partial<Record<DashboardMeasure, number>> = {};
  for (const line of lines) {
    const delay = `told_${delayOf(ownSource(line, sources)?.publishedAt ?? null, published)}` as const;
    counts[delay] = (counts[delay] ?? 0) + 1;
  }
  return counts;
};

const ended = (outcome: 'published' | 'nothing_new' | 'failed', figures: RunFigures): Counts => ({
  [`runs_${outcome}`]: 1,
  claims_rejected: figures.claimsRejected,
  cost_usd: figures.costUsd,
});

const pagesOf = ({ considered, unchanged }: ConsideredDocuments): Counts => {
  const unreachable = considered.filter(({ outcome }) => outcome === 'unreachable').length;
  return { pages_read: considered.length + unchanged.length - unreachable, pages_unreachable: unreachable };
};

type Followed = RunEvent | LedgerEvent | TrackerEvent | FeedbackEvent | UserEvent;

const countsOf = (event: Followed, day: string): Counts => {
  switch (event.type) {
    case 'TrackerCreated':
      return { trackers_created: 1 };
    case 'TrackerDeleted':
      return { trackers_deleted: 1 };
    case 'TrackerRestored':
      return { trackers_restored: 1 };
    case 'RunStarted':
      // A later attempt resumes the same run.
      return event.data.attempt === 1 ? { [ENGINES[event.data.engine]]: 1 } : {};
    case 'DocumentsConsidered':
      return pagesOf(event.data);
    case 'ClaimRecorded':
      return { [`claims_${event.data.kind}`]: 1 };
    case 'StateEstablished':
      return ended('published', event.data.figures);
    case 'UpdatePublished':
      return { ...ended('published', event.data.figures), ...delaysOf(event.data.update, day) };
    case 'NothingNewFound':
      return ended('nothing_new', event.data.figures);
    case 'RunFailed':
      return ended('failed', event.data.figures);
    case 'FeedbackGiven':
      return { [`verdict_${event.data.verdict}`]: 1 };
    case 'UserRegistered':
      return { signed_up: 1 };
    case 'UserActivated':
      return { activated: 1 };
    default:
      return {};
  }
};

export const measures = projection<Followed, DayOfMeasures>({
  name: 'measures',
  from: [runEvents, ledgerEvents, trackerEvents, feedbackEvents, userEvents],
  project(event) {
    // Starter trackers have no owner, and what they tell was recorded elsewhere.
    if ('trackerId' in event.data && isStarterTracker(event.data.trackerId)) return [];
    const day = dayOf(event.metadata.occurred_at);
    const added = Object.entries(countsOf(event, day)).filter(([, count]) => count !== 0);
    if (added.length === 0) return [];
    const $inc = Object.fromEntries(added.map(([measure, count]) => [`counts.${measure}` as const, count]));
    return [changeOr<DayOfMeasures>({ _id: day, counts: {} }, { $inc })];
  },
});
