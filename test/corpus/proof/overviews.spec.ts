import { readFileSync, writeFileSync } from 'node:fs';
import { allDocuments, corpusFile, pageOf } from './corpus-documents';
import { overviews } from './overviews';

/**
 * Snapshots of the overviews, so that changes are visible in review. Update with `UPDATE_OVERVIEWS=1 npx jest
 * test/corpus/proof/overviews`.
 */
test('the overviews match their snapshots', () => {
  const file = corpusFile('proof', 'overviews.md');
  const now = overviews(allDocuments().map(pageOf));
  if (process.env['UPDATE_OVERVIEWS'] === '1') writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});
