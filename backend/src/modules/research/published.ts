/** What other areas may import from this one. */
export { GiveFeedback } from './commands/give-feedback.command';
export { RequestRun } from './commands/request-run/request-run.command';
export { describeDocument } from './wording/run-log-text';
export { RESEARCH_JOB, runRequestedBy } from './reactors/run-jobs.reactor';
export { consideredByRun } from './queries/run/considered-documents';
export { displayedKeyFact } from './queries/key-facts/displayed-key-facts';
export { type IllustratedRun, type IllustrationSink, provideIllustrationSink } from './illustrations/illustrations';
export { type FetchImage, ImageVisits } from './illustrations/image-visits';
export { type HoldingLine, HoldingLines } from './queries/holding-lines';
export { type EndOfAct, endsOfClaims } from './queries/ends-of-claims';
export { UpdateItems } from './queries/rss/update-items';
export { type LatestUpdate, latestUpdateOf } from './queries/newest-updates';
export { type FeedUpdateView, NewestUpdates, feedUpdateAnswer } from './queries/newest-updates';
export { type RunView, runAnswer, runView } from './queries/run-view';
export { toListedLine } from './queries/line-by-itself';
export { type TrackerView, type UpdateView } from './queries/tracker/tracker-answer';
export { trackerFor } from './queries/tracker/tracker.query';
export { addressesOf } from './queries/source-links';
export { SourceLinks } from './queries/source-links';
export { lineKindAnswer, sourceAnswer, sourceView } from './queries/source-view';
export {
  type Cited,
  type MentionCounter,
  lineOrigin,
  lineOriginAnswer,
  mentionsAnswer,
  readMentions,
} from './queries/line-mentions';
export {
  PUBLISHED_NEWS_FROM,
  type RemarkInShort,
  type PublishedNewsLine,
  type PublishedNews,
  PublishedNewsReader,
  publisherOf,
  quoteBeside,
} from './queries/published-news';
export { type IsStruckLine, struckClaimsOf, struckLinesOf } from './queries/displayed-verdicts';
export { KeptPages } from './read/kept-pages';
export { ResearchChoices } from './research-choices';
export { type WeekLineView, type WeekView, weekAnswer } from './week/week';
export { WeekOfTrackers } from './week/week-of-trackers';
export { type Claim, claims } from '#projections/research/claims/claims.projection';
export { feedback } from '#projections/research/feedback/feedback.projection';
export { keyFacts } from '#projections/research/key-facts/key-facts.projection';
export { ledgerSizes } from '#projections/research/ledger-sizes/ledger-sizes.projection';
export { overviews } from '#projections/research/overviews/overviews.projection';
export { runs } from '#projections/research/runs/runs.projection';
export {
  type TrackerStateDocument,
  trackerStates,
} from '#projections/research/tracker-states/tracker-states.projection';
