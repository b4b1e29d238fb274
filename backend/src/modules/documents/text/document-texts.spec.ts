import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import { temporaryFolder } from '#test/support/temporary-folder';
import { documentFile, documentTextFile } from '../document-files';
import { DocumentTexts } from './document-texts';
import { PdfReader } from './pdf-reader';

test('the text of a document that is taken out while it is read is not kept', async () => {
  const files = openFolderFileStore(join(temporaryFolder(), 'files'));
  await files.put(documentFile('d1'), Readable.from([Buffer.from('%PDF')]), 100);
  class TakenOutMeanwhile extends PdfReader {
    override async read() {
      await files.delete(documentFile('d1'));
      await files.delete(documentTextFile('d1'));
      return { kind: 'text', text: { pages: [], paragraphs: [] } } as const;
    }
  }
  const texts = new DocumentTexts(files, new TakenOutMeanwhile());
  expect(await texts.make('d1')).toBeNull();
  expect(await files.list(null, { limit: 10 })).toEqual([]);
  expect(await texts.of('d1')).toBeNull();
});

test('a document that many ask about at once is read once', async () => {
  const files = openFolderFileStore(join(temporaryFolder(), 'files'));
  await files.put(documentFile('d1'), Readable.from([Buffer.from('%PDF')]), 100);
  let times = 0;
  class Counted extends PdfReader {
    override async read() {
      times++;
      return { kind: 'text', text: { pages: [], paragraphs: [] } } as const;
    }
  }
  const texts = new DocumentTexts(files, new Counted());
  const [first, second, made] = await Promise.all([texts.of('d1'), texts.of('d1'), texts.make('d1')]);
  expect([second, made?.kind, times]).toEqual([first, 'read', 1]);

  let opened = 0;
  const get: typeof files.get = (...args) => {
    opened++;
    return files.get(...args);
  };
  const after = new DocumentTexts({ ...files, get }, new Counted());
  await Promise.all([after.of('d1'), after.of('d1')]);
  expect([opened, times]).toEqual([1, 1]);
});
