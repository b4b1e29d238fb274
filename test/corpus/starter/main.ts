import { writeFileSync } from 'node:fs';
import { STARTER_FILE, starterText } from './starter-file';
import { walkStarter } from './starter-walk';

/** `npm run starter`: records the starter trackers again. */
void walkStarter().then((events) => {
  writeFileSync(STARTER_FILE, starterText(events));
  process.stdout.write(`${events.length} events written.\n`);
});
