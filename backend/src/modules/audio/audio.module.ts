import { recordingEvents } from '#events/audio/recording.events';
import { BriefContents } from '#modules/delivery/published';
import { provideOutboundKind } from '#modules/outbound/published';
import { provideEnclosureSource } from '#modules/syndication/published';
import { area } from '#platform/area/area';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { provideExpiry } from '#platform/expiry/expiring';
import { FILE_STORE } from '#platform/file-store/file-store';
import { owningFiles } from '#platform/file-store/sweep/file-owner';
import { fromExisting } from '#platform/multi-provider';
import { provideProcess } from '#platform/processes/contributions';
import { briefsOfNews } from '#projections/audio/briefs-of-news/briefs-of-news.projection';
import { recordings } from '#projections/audio/recordings/recordings.projection';
import { spokenCharacters } from '#projections/audio/spoken-characters/spoken-characters.projection';
import { AskForRecordingHandler } from './commands/ask-for-recording.command';
import { AskForRecordingRoute } from './commands/ask-for-recording.route';
import { RecordingMaker } from './making/recording-maker';
import { recordingKind } from './making/recordings.kind';
import { Speaking } from './making/speaking';
import { SpokenBudget } from './making/spoken-budget';
import {
  requestedRecordingsAreMade,
  expiredRecordingsDeleteFiles,
  endedEffectsFailRecordings,
} from './processes/recordings.process';
import { GetAudioState } from './queries/audio-state.query';
import { GetRecordings } from './queries/recordings.query';
import { recordingExpiry } from './recording-expiry';
import { recordingFileOwner } from './recording-file-owner';
import { RecordedBriefs } from './rss/recorded-briefs';
import { RecordingAddresses } from './rss/recording-addresses';
import { RecordingEndpoint } from './rss/recording.endpoint';

/** Briefs that are read out: made when somebody wants to hear one, listed in feeds, kept for 90 days. */
export const audioArea = area('audio', {
  events: [recordingEvents],
  readModels: [recordings, spokenCharacters, briefsOfNews],
  processes: [
    requestedRecordingsAreMade,
    endedEffectsFailRecordings,
    provideProcess(expiredRecordingsDeleteFiles, FILE_STORE),
  ],
  routes: { AskForRecording: AskForRecordingRoute, GetAudioState, GetRecordings },
  endpoints: [RecordingEndpoint],
  providers: [
    AskForRecordingHandler,
    Speaking,
    SpokenBudget,
    RecordingAddresses,
    RecordedBriefs,
    provideEnclosureSource(fromExisting<RecordedBriefs>, RecordedBriefs),
    provideExpiry(recordingExpiry),
    owningFiles(recordingFileOwner, StreamReader),
    RecordingMaker,
    provideOutboundKind(recordingKind, RecordingMaker),
    BriefContents,
  ],
});
