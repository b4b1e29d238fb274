import { acceptContent } from './collection-content';

test('a folder name has no invisible characters', () =>
  expect(acceptContent({ name: ' \u202eFerries\nof Arlen\u3164', description: 'and\u200f beyond' })).toEqual({
    name: 'Ferries of Arlen',
    description: 'and beyond',
  }));

test('a name without any visible character is refused', () =>
  expect(acceptContent({ name: '\u202e\u3164\u180e', description: '' })).toMatchObject({ errors: [{ path: 'name' }] }));
