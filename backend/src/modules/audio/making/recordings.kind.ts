import { MINUTE_MS } from '#kernel/durations';
import type { OutboundKind } from '#modules/outbound/published';
import type { RecordingMaker } from './recording-maker';

export const RECORDING = 'brief-recording';

/** The effect that makes recordings, one at a time: a quarter of an hour of sound takes some 100 MB while it is made. */
export const recordingKind = (maker: RecordingMaker): OutboundKind => ({
  kind: RECORDING,
  concurrency: 1,
  timeoutMs: 15 * MINUTE_MS,
  attempts: 4,
  firstPauseMs: MINUTE_MS / 4,
  longestPauseMs: 10 * MINUTE_MS,
  perform: ({ userId, subject: { briefId = '' } }, { signal }) => maker.make({ userId, briefId }, signal),
});
