import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(__dirname, '../..');
const { forbidden } = z
  .object({ forbidden: z.array(z.object({ name: z.string() })) })
  .parse(createRequire(__filename)('../../.dependency-cruiser.cjs'));
const report = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
});

/** Rule violations as `rule: file`, without duplicates. */
const violationsIn = (folder: string, ...parts: string[]): string[] => {
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const found = execFileSync(process.execPath, [command, '--config', config, '--output-type', 'json', ...parts], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { violations } = report.parse(JSON.parse(found)).summary;
  return [...new Set(violations.map(({ from, rule }) => `${rule.name}: ${from}`))].sort();
};

// That the product breaks none is looked at by `npm run lint:architecture`.
test('each rule finds exactly the file that breaks it', () => {
  const found = violationsIn(join(__dirname, 'fixtures'), 'backend', 'projections', 'frontend');
  // A cycle is reported from both ends.
  const broken = found.filter((line) => !line.endsWith('/the-way-back.ts'));
  expect(broken.map((line) => line.split(': ')[0])).toEqual(forbidden.map(({ name }) => name).sort());
  for (const line of broken) {
    const [rule = '', file = ''] = line.split(': ');
    expect(basename(file).split('.')[0]).toBe(rule);
  }
});
