/** What other areas may import from this one. */
export { CreateTracker } from './commands/create-tracker/create-tracker.command';
export { RestoreTrackers, restoreRefusal } from './commands/restore-trackers.command';
export { portfolioDecider } from './domain/portfolio.decider';
export { MAX_DESCRIPTION, OFFERED_FREQUENCIES, type TrackerDraft, acceptDraft } from './domain/tracker-draft';
export { type ActiveTracker, type Tracker, changeable, trackerDecider } from './domain/tracker.decider';
export { activeTracker } from './queries/active-tracker';
export { followedBy } from './queries/followed-trackers';
export { MAX_TRACKERS_REACHED, withGranted } from './domain/tracker-limits';
export { type Plans, plansSettings } from './trackers.settings';
export { shortTitleOf, titleOf } from './queries/title';
export { tagAnswer, tagViews } from './queries/tag-view';
export { isOwn, ownTracker, visibleTracker } from './queries/visible-tracker';
export { type AllowanceDocument, allowances } from '#projections/trackers/allowances/allowances.projection';
export { followId, follows } from '#projections/trackers/follows/follows.projection';
export { type TrackerDocument, trackers } from '#projections/trackers/trackers/trackers.projection';
