import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const frontend = join(__dirname, '../../frontend');

test('each file that the build puts into a named chunk exists', () => {
  const config = readFileSync(join(frontend, 'vite.config.mts'), 'utf8');
  const named = [...config.matchAll(/'(src\/[^']+)'/g)].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(join(frontend, file)))).toEqual([]);
});
