import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usage } from '../../backend/src/cli/usage';

test('docs/reference/commands.md matches the output of help', () => {
  const page = readFileSync(join(__dirname, '../../docs/reference/commands.md'), 'utf8');
  expect(page).toContain(['```', ...usage, '```'].join('\n'));
});
