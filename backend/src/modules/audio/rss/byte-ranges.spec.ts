import { requestedRange } from './byte-ranges';

test.each([
  [undefined, { kind: 'all' }],
  ['bytes=0-', { kind: 'part', from: 0, to: 99 }],
  ['bytes=0-0', { kind: 'part', from: 0, to: 0 }],
  ['bytes=10-19', { kind: 'part', from: 10, to: 19 }],
  ['bytes=90-500', { kind: 'part', from: 90, to: 99 }],
  ['bytes=-10', { kind: 'part', from: 90, to: 99 }],
  ['bytes=-500', { kind: 'part', from: 0, to: 99 }],
  ['bytes=-0', { kind: 'none' }],
  ['bytes=100-', { kind: 'none' }],
  ['bytes=100-200', { kind: 'none' }],
  // Not understood, and so not heeded.
  ['bytes=', { kind: 'all' }],
  ['bytes=-', { kind: 'all' }],
  ['bytes=5-1', { kind: 'all' }],
  ['bytes=0-1,5-6', { kind: 'all' }],
  ['bytes=a-b', { kind: 'all' }],
  ['items=0-1', { kind: 'all' }],
  [`bytes=${'9'.repeat(400)}-`, { kind: 'all' }],
])('%s of 100 bytes', (header, range) => expect(requestedRange(header, 100)).toEqual(range));
