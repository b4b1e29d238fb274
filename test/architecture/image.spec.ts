import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const dockerfile = read('docker/Dockerfile');
const compose = read('docker/compose.yaml');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Of what is built the source is looked for, so that the test needs no build. */
const sourceOf = (path: string): string => path.replace(/^dist\/(.*)\.js$/, '$1.ts');

describe('the image, as far as it can be judged without a docker host', () => {
  test('every script and every program that it runs is there', () => {
    const commands = `${dockerfile}\n${compose}`.replace(/[[\]",]/g, ' ').replace(/ +/g, ' ');
    for (const script of matches(commands, /npm run ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(script);
    const programs = matches(commands, /\b((?:backend|dist)\/[\w/-]+\.m?js)/g);
    expect(programs.length).toBeGreaterThan(2);
    for (const program of programs)
      expect([program, existsSync(join(root, sourceOf(program)))]).toEqual([program, true]);
  });

  test('it starts the program as npm start does', () => {
    const [, started] = (scripts.start ?? '').split('exec ');
    const [command = '[]'] = matches(dockerfile, /^CMD (\[.*\])$/gm);
    expect((JSON.parse(command) as readonly string[]).join(' ')).toBe(started);
  });
});
