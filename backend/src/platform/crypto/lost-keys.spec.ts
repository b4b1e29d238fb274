import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder';
import { refuseLostKeys } from './lost-keys';

const root = temporaryFolder();
const mongodbUrl = 'mongodb://localhost/aidy';
const eventStoreUrl = 'esdb://localhost';

const folderWith = (...names: string[]): string => {
  const folder = join(root, names.join('+') || 'empty');
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
};

test('accepts an empty folder, and keys where they are kept', () => {
  for (const stores of [{}, { mongodbUrl }, { eventStoreUrl }, { eventStoreUrl, mongodbUrl }])
    expect(() => refuseLostKeys(folderWith(), stores)).not.toThrow();
  expect(() => refuseLostKeys(folderWith('events.db', 'keys.db'), {})).not.toThrow();
  expect(() => refuseLostKeys(folderWith('events.db'), { mongodbUrl })).not.toThrow();
});

test('refuses an embedded log without its keys', () =>
  expect(() => refuseLostKeys(folderWith('events.db'), {})).toThrow(/keys\.db is missing beside events\.db/));

test('refuses an embedded log with its keys where MongoDB would keep others', () =>
  expect(() => refuseLostKeys(folderWith('events.db', 'keys.db'), { mongodbUrl })).toThrow(/Unset MONGODB_URL/));

test('says nothing of an embedded log that is not used', () => {
  for (const names of [['events.db'], ['events.db', 'keys.db']])
    expect(() => refuseLostKeys(folderWith(...names), { eventStoreUrl, mongodbUrl })).not.toThrow();
});
