/** What other areas may import from this one. */
export { documentWords } from './domain/run-log-words';
export { runJobOf } from './reactors/run-jobs.reactor';
export { consideredByRun } from './queries/run/considered-documents';
export { shownKeyFact } from './queries/key-facts/shown-key-facts';
export { UpdateItems } from './queries/feed/update-items';
export { type FeedUpdateView, NewestUpdates, feedUpdateAnswer } from './queries/newest-updates';
export { type RunView, runAnswer, runView } from './queries/run-view';
export { shownByItself } from './queries/shown-by-itself';
export { SourceLinks } from './queries/source-links';
export { lineKindAnswer, sourceAnswer, sourceView } from './queries/source-view';
export { type Cited, type Mentions, lineOrigin, lineOriginAnswer, mentionsAnswer, mentionsOf } from './queries/told-by';
export { type ToldLine, type ToldNews, ToldNewsOf } from './queries/told-lines';
export { type IsStruckLine, struckLinesOf } from './queries/verdicts-shown';
export { keyFacts } from '#projections/research/key-facts/key-facts.projection';
export { overviews } from '#projections/research/overviews/overviews.projection';
export { runs } from '#projections/research/runs/runs.projection';
export { type TrackerState } from '#projections/research/tracker-states/tracker-states.projection';
export { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
