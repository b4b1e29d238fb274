import { analysePage } from '#engine/analysed-page';
import { inForceOf } from './period';

/** What a page of August 13, 2026 says of its first block. */
const ofFirst = (...blocks: readonly string[]) => {
  const analysis = analysePage({
    url: 'https://gazette.example/1',
    foundAt: 'https://gazette.example/1',
    host: 'gazette.example',
    title: 'Gazette',
    publisher: 'Gazette',
    author: '',
    publishedAt: '2026-08-13T22:22:01-04:00',
    blocks,
  });
  const [line] = analysis.sentences;
  const found = line === undefined ? null : inForceOf(line, analysis);
  const displayed = (kind: 'from' | 'until'): string => {
    const day = found?.[kind];
    return day === undefined
      ? ''
      : `${kind} ${day.day}${(day.exceptions ?? []).map((each) => ` but ${each.day}`).join('')}`;
  };
  return [displayed('from'), displayed('until')].filter((each) => each !== '').join(', ');
};

const signed = 'Today, the Governor signed an order on fisheries.';
const ban = 'The Order bans drift nets in the southern bay.';
const dues = 'The Order imposes dues of 12% on herring.';

test.each([
  [dues, 'The dues will take effect on September 3, 2026.', 'from 2026-09-03'],
  [dues, 'The new dues take effect September 3 at 12:01 a.m.', 'from 2026-09-03'],
  [ban, 'This order shall be effective on September 3, 2026.', 'from 2026-09-03'],
  [
    ban,
    'The order enters into force on 3 September 2026 and remains in force until June 30, 2027.',
    'from 2026-09-03, until 2027-06-30',
  ],
  [
    dues,
    'These changes of the dues are temporary, lasting until December 31, 2027, to spur investment.',
    'until 2027-12-31',
  ],
  [dues, 'The dues apply from October 1, 2026.', 'from 2026-10-01'],
  ['The council approved a mooring fee of $5.', 'The fee begins on October 1.', 'from 2026-10-01'],
])('%s %s', (line, next, expected) => {
  expect(ofFirst(`${line} ${next}`)).toBe(expected);
  expect(ofFirst(line, 'Boats are counted.', next)).toBe(expected);
});

test('a measure for a period holds until that is over, counted from the day on which it begins', () => {
  const forPeriod = 'The Order imposes, for a period of 150 days, dues of 12% on herring.';
  expect(ofFirst(forPeriod, 'The dues will take effect on September 3, 2026.')).toBe(
    'from 2026-09-03, until 2027-01-31',
  );
  expect(ofFirst(forPeriod)).toBe('');
});

test('counts days from the signing, if that was on the day of the page by its own clock', () => {
  const counted = 'The dues will take effect 21 days after signing.';
  expect(ofFirst(dues, signed, counted)).toBe('from 2026-09-03');
  expect(ofFirst(dues, counted)).toBe('');
  expect(ofFirst('The dues of 12% will take effect two weeks after signing.', signed)).toBe('');
  expect(ofFirst(counted, signed)).toBe('from 2026-09-03');
});

test('counts days from a day that it names', () => {
  const counted = 'The Order goes into effect 30 days from August 20, 2026.';
  expect(ofFirst(ban, counted)).toBe('from 2026-09-19');
  expect(ofFirst(counted)).toBe('from 2026-09-19');
  expect(ofFirst(ban, 'The order takes effect before August 20, 2026.')).toBe('');
});

test('a binding rule takes effect with the order that contains it', () => {
  const bound = 'Boats shall not use drift nets.';
  expect(ofFirst(bound, 'This order shall be effective on September 3, 2026.')).toBe('from 2026-09-03');
  expect(ofFirst(bound, 'The order shall be effective on September 3, 2026.')).toBe('');
});

test('says that there are exceptions where the page excepts something with another day', () => {
  const counted = 'The dues will take effect on September 3, 2026.';
  expect(ofFirst(dues, counted, 'For herring caught by hand, the dues will take effect on May 1, 2027.')).toBe(
    'from 2026-09-03 but 2027-05-01',
  );
  expect(ofFirst(dues, counted, 'The dues on cod will take effect on May 1, 2027.')).toBe(
    'from 2026-09-03 but 2027-05-01',
  );
});

test('excepts nothing where the page excepts what the line is not about', () => {
  const counted = 'The dues will take effect on September 3, 2026.';
  const others = 'For herring that is not caught by hand, the dues will take effect on May 1, 2027.';
  expect(ofFirst('The Order imposes dues of 12% on herring caught by hand.', counted, others)).toBe('from 2026-09-03');
});

test('takes the day of what the line is about', () => {
  const cod = 'The Order imposes dues of 9% on cod.';
  const days = ['The dues on herring take effect on September 3, 2026.', 'The dues on cod take effect on May 1, 2027.'];
  expect(ofFirst(cod, ...days)).toBe('from 2027-05-01');
  expect(ofFirst(dues, ...days)).toBe('from 2026-09-03');
  expect(ofFirst('The Order imposes dues on eels.', ...days)).toBe('');
});

test.each([
  ['two days', dues, 'The dues take effect on September 3, 2026.', 'The dues take effect on September 9, 2026.'],
  ['a day of the past', dues, 'The dues took effect on July 1, 2026.'],
  ['its own day', dues, 'The dues take effect on August 13, 2026.'],
  ['a condition', dues, 'If the talks fail, the dues will take effect on September 3, 2026.'],
  ['a possibility', dues, 'The dues could take effect on September 3, 2026.'],
  ['a proposal', dues, 'The proposed dues would take effect on September 3, 2026.'],
  ['something else', dues, 'The quota takes effect on September 3, 2026.'],
  ['a month only', dues, 'The dues take effect in September 2026.'],
  [
    'a day for somebody else’s',
    dues,
    'Kestria answered with dues of its own.',
    'The dues take effect on September 3, 2026.',
  ],
  ['a quotation', dues, '“The vote is close. The dues will take effect on September 3, 2026.”'],
  [
    'a day to come in the line itself',
    'The Order imposes dues of 12% on herring from September 5.',
    'The dues take effect on September 9, 2026.',
  ],
  [
    'what the line does not tell',
    'The Order creates a fund for harbours.',
    'The dues take effect on September 3, 2026.',
  ],
  [
    'a line about the past',
    'On May 3, 2025, the Governor imposed dues on herring.',
    'The dues take effect on September 3, 2026.',
  ],
  [
    'a page without an act',
    'The agency will fly a mission to the far side of the Moon.',
    'The mission begins on September 3, 2026.',
  ],
  ['a meeting', ban, 'The meeting begins on September 3, 2026.'],
  ['a day of publication', ban, 'Comments on the order are due until September 3, 2026.'],
])('says nothing of %s', (_case, ...blocks) => expect(ofFirst(...blocks)).toBe(''));
