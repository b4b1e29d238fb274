import type { Expiry } from '#platform/expiry/expiring';
import { type RecordingDocument, recordings } from '#projections/audio/recordings/recordings.projection';
import { recordingDecider } from './domain/recording.decider';

/** Recordings whose time is over. */
export const recordingExpiry: Expiry<RecordingDocument> = {
  what: 'recording',
  model: recordings,
  at: (now) => ({ expires_at: { $gt: '', $lte: now.toISOString() } }),
  oldestFirst: { expires_at: 1 },
  overdueSince: ({ expires_at }) => Date.parse(expires_at ?? ''),
  expire: ({ _id: briefId, user_id: userId }, runner, context) =>
    runner.run(recordingDecider, briefId, { type: 'Expire', userId, briefId }, context),
};
