import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { feedbackEvents } from '#events/research/feedback.events';
import { ledgerEvents } from '#events/research/ledger.events';
import { runEvents } from '#events/research/run.events';
import { subjectDayEvents } from '#events/research/subject-day.events';
import { paidModelsSettings } from '#modules/paid-models/published';
import { provideFeedSource } from '#modules/syndication/published';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { CONFIG } from '#platform/config/config';
import { provideExport } from '#platform/export/contributions';
import { IDS } from '#platform/ids';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { fromPorts, fromExisting, provideFromPorts } from '#platform/multi-provider';
import { provideExamination } from '#platform/operator/doctor/examination';
import { provideOperatorCommand } from '#platform/operator/operator-command';
import { provideReactor } from '#platform/projection-runner/contributions';
import { MODEL_RECORDS, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { provideRecurringWork } from '#platform/recurring/recurring';
import { actLinks } from '#projections/research/act-links/act-links.projection';
import { citedSources } from '#projections/research/cited-sources/cited-sources.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { givenFeedback } from '#projections/research/given-feedback/given-feedback.projection';
import { keyFacts } from '#projections/research/key-facts/key-facts.projection';
import { ledgerSizes } from '#projections/research/ledger-sizes/ledger-sizes.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { readPages } from '#projections/research/read-pages/read-pages.projection';
import { runDocuments } from '#projections/research/run-documents/run-documents.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { runsResource, claimsResource, feedbackResource } from './administration/research.resources';
import { GiveFeedbackHandler, GiveFeedbackRoute } from './commands/give-feedback.command';
import { InitializeTracker, RunNow } from './commands/request-run.routes';
import { RequestRunHandler } from './commands/request-run/request-run.command';
import { GATHERER } from './gather/gathering';
import { ConfiguredGatherer } from './gather/web-gatherer';
import { contributedIllustrationSinks, Illustrations } from './illustrations/illustrations';
import { ImageVisits } from './illustrations/image-visits';
import { ResearchMeaning } from './meaning/compare-meaning';
import { examinePaidServices } from './operator/examine-paid-services';
import { examineSearch } from './operator/examine-search';
import { researchCommand } from './operator/research.command';
import {
  editedTrackersAreResearched,
  newTrackersAreResearched,
  widenedTrackersAreResearched,
  droppedJobsFailRuns,
  recordedEndsEndRuns,
  closedPortfoliosEraseNotes,
} from './processes/research.process';
import { OpenCitedSource } from './queries/cited-source/cited-source.query';
import { GetClaims } from './queries/claims/claims.query';
import { DiscoverDomain, DomainOffers } from './queries/discover-domain/discover-domain.query';
import { ExportEvidence } from './queries/export/export.query';
import { findingsOfUser } from './queries/findings-of-user';
import { HoldingLines } from './queries/holding-lines';
import { GetKeyFact } from './queries/key-facts/key-fact.query';
import { NewestUpdates } from './queries/newest-updates';
import { PublishedNewsReader } from './queries/published-news';
import { TrackerFeed } from './queries/rss/tracker-feed';
import { UpdateItems } from './queries/rss/update-items';
import { GetRun, GetRuns } from './queries/run/run.query';
import { SourceLinks } from './queries/source-links';
import { GetTracker } from './queries/tracker/tracker.query';
import { runJobsReactor } from './reactors/run-jobs.reactor';
import { KeptPages } from './read/kept-pages';
import { ResearchChoices } from './research-choices';
import { ResearchFetcher } from './research-fetcher';
import { ResearchLanguageModel } from './research-language-model';
import { ResearchThreads } from './research-threads';
import { ResearchWorker } from './research-worker';
import { researchSettings } from './research.settings';
import { scheduler } from './schedule/scheduler';
import { PaidSearch } from './search-engines/paid-search';
import { WeekOfTrackers } from './week/week-of-trackers';

/** Queries with which other areas read what runs have told. */
const published = [HoldingLines, NewestUpdates, SourceLinks, PublishedNewsReader, UpdateItems, WeekOfTrackers];

export const researchArea = area('research', {
  events: [feedbackEvents, ledgerEvents, runEvents, subjectDayEvents],
  readModels: [
    trackerStates,
    overviews,
    updates,
    runs,
    dueRuns,
    runDocuments,
    readPages,
    claims,
    actLinks,
    ledgerSizes,
    citedSources,
    feedback,
    givenFeedback,
    keyFacts,
  ],
  processes: [
    newTrackersAreResearched,
    editedTrackersAreResearched,
    widenedTrackersAreResearched,
    recordedEndsEndRuns,
    droppedJobsFailRuns,
    closedPortfoliosEraseNotes,
  ],
  routes: {
    GetRuns,
    GetRun,
    GetClaims,
    GetKeyFact,
    ExportEvidence,
    GetTracker,
    DiscoverDomain,
    GiveFeedback: GiveFeedbackRoute,
    InitializeTracker,
    RunNow,
    CitedSource: OpenCitedSource,
  },
  exports: [...published, KeptPages, ResearchChoices, ImageVisits],
  imports: [DiscoveryModule],
  global: true,
  providers: [
    ...published,
    GiveFeedbackHandler,
    RequestRunHandler,
    TrackerFeed,
    provideFeedSource(fromExisting<TrackerFeed>, TrackerFeed),
    DomainOffers,
    ResearchChoices,
    {
      provide: Illustrations,
      inject: [DiscoveryService],
      useFactory: (discovery: DiscoveryService) => new Illustrations(() => contributedIllustrationSinks(discovery)),
    },
    ImageVisits,
    PaidSearch,
    ResearchFetcher,
    ResearchMeaning,
    ResearchLanguageModel,
    ResearchThreads,
    KeptPages,
    provideFromPorts(ResearchWorker, (ports) => new ResearchWorker(ports), {
      config: CONFIG,
      jobs: JOB_QUEUE,
      gatherer: GATHERER,
      scratch: SCRATCH_STORE,
      clock: CLOCK,
      ids: IDS,
      runner: CommandRunner,
      engines: PaidSearch,
      model: ResearchLanguageModel,
      meaning: ResearchMeaning,
      illustrations: Illustrations,
      threads: ResearchThreads,
    }),
    provideRecurringWork(
      ...fromPorts(scheduler, {
        config: CONFIG,
        settings: researchSettings.port,
        reads: READ_STORE,
        records: MODEL_RECORDS,
        jobs: JOB_QUEUE,
        clock: CLOCK,
        commands: CommandBus,
        runner: CommandRunner,
      }),
    ),
    { provide: GATHERER, useClass: ConfiguredGatherer },
    provideExamination(examineSearch, CONFIG, researchSettings.port),
    provideExamination(examinePaidServices, CONFIG, researchSettings.port, paidModelsSettings.port),
    provideOperatorCommand(researchCommand, CommandBus, READ_STORE, SCRATCH_STORE, CLOCK, IDS),
    provideExport(findingsOfUser, READ_STORE),
    provideResource(runsResource, READ_STORE),
    provideResource(claimsResource, READ_STORE),
    provideResource(feedbackResource, READ_STORE),
    provideReactor(runJobsReactor, JOB_QUEUE, READ_STORE),
  ],
});
