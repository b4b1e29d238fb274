import { readFileSync } from 'node:fs';
import { STARTER_FILE, starterText } from './starter-file';
import { walkStarter } from './starter-walk';

test('the recorded trackers are what the pipeline makes of the corpus today; else `npm run starter` makes them again', async () => {
  expect(starterText(await walkStarter()) === readFileSync(STARTER_FILE, 'utf8')).toBe(true);
}, 240_000);
