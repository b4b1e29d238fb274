import { z } from 'zod';
import { RECORDING_FAULTS } from '#events/audio/recording.events';
import { scopeKey } from '#events/delivery/brief-scope';
import { pathOfScope, titleOfScope, briefs, mayListen } from '#modules/delivery/published';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { recordings } from '#projections/audio/recordings/recordings.projection';
import { RecordingAddresses } from '../rss/recording-addresses';

const MAX_RECORDINGS = 10;

const recordingAnswer = z
  .strictObject({
    brief_id: z.string(),
    title: z.string().nullable().describe('Title of the tracker or folder; null if it was deleted.'),
    path: z.string().describe('Path of its page.'),
    planned_at: timeAnswer.describe('When the brief was made.'),
    state: z.enum(['none', 'asked', 'made', 'failed', 'expired']),
    fault: z.enum(RECORDING_FAULTS).nullable().describe('Why it could not be read out.'),
    seconds: z.int().nullable(),
    sound_url: z.string().nullable().describe('Within the site, at the secret address of the caller’s feed.'),
    chapters_url: z.string().nullable(),
  })
  .meta({ id: 'Recording' });

const query = z.strictObject({
  tracker_id: z.string().max(100).optional().describe('Only briefs of this tracker.'),
});

export const GetRecordings = readRoute({
  path: 'api/topics/recordings',
  access: 'user',
  summary: 'The caller’s latest briefs to listen to, newest first; none without audio and a plan.',
  query,
  answers: z.array(recordingAnswer),
  uses: [READ_STORE, RecordingAddresses],
  async read({ caller: { userId }, query: { tracker_id: trackerId } }, reads, addresses) {
    if (!(await mayListen(reads, userId))) return [];
    const scope = trackerId === undefined ? {} : { scope_key: scopeKey({ kind: 'tracker', trackerId }) };
    const latest = await reads.find(
      briefs,
      { user_id: userId, ...scope },
      { sort: { planned_at: -1 }, limit: MAX_RECORDINGS },
    );
    const found = await reads.find(recordings, { _id: { $in: latest.map(({ _id }) => _id) } });
    const recordingOf = new Map(found.map((each) => [each._id, each]));
    const addressOf = await addresses.within({ kind: 'user', id: userId });
    return Promise.all(
      latest.map(async ({ _id, scope: about, planned_at }) => {
        const recording = recordingOf.get(_id);
        const format = recording?.state === 'made' ? recording.format : null;
        const { sound, chapters } = addressOf(_id);
        return {
          brief_id: _id,
          title: await titleOfScope(reads, about),
          path: pathOfScope(about),
          planned_at,
          state: recording?.state ?? ('none' as const),
          fault: recording?.fault ?? null,
          seconds: format === null ? null : (recording?.seconds ?? null),
          sound_url: format === null ? null : new URL(sound(format)).pathname,
          chapters_url: format === null ? null : new URL(chapters).pathname,
        };
      }),
    );
  },
});
