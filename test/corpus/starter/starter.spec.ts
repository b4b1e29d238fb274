import { readFileSync } from 'node:fs';
import { STARTER_FILE, starterText } from './starter-file';
import { walkStarter } from './starter-walk';

test('the recorded trackers match the pipeline’s output for the corpus; otherwise run `npm run starter`', async () => {
  expect(starterText(await walkStarter()) === readFileSync(STARTER_FILE, 'utf8')).toBe(true);
});
