import { describeFailure } from './describe-failure';

test.each([
  ['550 <ann.lee@example.org>: Recipient address rejected', '550 <a•••@example.org>: Recipient address rejected'],
  ['RCPT TO:ann@example.org failed', 'RCPT TO:a•••@example.org failed'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['Invalid login: password incorrect', 'Invalid login: password incorrect'],
  ['smtp://aidy:hunter22@mail.example.org:587 refused', 'smtp://mail.example.org:587 refused'],
  ['GET https://api.example.org/v1?key=abcdef&q=ann: 500', 'GET https://api.example.org/v1 500'],
  ['Authorization: Bearer abc.def.ghi was refused', 'Authorization: ••• ••• was refused'],
  ['{"token":"abcdef123"}', '{"token":"•••"}'],
  ['Incorrect API key provided: sk-proj-abc_def123', 'Incorrect API key provided: •••'],
  ['run 01946f2a-0000-8000-8000-00000000d001 failed', 'run 01946f2a-0000-8000-8000-00000000d001 failed'],
])('%s', (message, words) => expect(describeFailure(new Error(message))).toBe(words));

test('a failure is described in one line of at most 500 characters, without a stack', () => {
  expect(describeFailure(new Error('first\n    at second'))).toBe('first at second');
  expect(describeFailure(new Error('x '.repeat(5000)))).toHaveLength(500);
});

test('takes whatever was thrown', () => {
  expect(describeFailure(new TypeError(''))).toBe('TypeError');
  expect(describeFailure('plain words')).toBe('plain words');
  expect(describeFailure(undefined)).toBe('undefined');
});
