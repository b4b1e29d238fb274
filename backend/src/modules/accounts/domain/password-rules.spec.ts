import { normalisePassword, passwordFault } from './password-rules';

const faultOf = (password: string, email = 'ann.lee@example.org') => passwordFault(password, email)?.message ?? null;

test.each(['correct harbour lamp', 'zq8-vK2pLw', 'grüne Wolken am Abend', 'x'.repeat(64) + 'y'.repeat(64)])(
  '%s is taken',
  (password) => expect(faultOf(password)).toBeNull(),
);

test('length is counted in characters, not in code units', () => {
  expect(faultOf('short-one')).toBe('Please use at least 10 characters');
  expect(faultOf('😀😁😂🤣😃😄😅😆😉')).toBe('Please use at least 10 characters');
  expect(faultOf('ab'.repeat(65))).toBe('Please use at most 128 characters');
});

test.each([
  '1234567890',
  'qwertyuiop',
  'PasswordPassword',
  'password123!',
  'Welcome2025!!',
  'iloveyou!!!!',
  'aaaaaaaaaaaa',
])('%s is too common', (password) =>
  expect(faultOf(password)).toBe('This password is too common. Please choose another'),
);

test.each(['ann.lee@example.org', 'ANN.LEE@example.org', 'Ann.Lee2025'])('%s is the email address', (password) =>
  expect(faultOf(password)).toBe('Please choose a password that is not your email address'),
);

test('normalises passwords typed on different keyboards', () =>
  expect(normalisePassword('cafe\u0301 au lait')).toBe(normalisePassword('café au lait')));

test.each(['ｐａｓｓｗｏｒｄ１２３', '𝐢𝐥𝐨𝐯𝐞𝐲𝐨𝐮𝟏𝟐'])('%s is as common as its normalised letters', (password) =>
  expect(faultOf(password)).toBe('This password is too common. Please choose another'),
);

test('counts normalised characters: five letters with combining accents are five', () =>
  expect(faultOf('a\u0301e\u0301i\u0301o\u0301u\u0301')).toBe('Please use at least 10 characters'));
