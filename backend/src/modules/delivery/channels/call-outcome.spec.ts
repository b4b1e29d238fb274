import { fetchFailure } from '#platform/fetch/fetch-failure';
import type { OutboundAnswer } from '#platform/fetch/outbound';
import { callOutcome } from './call-outcome';

const answered = (status: number, body = '', headers: Readonly<Record<string, string>> = {}): OutboundAnswer => ({
  kind: 'answered',
  status,
  headers,
  cookies: [],
  body: new TextEncoder().encode(body),
  isCut: false,
});
const isGone = (status: number) => status === 410;

test.each([
  ['accepted, with words that the log is not to hold', answered(200, 'ok'), { kind: 'delivered', receipt: '200' }],
  ['accepted without a word', answered(204), { kind: 'delivered', receipt: '204' }],
  ['gone', answered(410), { kind: 'refused', fault: 'STATUS_410', detail: '410' }],
  ['not there, which may be a deployment', answered(404), { kind: 'retry', fault: 'STATUS_404', detail: '404' }],
  [
    'too many',
    answered(429, '', { 'retry-after': '30' }),
    { kind: 'retry', fault: 'STATUS_429', detail: '429', retryAfter: '30' },
  ],
  [
    'its fault',
    answered(503, 'down\u0000 for\nnow'),
    { kind: 'retry', fault: 'STATUS_503', detail: '503: down for now' },
  ],
  ['elsewhere', answered(302), { kind: 'refused', fault: 'STATUS_302', detail: '302' }],
  [
    'a private address',
    fetchFailure('refused', { kind: 'private_address' }),
    { kind: 'refused', fault: 'NOT_ALLOWED' },
  ],
  ['silent', fetchFailure('timeout', { kind: 'timeout', seconds: 15 }), { kind: 'retry', fault: 'TIMEOUT' }],
  [
    'not reached',
    fetchFailure('unreachable', { kind: 'network', fault: 'refused' }),
    { kind: 'retry', fault: 'UNREACHABLE' },
  ],
  [
    'broken off',
    fetchFailure('unreachable', { kind: 'network', fault: 'reset' }),
    { kind: 'retry', fault: 'BROKEN_OFF' },
  ],
])('%s', (_what, answer, outcome) => expect(callOutcome(answer, isGone)).toMatchObject(outcome));

test('keeps little of a long answer', () => {
  const outcome = callOutcome(answered(500, 'x'.repeat(10_000)), isGone);
  expect(outcome).toMatchObject({ detail: expect.stringMatching(/^500: x{500}$/) });
});
