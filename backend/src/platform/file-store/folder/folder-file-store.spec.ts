import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileStoreContract } from '#test/contract/file-store.contract';
import { temporaryFolder } from '#test/support/temporary-folder';
import { StorageFull } from '../../event-store/event-store';
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

test('a full disk is reported as such, and leaves no draft', async () => {
  const folder = join(root, 'full');
  const store = openFolderFileStore(folder);
  const file = await open(join(root, 'any'), 'w');
  const writing = jest.spyOn(Object.getPrototypeOf(file) as typeof file, 'writeFile');
  writing.mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  try {
    const content = (async function* () {
      yield Buffer.from('a');
    })();
    await expect(store.put(fileName('a'), content, 10)).rejects.toThrow(StorageFull);
    expect(readdirSync(folder, { recursive: true })).toEqual(['drafts.part']);
  } finally {
    writing.mockRestore();
    await file.close();
  }
});
