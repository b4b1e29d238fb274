import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileStoreContract } from '../../../../../test/contract/file-store.contract';
import { temporaryFolder } from '../../../../../test/support/temporary-folder';
import { fileName } from '../file-name';
import { openFolderFileStore } from './folder-file-store';

const root = temporaryFolder();

fileStoreContract('a folder', async () => openFolderFileStore(join(root, 'contract')));

test('drafts of a killed process are removed at the next start', () => {
  const folder = join(root, 'killed');
  openFolderFileStore(folder);
  const drafts = join(folder, 'drafts.part');
  writeFileSync(join(drafts, 'half'), 'half of it');
  openFolderFileStore(folder);
  expect(readdirSync(drafts)).toEqual([]);
});

test('files are for their owner only, and empty folders go', async () => {
  const folder = join(root, 'modes');
  const store = openFolderFileStore(folder);
  const name = fileName('users', 'ann', 'one');
  await store.put(name, (async function* () {})(), 1);
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  await store.delete(name);
  expect(readdirSync(folder)).toEqual(['drafts.part']);
});

test('a folder in place of a file is left alone', async () => {
  const folder = join(root, 'folders');
  const store = openFolderFileStore(folder);
  mkdirSync(join(folder, 'below'));
  await store.delete(fileName('below'));
  expect(readdirSync(folder).sort()).toEqual(['below', 'drafts.part']);
});
