import { join } from 'node:path';
import { englishListsIn } from './english-words';

/** How many there were when this was last run. It may only fall: class names of markup, and how figures are normalised. */
const CEILING = 3;

test('no list and no pattern of English words is added outside the data of languages and fields', () => {
  const found = englishListsIn(join(__dirname, '../../backend/src'), ['text', 'pages', 'engine', 'modules/research']);
  const counts = new Map<string, number>();
  for (const { file } of found) counts.set(file, (counts.get(file) ?? 0) + 1);
  const lines = [...counts].sort(([, one], [, other]) => other - one);
  const shown = lines.map(([file, count]) => `${String(count).padStart(4)} ${file}`).join('\n');
  if (process.env.ENGLISH_WORDS !== undefined) process.stdout.write(`${shown}\n${found.length} in all\n`);
  expect(found.length <= CEILING ? '' : `${shown}\n${found.length} lists, more than ${CEILING}`).toBe('');
});
