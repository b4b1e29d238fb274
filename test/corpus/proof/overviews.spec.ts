import { readFileSync, writeFileSync } from 'node:fs';
import { allDocuments, corpusFile, pageOf } from './corpus-documents';
import { overviews } from './overviews';

/**
 * What a person gets to read, kept so that a change of it is seen and judged in review.
 * `UPDATE_OVERVIEWS=1 npx jest test/corpus/proof/overviews` writes it again.
 */
test('the overviews read as the kept ones do', () => {
  const file = corpusFile('proof', 'overviews.md');
  const now = overviews(allDocuments().map(pageOf));
  if (process.env['UPDATE_OVERVIEWS'] === '1') writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});
