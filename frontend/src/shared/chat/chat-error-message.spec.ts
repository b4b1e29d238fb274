import { readProblem } from '../api/read-problem';
import { chatErrorMessage } from './chat-error-message';

const refusal = (status: number, body: object | string, headers: HeadersInit = {}) =>
  readProblem(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }));
const limited = { code: 'RATE_LIMITED', detail: 'Too many requests. Please wait a little.' };

test.each([
  [429, limited, { 'retry-after': '40' }, `${limited.detail} You can try again in 40 seconds.`],
  [429, limited, { 'retry-after': '1' }, `${limited.detail} You can try again in 1 second.`],
  [429, limited, { 'retry-after': '61' }, `${limited.detail} You can try again in 2 minutes.`],
  [429, limited, {}, limited.detail],
  [400, { code: 'INVALID', detail: 'Please check: messages.' }, {}, 'Please check: messages.'],
  [500, { code: 'INTERNAL', detail: 'Something went wrong on our side. Please try again.' }, {}, 'Sorry.'],
  [502, 'Bad gateway', {}, 'Sorry.'],
])(
  'an answer with status %d is worded with the server’s reason, if it has one: %j %j',
  async (status, body, headers, words) =>
    expect(chatErrorMessage(await refusal(status, body, headers), 'Sorry.')).toBe(words),
);

test('an answer that was cut has no reason', () =>
  expect(chatErrorMessage(new TypeError('network error'), 'Sorry.')).toBe('Sorry.'));
