import type { RecordingEvent } from '#events/audio/recording.events';
import { projected } from '#test/support/read-models/projected';
import { spokenCharacters } from '../spoken-characters/spoken-characters.projection';
import { recordings } from './recordings.projection';

const ofBrief = { userId: 'ann', briefId: 'brief' };
const asked: RecordingEvent = { type: 'RecordingAsked', data: ofBrief };
const made: RecordingEvent = {
  type: 'RecordingMade',
  data: { ...ofBrief, format: 'mp3', bytes: 9_000, seconds: 60, characters: 800, voice: 'local' },
};
const failed: RecordingEvent = { type: 'RecordingFailed', data: { ...ofBrief, fault: 'voice_failed' } };
const expired: RecordingEvent = { type: 'RecordingExpired', data: { ...ofBrief, format: 'mp3' } };

test('a recording is kept for 90 days once it is made', async () => {
  expect(await projected(recordings, [asked, made])).toEqual([
    {
      _id: 'brief',
      user_id: 'ann',
      state: 'made',
      fault: null,
      format: 'mp3',
      bytes: 9_000,
      seconds: 60,
      made_at: '2026-03-01T02:00:00.000Z',
      expires_at: '2026-05-30T02:00:00.000Z',
    },
  ]);
  expect(await projected(recordings, [asked, made, expired])).toMatchObject([{ state: 'expired', expires_at: null }]);
});

test('a failed recording can be asked for again', async () => {
  expect(await projected(recordings, [asked, failed])).toMatchObject([{ state: 'failed', fault: 'voice_failed' }]);
  expect(await projected(recordings, [asked, failed, asked])).toMatchObject([{ state: 'asked', fault: null }]);
});

test('the characters of all recordings of a month are added up', async () =>
  expect(await projected(spokenCharacters, [asked, made, failed, made])).toEqual([
    { _id: '2026-03', characters: 1_600 },
  ]));
