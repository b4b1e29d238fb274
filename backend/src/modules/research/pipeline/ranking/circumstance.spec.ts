import { withoutCircumstance } from './circumstance';

test.each([
  ['In light of recent events, the duties shall no longer be collected.', 'The duties shall no longer be collected.'],
  ['Given these findings, the agency withdrew the permit.', 'The agency withdrew the permit.'],
  ['As a result of the foregoing circumstances, NASA moved the launch.', 'NASA moved the launch.'],
])('%s', (text, told) => expect(withoutCircumstance(text)).toBe(told));

test.each([
  ['is named', 'In light of the flood, the council closed the bridge.'],
  ['is told in full', 'Following recent events in Kestria, the council closed its borders.'],
  ['does not open the sentence', 'The council closed the bridge in light of recent events, a day late.'],
])('stays if it %s', (_what, text) => expect(withoutCircumstance(text)).toBe(text));
