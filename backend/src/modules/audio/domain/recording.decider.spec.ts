import type { RecordingEvent } from '#events/audio/recording.events';
import { scenario } from '#test/support/given-when-then';
import { type FinishedRecording, recordingDecider } from './recording.decider';

const { given } = scenario(recordingDecider);

const of = { userId: 'ann', briefId: 'planned-0' };
const made: FinishedRecording = { format: 'mp3', bytes: 480_000, seconds: 60, characters: 900, voice: 'espeak-ng' };
const requested: RecordingEvent = { type: 'RecordingAsked', data: of };
const finished: RecordingEvent = { type: 'RecordingMade', data: { ...of, ...made } };
const failed: RecordingEvent = { type: 'RecordingFailed', data: { ...of, fault: 'over_budget' } };
const expired: RecordingEvent = { type: 'RecordingExpired', data: { ...of, format: 'mp3' } };

const ask = { type: 'Ask', ...of } as const;
const finish = { type: 'Finish', ...of, made } as const;
const fail = { type: 'Fail', ...of, fault: 'over_budget' } as const;
const expire = { type: 'Expire', ...of } as const;

test('the first who asks for a recording has it made; the others wait for it', () => {
  given().when(ask).then(requested);
  given(requested).when(ask).thenNothing();
  given(requested, finished).when(ask).thenNothing();
});

test('a recording is made once', () => {
  given(requested).when(finish).then(finished);
  given(requested, finished).when(finish).thenNothing();
  given().when(finish).thenNothing();
});

test('a failed recording can be requested again, and a late attempt still counts', () => {
  given(requested).when(fail).then(failed);
  given(requested, failed).when(fail).thenNothing();
  given(requested, finished).when(fail).thenNothing();
  given(requested, failed).when(ask).then(requested);
  given(requested, failed).when(finish).then(finished);
});

test('a recording expires once, and is not made again', () => {
  given(requested, finished).when(expire).then(expired);
  given(requested).when(expire).thenNothing();
  given(requested, finished, expired).when(expire).thenNothing();
  given(requested, finished, expired).when(ask).thenNothing();
  given(requested, finished, expired).when(finish).thenNothing();
});
