import { formatDecision } from './format-decision';

test.each([
  ['PrivateDataRead', 'conversations', 'Read: conversations'],
  ['PrivateDataRead', 'health_data: stool_logs', 'Read: health data: stool logs'],
  ['RoleGranted', 'staff', 'Granted a role: staff'],
  ['UserErased', null, 'Erased their account'],
  ['SomethingNew', null, 'SomethingNew'],
])('%s %s is: %s', (type, detail, words) => expect(formatDecision(type, detail)).toBe(words));
