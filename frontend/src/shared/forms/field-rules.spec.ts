import type { ZodMiniType } from 'zod/mini';
import {
  emailRule,
  requiredSecret,
  newPasswordRule,
  optionalText,
  requiredText,
  trackerDescription,
} from './field-rules';

/** The parsed value, or the error. */
const outcome = (rule: ZodMiniType, input: unknown) => {
  const { success, data, error } = rule.safeParse(input);
  return success ? { sent: data } : { said: error?.issues.map(({ message }) => message) };
};

test('a required text is trimmed and has its own message if blank', () => {
  expect(outcome(requiredText('First name is required'), ' Ann ')).toEqual({ sent: 'Ann' });
  expect(outcome(requiredText('First name is required'), '  ')).toEqual({ said: ['First name is required'] });
  expect(outcome(trackerDescription, '\n')).toEqual({ said: ['Please enter a tracker description'] });
});

test('a text has a limit, counted without the spaces around it', () => {
  expect(outcome(requiredText('First name is required', 3), ' Ann ')).toEqual({ sent: 'Ann' });
  expect(outcome(requiredText('First name is required', 3), 'Anna')).toEqual({ said: ['At most 3 characters'] });
  expect(outcome(optionalText(3), ' ')).toEqual({ sent: '' });
  expect(outcome(optionalText(3), 'Anna')).toEqual({ said: ['At most 3 characters'] });
});

test('a secret is sent as it was typed', () => {
  expect(outcome(requiredSecret('Password is required'), ' a ')).toEqual({ sent: ' a ' });
  expect(outcome(requiredSecret('Password is required'), '')).toEqual({ said: ['Password is required'] });
});

test.each(['ann@example.org', ' ann@example.org ', 'ann+news@mail.example.org'])('%p is an email address', (input) =>
  expect(outcome(emailRule, input)).toEqual({ sent: input.trim() }),
);
test.each(['', 'ann', 'ann@example', 'ann lee@example.org', 'ann@@example.org'])(
  '%p is not an email address',
  (input) => expect(outcome(emailRule, input)).toEqual({ said: ['Must be a valid email address'] }),
);

test('a new password has 10 to 128 characters, including leading and trailing spaces', () => {
  expect(outcome(newPasswordRule, ' 8 chars ')).toEqual({ said: ['Use at least 10 characters.'] });
  expect(outcome(newPasswordRule, ' 10 chars ')).toEqual({ sent: ' 10 chars ' });
  expect(outcome(newPasswordRule, 'x'.repeat(129))).toEqual({ said: ['Use at most 128 characters.'] });
});
