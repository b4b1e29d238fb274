import { PasswordHasher } from './password-hasher';

const hasher = new PasswordHasher();

test('verifies a password by its argon2id hash', async () => {
  const passwordHash = await hasher.hash('correct harbour lamp');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches('correct harbour lamp', passwordHash)).toBe(true);
  expect(await hasher.matches('correct harbour lamps', passwordHash)).toBe(false);
});

test('nothing matches without an account, not even the decoy', async () => {
  expect(await hasher.matches('a password that nobody has', null)).toBe(false);
});

test('handles many concurrent calls', async () => {
  const passwordHash = await hasher.hash('correct harbour lamp');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      hasher.matches(index % 2 === 0 ? 'correct harbour lamp' : 'wrong', passwordHash),
    ),
  );
  expect(answers).toEqual([true, false, true, false, true, false, true, false]);
});
