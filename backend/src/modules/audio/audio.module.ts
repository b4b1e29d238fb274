import { recordingEvents } from '#events/audio/recording.events';
import { BriefContents } from '#modules/delivery/published';
import { enclosing } from '#modules/feeds/published';
import { delivering } from '#modules/outbound/published';
import { area } from '#platform/area/area';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { expiring } from '#platform/expiry/expiring';
import { FILE_STORE } from '#platform/file-store/file-store';
import { owningFiles } from '#platform/file-store/sweep/file-owner';
import { processing } from '#platform/processes/contributions';
import { briefsOfNews } from '#projections/audio/briefs-of-news/briefs-of-news.projection';
import { recordings } from '#projections/audio/recordings/recordings.projection';
import { spokenCharacters } from '#projections/audio/spoken-characters/spoken-characters.projection';
import { AskForRecordingHandler } from './commands/ask-for-recording.command';
import { AskForRecordingEndpoint } from './commands/ask-for-recording.endpoint';
import { RecordedBriefs } from './feed/recorded-briefs';
import { RecordingAddresses } from './feed/recording-addresses';
import { RecordingEndpoint } from './feed/recording.endpoint';
import { RecordingMaker } from './making/recording-maker';
import { recordingKind } from './making/recordings.kind';
import { Speaking } from './making/speaking';
import { SpokenBudget } from './making/spoken-budget';
import { askedRecordings, expiredRecordings, failedRecordings } from './processes/recordings.process';
import { GetAudioState } from './queries/audio-state.query';
import { GetRecordings } from './queries/recordings.query';
import { recordingFileOwner } from './recording-file-owner';
import { recordingExpiry } from './recording-expiry';

/** Briefs that are read out: made when somebody wants to hear one, listed in feeds, kept for 90 days. */
export const audioArea = area('audio', {
  events: [recordingEvents],
  readModels: [recordings, spokenCharacters, briefsOfNews],
  processes: [askedRecordings, failedRecordings, processing(expiredRecordings, FILE_STORE)],
  routes: { GetAudioState, GetRecordings },
  endpoints: [AskForRecordingEndpoint, RecordingEndpoint],
  providers: [
    AskForRecordingHandler,
    Speaking,
    SpokenBudget,
    RecordingAddresses,
    RecordedBriefs,
    enclosing(RecordedBriefs),
    expiring(recordingExpiry),
    owningFiles(recordingFileOwner, DeciderRunner),
    RecordingMaker,
    delivering(recordingKind, RecordingMaker),
    BriefContents,
  ],
});
