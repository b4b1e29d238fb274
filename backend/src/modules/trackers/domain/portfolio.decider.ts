import { type Allowance, type PortfolioEvent, portfolioEvents, type Slot } from '#events/trackers/portfolio.events';
import type { Frequency, TrackerSettings } from '#events/trackers/tracker-settings';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type Refusal, isRefusal, refuse } from '#kernel/decider';
import { MAX_DAY_TRACKERS_REACHED, MAX_TRACKERS_REACHED, withGrantedDaily } from './tracker-limits';
import { NO_TRACKER } from './tracker-refusals';

/** The slots taken by a user's trackers. */
export interface Portfolio {
  /** Frequency by tracker id. */
  readonly held: Readonly<Record<string, Frequency>>;
  /** The allowance; null on the free plan. */
  readonly allowance: Allowance | null;
  /** How many more trackers may be daily, by referrals. */
  readonly granted: number;
  /** Trackers held beyond the limits. */
  readonly suspended: readonly string[];
  /** The owner was erased. */
  readonly closed: boolean;
}

/** Readmits deleted trackers that are restored, all or none. */
export interface ReadmitTrackersCommand {
  readonly type: 'ReadmitTrackers';
  readonly ownerId: string;
  readonly trackers: readonly { readonly trackerId: string; readonly frequency: Frequency }[];
  readonly free: Allowance;
}

interface NewTracker {
  readonly trackerId: string;
  readonly settings: TrackerSettings;
  readonly parentId: string | null;
}

/** Admits trackers that belong together, all or none. */
export interface AdmitTrackersCommand {
  readonly type: 'AdmitTrackers';
  readonly ownerId: string;
  readonly trackers: readonly NewTracker[];
  readonly free: Allowance;
}

export type PortfolioCommand =
  | (NewTracker & { readonly type: 'AdmitTracker'; readonly ownerId: string; readonly free: Allowance })
  | AdmitTrackersCommand
  | ReadmitTrackersCommand
  | (Slot & { readonly type: 'ChangeFrequency'; readonly settings: TrackerSettings; readonly free: Allowance })
  | (Slot & { readonly type: 'ReleaseTracker'; readonly free: Allowance })
  | { readonly type: 'ClosePortfolio'; readonly ownerId: string }
  | {
      readonly type: 'ChangeAllowance';
      readonly ownerId: string;
      /** The allowance; null for the free plan's. */
      readonly allowance: Allowance | null;
      readonly free: Allowance;
    }
  | { readonly type: 'GrantDailyTracker'; readonly ownerId: string; readonly free: Allowance };

const evolve = (state: Portfolio, event: PortfolioEvent): Portfolio => {
  switch (event.type) {
    case 'TrackerAdmitted':
    case 'FrequencyChanged':
      return hold(state, event.data.trackerId, event.data.settings.frequency);
    case 'TrackerReadmitted':
      return hold(state, event.data.trackerId, event.data.frequency);
    case 'TrackerReleased': {
      const { [event.data.trackerId]: _released, ...held } = state.held;
      return { ...state, held, suspended: state.suspended.filter((id) => id !== event.data.trackerId) };
    }
    case 'PortfolioClosed':
      return { ...state, held: {}, suspended: [], closed: true };
    case 'AllowanceChanged':
      return { ...state, allowance: event.data.allowance };
    case 'AllowanceReset':
      return { ...state, allowance: null };
    case 'DailyTrackerGranted':
      return { ...state, granted: state.granted + 1 };
    case 'CoverageChanged': {
      const { suspended, reinstated } = event.data;
      return { ...state, suspended: [...state.suspended.filter((id) => !reinstated.includes(id)), ...suspended] };
    }
    default:
      return assertNever(event);
  }
};

const hold = (state: Portfolio, trackerId: string, frequency: Frequency): Portfolio => ({
  ...state,
  held: { ...state.held, [trackerId]: frequency },
});

const decide = (command: PortfolioCommand, state: Portfolio): Decision<PortfolioEvent> => {
  const decision = decideRequest(command, state);
  if (isRefusal(decision) || command.type === 'ClosePortfolio') return decision;
  return [...decision, ...coverageChange(command, decision.reduce(evolve, state))];
};

const decideRequest = (command: PortfolioCommand, state: Portfolio): Decision<PortfolioEvent> => {
  switch (command.type) {
    case 'AdmitTracker': {
      const { ownerId, free, trackerId, settings, parentId } = command;
      return decideAdmission(ownerId, [{ trackerId, settings, parentId }], free, state);
    }
    case 'AdmitTrackers':
      return decideAdmission(command.ownerId, command.trackers, command.free, state);
    case 'ReadmitTrackers':
      return decideReadmission(command, state);
    case 'ChangeFrequency': {
      const { trackerId, ownerId, settings, free } = command;
      const from = state.held[trackerId];
      if (from === undefined) return NO_TRACKER;
      if (from === settings.frequency) return [];
      const changed = { type: 'FrequencyChanged', data: { ownerId, trackerId, from, settings } } as const;
      return noRoomFor(settings.frequency, state, free) ?? [changed];
    }
    case 'ReleaseTracker': {
      const { trackerId, ownerId } = command;
      const frequency = state.held[trackerId];
      return frequency === undefined ? [] : [{ type: 'TrackerReleased', data: { ownerId, trackerId, frequency } }];
    }
    case 'ClosePortfolio': {
      const { ownerId } = command;
      const trackerIds = Object.keys(state.held);
      return state.closed ? [] : [{ type: 'PortfolioClosed', data: { ownerId, trackerIds } }];
    }
    case 'ChangeAllowance': {
      const { ownerId, allowance } = command;
      if (state.closed) return [];
      if (allowance === null) return state.allowance === null ? [] : [{ type: 'AllowanceReset', data: { ownerId } }];
      const same = state.allowance?.trackers === allowance.trackers && state.allowance.daily === allowance.daily;
      return same ? [] : [{ type: 'AllowanceChanged', data: { ownerId, allowance } }];
    }
    case 'GrantDailyTracker':
      return state.closed ? [] : [{ type: 'DailyTrackerGranted', data: { ownerId: command.ownerId } }];
    default:
      return assertNever(command);
  }
};

/** Trackers beyond the limits. Limits cover the oldest first, so a covered tracker stays covered. */
const beyondLimits = (state: Portfolio, free: Allowance): readonly string[] => {
  const limits = limitsOf(state, free);
  let all = 0;
  let daily = 0;
  return Object.entries(state.held).flatMap(([trackerId, frequency]) => {
    const isDaily = frequency === 'day';
    if (all >= limits.trackers || (isDaily && daily >= limits.daily)) return [trackerId];
    all += 1;
    if (isDaily) daily += 1;
    return [];
  });
};

/** Suspends and reinstates trackers. Only lower limits suspend; anything that makes room reinstates. */
const coverageChange = (
  command: Exclude<PortfolioCommand, { readonly type: 'ClosePortfolio' }>,
  state: Portfolio,
): readonly PortfolioEvent[] => {
  const beyond = beyondLimits(state, command.free);
  const suspended =
    command.type === 'ChangeAllowance' ? beyond.filter((trackerId) => !state.suspended.includes(trackerId)) : [];
  const reinstated = state.suspended.filter((trackerId) => !beyond.includes(trackerId));
  if (suspended.length === 0 && reinstated.length === 0) return [];
  return [{ type: 'CoverageChanged', data: { ownerId: command.ownerId, suspended, reinstated } }];
};

const limitsOf = ({ allowance, granted }: Portfolio, free: Allowance): Allowance =>
  withGrantedDaily(allowance ?? free, granted);

const decideAdmission = (
  ownerId: string,
  trackers: readonly NewTracker[],
  free: Allowance,
  state: Portfolio,
): Decision<PortfolioEvent> => {
  const admitted: PortfolioEvent[] = [];
  let held = state;
  for (const tracker of trackers) {
    const { trackerId, settings } = tracker;
    if (held.held[trackerId] !== undefined) continue;
    const refused = noRoomForAnother(held, free) ?? noRoomFor(settings.frequency, held, free);
    if (refused !== undefined) return refused;
    admitted.push({ type: 'TrackerAdmitted', data: { ownerId, ...tracker } });
    held = hold(held, trackerId, settings.frequency);
  }
  return admitted;
};

const decideReadmission = (
  { ownerId, trackers, free }: ReadmitTrackersCommand,
  state: Portfolio,
): Decision<PortfolioEvent> => {
  const readmitted: PortfolioEvent[] = [];
  let held = state;
  for (const { trackerId, frequency } of trackers) {
    if (held.held[trackerId] !== undefined) continue;
    const refused = noRoomForAnother(held, free) ?? noRoomFor(frequency, held, free);
    if (refused !== undefined) return refused;
    readmitted.push({ type: 'TrackerReadmitted', data: { ownerId, trackerId, frequency } });
    held = hold(held, trackerId, frequency);
  }
  return readmitted;
};

const noRoomForAnother = (state: Portfolio, free: Allowance): Refusal | undefined => {
  if (state.closed) return refuse('NOT_FOUND', 'There is no such account.');
  return Object.keys(state.held).length < limitsOf(state, free).trackers
    ? undefined
    : refuse(MAX_TRACKERS_REACHED, 'Maximum number of trackers reached');
};

const noRoomFor = (frequency: Frequency, state: Portfolio, free: Allowance): Refusal | undefined => {
  const daily = Object.values(state.held).filter((held) => held === 'day').length;
  return frequency === 'day' && daily >= limitsOf(state, free).daily
    ? refuse(MAX_DAY_TRACKERS_REACHED, 'Daily tracker limit reached')
    : undefined;
};

export const portfolioDecider: Decider<PortfolioCommand, PortfolioEvent, Portfolio> = {
  events: portfolioEvents,
  initialState: { held: {}, allowance: null, granted: 0, suspended: [], closed: false },
  evolve,
  decide,
};
