import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { joinProduct } from '../people';
import { startProduct } from '../product';
import { until } from '../until';

export const PERSON = { email: 'ann@example.org', first: 'Ann', last: 'Heron' };
export const PDF = Buffer.from(`%PDF-1.7\n${'hearing '.repeat(2000)}\n%%EOF`, 'latin1');

/** Enough for a snapshot of their stream. */
const FOLDERS = 80;

/** What is looked at afterwards. */
export interface Prepared {
  readonly userId: string;
  readonly documentId: string;
}

/** Fills a folder with something in each store, and stops the product. */
export const prepareData = async (folder: string, environment: Readonly<Record<string, string>>): Promise<Prepared> => {
  const product = await startProduct(folder, environment);
  const { access } = await joinProduct(await product.app.getUrl(), folder, PERSON);
  const ann = product.bearing(access);
  const { draft_doc_id: userId } = (await ann.get('/api/v1/get-user-tier/')).body as { draft_doc_id: string };
  const question = { question_text: 'Your budget?', repeatable: false, required: true, inputs: [{ name: 'budget' }] };
  await product.as('adam', 'staff', 'admin').post('/api/admin/upload-questions/', question);
  const place = { draft_doc_id: userId, input_name: 'budget' };
  await ann.upload('/api/v1/upload-answer-file/', place, { name: 'a.pdf', content: PDF });
  const about = { title: 'Hearing on freight', kind: 'hearing' };
  const document = await product
    .as('sue', 'staff')
    .upload('/api/admin/documents/', about, { name: 'hearing.pdf', content: PDF });
  for (let folder = 0; folder < FOLDERS; folder++)
    await ann.post('/api/topics/create-collection/', { name: `Harbour ${folder}` });
  await until('the document was looked at', async () =>
    (await product.events()).some(({ type }) => type === 'DocumentFoundUnreadable'),
  );
  await product.stop();
  return { userId, documentId: (document.body as { id: string }).id };
};

/** All files of the stores that have content, by name, and which kind of store they belong to. */
export const filesOfStores = (folder: string): ReadonlyMap<string, readonly string[]> => {
  const kinds = new Map<string, string[]>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || statSync(join(folder, name)).size === 0) continue;
    const [first = name] = name.split('/');
    kinds.set(first, [...(kinds.get(first) ?? []), name]);
  }
  return kinds;
};
