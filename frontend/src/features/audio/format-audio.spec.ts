import { formatClock, formatLength, recordingFailureMessage, spokenDuration } from './format-audio';

test.each([
  [0, '0:00', '0 seconds', '1 s'],
  [1.9, '0:01', '1 second', '2 s'],
  [61, '1:01', '1 minute 1 second', '1 min'],
  [754.2, '12:34', '12 minutes 34 seconds', '13 min'],
])('%d seconds', (seconds, clock, spoken, length) =>
  expect([formatClock(seconds), spokenDuration(seconds), formatLength(seconds)]).toEqual([clock, spoken, length]),
);

test('a brief without a reason was not reached', () =>
  expect([recordingFailureMessage('over_budget'), recordingFailureMessage(null)]).toEqual([
    'this month’s limit for audio has been reached',
    'the voice could not be reached',
  ]));
