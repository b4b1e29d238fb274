/** What other areas may import from this one. */
export { type LineKind } from './domain/ledger.events';
export { UpdateItems } from './queries/feed/update-items';
export { type RunView, runAnswer, runView } from './queries/run-view';
export { SourceLinks } from './queries/source-links';
export { lineKindAnswer, sourceAnswer, sourceView } from './queries/source-view';
export { type Cited, type Mentions, lineOrigin, lineOriginAnswer, mentionsAnswer, mentionsOf } from './queries/told-by';
export { type IsStruckLine, struckLinesOf } from './queries/verdicts-shown';
export { runs } from '#projections/research/runs/runs.projection';
export { type TrackerState } from '#projections/research/tracker-states/tracker-states.projection';
export { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
