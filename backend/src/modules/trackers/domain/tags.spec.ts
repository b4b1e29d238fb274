import { isRefusal } from '#kernel/decider';
import { acceptTags } from './tags';

const titles = (typed: readonly string[]) => {
  const tags = acceptTags(typed, 'ann');
  return isRefusal(tags) ? tags.refused : tags.map(({ title }) => title);
};

test('tags are trimmed and unique, ignoring case', () =>
  expect(titles([' trade', 'Metals', 'metals ', 'METALS'])).toEqual(['trade', 'Metals']));

test('combining accents are normalised', () => expect(titles(['Zölle', 'Zo\u0308lle'])).toEqual(['Zölle']));

test('a title has the same id on all trackers of its owner, and another one elsewhere', () => {
  const ids = (typed: string, owner: string) => {
    const tags = acceptTags([typed], owner);
    return isRefusal(tags) ? [] : tags.map(({ id }) => id);
  };
  expect(ids('Trade', 'ann')).toEqual(ids('trade', 'ann'));
  expect(ids('trade', 'ann')).not.toEqual(ids('trade', 'bob'));
  expect(ids('trade', 'ann')).not.toEqual(ids('metals', 'ann'));
});

test('refuses a tag of combining marks alone, and one with more marks than a tag has characters', () => {
  for (const typed of ['\u0301\u0302', `a${'\u0301'.repeat(200)}`])
    expect(acceptTags([typed], 'ann')).toMatchObject({
      refused: 'INVALID',
      errors: [{ path: 'tags.0', message: 'A tag must be 1 to 50 characters long.' }],
    });
});

test('refuses blank, long and too many tags with their index', () => {
  expect(acceptTags(['ok', '  ', 'x'.repeat(51), '\u200b'], 'ann')).toMatchObject({
    refused: 'INVALID',
    errors: [{ path: 'tags.1' }, { path: 'tags.2' }, { path: 'tags.3' }],
  });
  expect(titles(Array.from({ length: 20 }, (_, index) => `tag ${index}`))).toHaveLength(20);
  expect(titles(Array.from({ length: 21 }, (_, index) => `tag ${index}`))).toBe('INVALID');
});

test('a tag is one line without what is not seen of it', () => {
  expect(titles(['\u202eMetals\u061c', 'metals', 'trade\u2028talks'])).toEqual(['Metals', 'trade talks']);
  expect(titles(['\u1160\u202e'])).toBe('INVALID');
});
