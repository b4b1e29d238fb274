import { imposesMeasure, speakOfSameMeasure } from './measures';

test.each([
  'The proclamation imposes, for a period of 150 days, a 10% duty on nets.',
  'Accordingly, I impose a surcharge of 10 percent on nets, effective May 24.',
  'This ordinance imposes a mooring fee of $5 a day.',
])('an act imposes a measure with its amount: %s', (sentence) => expect(imposesMeasure(sentence)).toBe(true));

test.each([
  ['somebody else does', 'Kestria imposes a 10% duty on nets.'],
  ['it may', 'The act authorizes the minister to impose a duty of 10% on nets.'],
  ['it has no amount', 'The proclamation imposes a duty on nets.'],
  ['it has only a date', 'The proclamation imposes a duty on nets from May 24, 2026.'],
  ['it is no such measure', 'The proclamation imposes a limit of 10% on nets.'],
])('not if %s: %s', (_, sentence) => expect(imposesMeasure(sentence)).toBe(false));

test('duties and tariffs are measures of one kind, duties and fees are not', () => {
  expect(speakOfSameMeasure('Additional duties end.', 'A surcharge of 10% begins.')).toBe(true);
  expect(speakOfSameMeasure('Additional duties end.', 'A fee of $5 begins.')).toBe(false);
  expect(speakOfSameMeasure('Ferries end.', 'Ferries begin.')).toBe(false);
});
