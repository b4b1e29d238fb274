import { fileName, fileOfUser, folderOfUser } from './file-name';

test('segments are joined', () => {
  expect(fileName('documents', '0194-a_b', 'c.pdf')).toBe('documents/0194-a_b/c.pdf');
  expect([folderOfUser('ann'), fileOfUser('ann', 'audio', '1.wav')]).toEqual(['users/ann', 'users/ann/audio/1.wav']);
});

test.each([
  '',
  '.',
  '..',
  '.hidden',
  'a/b',
  'a\\b',
  'a\0',
  'a\n',
  'Upper',
  'ä',
  'a b',
  '-a',
  'a.part',
  'c:',
  '\u202Efdp.exe',
  'a'.repeat(101),
])('a segment that could lead elsewhere is refused: %j', (segment) => {
  expect(() => fileName('users', segment)).toThrow('cannot name a file');
  expect(() => fileName(segment)).toThrow('cannot name a file');
});

test('a name has one to eight segments', () => {
  expect(() => fileName()).toThrow();
  expect(() => fileName(...'abcdefghi')).toThrow();
});
