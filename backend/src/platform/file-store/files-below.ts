import type { FileName } from './file-name';
import type { FileStore, ListedFile } from './file-store';

const FILES_PER_PAGE = 500;

/** All files in a folder and below, page by page. */
export async function* filesBelow(
  store: Pick<FileStore, 'list'>,
  folder: FileName | null,
  limit = FILES_PER_PAGE,
): AsyncGenerator<ListedFile, void> {
  let after: FileName | undefined;
  for (;;) {
    const page = await store.list(folder, { limit, ...(after === undefined ? {} : { after }) });
    yield* page;
    after = page.at(-1)?.name;
    if (after === undefined || page.length < limit) return;
  }
}

/** Deletes a folder with everything below. */
export const deleteBelow = async (store: Pick<FileStore, 'list' | 'delete'>, folder: FileName): Promise<void> => {
  for await (const { name } of filesBelow(store, folder)) await store.delete(name);
};
