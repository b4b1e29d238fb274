import { requiredText } from './required-text';

const name = requiredText('Please enter a name', 5);

test('a text that was entered is trimmed', () => expect(name.parse(' Ann ')).toBe('Ann'));

test('invisible characters of a text are left out', () => expect(name.parse('\u202eA\u200fnn\u3164')).toBe('Ann'));

test.each([
  ['', 'Please enter a name'],
  [' \n', 'Please enter a name'],
  ['\u200b\u2060', 'Please enter a name'],
  ['Ann Lee', 'At most 5 characters'],
])('%j is refused with one message', (entered, message) => {
  expect(name.safeParse(entered).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
