import { formatCode } from './format-code';

test.each([
  ['nothing_new', 'nothing new'],
  ['NO_MATCH', 'no match'],
  ['UNREACHABLE', 'unreachable'],
  ['BriefsPlanned', 'briefs planned'],
  ['week', 'week'],
  ['Erased', 'Erased'],
])('%s is worded as: %s', (value, words) => expect(formatCode(value)).toBe(words));
