import {
  type RecordingEvent,
  type RecordingFault,
  type RecordingFormat,
  recordingEvents,
} from '#events/audio/recording.events';
import { assertNever } from '#kernel/assert-never';
import { DAY_MS } from '#kernel/durations';
import { change, changeOr, projection } from '#kernel/projection';

/** A brief that is read out. `_id` is the brief's. Times are ISO 8601 UTC. */
export interface RecordingDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly state: 'asked' | 'made' | 'failed' | 'expired';
  readonly fault: RecordingFault | null;
  readonly format: RecordingFormat | null;
  readonly bytes: number;
  readonly seconds: number;
  readonly made_at: string | null;
  /** Time until which the file is kept; null if there is no file. */
  readonly expires_at: string | null;
}

const KEPT_MS = 90 * DAY_MS;

const requestedRecording = (briefId: string, userId: string): RecordingDocument => ({
  _id: briefId,
  user_id: userId,
  state: 'asked',
  fault: null,
  format: null,
  bytes: 0,
  seconds: 0,
  made_at: null,
  expires_at: null,
});

export const recordings = projection<RecordingEvent, RecordingDocument>({
  name: 'recordings',
  from: [recordingEvents],
  owner: 'user_id',
  indexes: [{ keys: ['expires_at'] }, { keys: ['user_id', 'made_at'] }],
  project(event) {
    const { briefId, userId } = event.data;
    switch (event.type) {
      case 'RecordingAsked':
        return [
          changeOr<RecordingDocument>(requestedRecording(briefId, userId), { $set: { state: 'asked', fault: null } }),
        ];
      case 'RecordingMade': {
        const { format, bytes, seconds } = event.data;
        const made_at = event.metadata.occurred_at;
        const expires_at = new Date(Date.parse(made_at) + KEPT_MS).toISOString();
        return [
          change<RecordingDocument>(briefId, {
            $set: { state: 'made', fault: null, format, bytes, seconds, made_at, expires_at },
          }),
        ];
      }
      case 'RecordingFailed':
        return [change<RecordingDocument>(briefId, { $set: { state: 'failed', fault: event.data.fault } })];
      case 'RecordingExpired':
        return [change<RecordingDocument>(briefId, { $set: { state: 'expired', expires_at: null } })];
      default:
        return assertNever(event);
    }
  },
});
