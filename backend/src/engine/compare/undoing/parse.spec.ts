import { stemSet } from '#text/words/stems';
import { speaksOfUndoing } from './parse';

const speaks = (text: string): boolean => speaksOfUndoing(text, stemSet(text, null));

test.each([
  'The court has revoked the permit.',
  'The council struck down the rule.',
  'The pact is no longer in force.',
  'The duty shall be of no further effect.',
  'Drivers went on strike at noon.',
  'She was cleared of the theft.',
  'The airline put both jets back into service.',
  'A judge declared the order unlawful.',
  'The jury found him guilty.',
  'The climbers were found alive.',
  'The death toll is nine.',
  'The walkout is over.',
  'An earlier version of this article gave the wrong date.',
])('a sentence may say that something is undone: %s', (text) => expect(speaks(text)).toBe(true));

test.each(['The council approved the budget on Monday.', 'Rain is expected in the north.'])(
  'cannot say that something is undone: %s',
  (text) => expect(speaks(text)).toBe(false),
);
