import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const dockerfile = read('docker/Dockerfile');
const compose = read('docker/compose.yaml');
const { scripts, dependencies } = JSON.parse(read('package.json')) as {
  scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
};

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Maps build output to its source, so that the test needs no build. */
const sourceOf = (path: string): string => path.replace(/^dist\/(.*)\.js$/, '$1.ts');

/** Packages imported by the sources in a folder, including types; specs are not part of the product. */
const importedIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(spec|requests)\.ts$/.test(file))
    .flatMap((file) => matches(read(join(folder, file)), /(?:from|import|require\(|import\()\s*'([@\w][\w./@-]*)'/g))
    .filter((specifier) => !isBuiltin(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);

/** Peer dependencies of @nestjs/passport. */
const peers = ['passport'];

describe('the image, as far as it can be checked without Docker', () => {
  test('contains every script and program it runs', () => {
    const commands = `${dockerfile}\n${compose}`.replace(/[[\]",]/g, ' ').replace(/ +/g, ' ');
    for (const script of matches(commands, /npm run ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(script);
    const programs = matches(commands, /\b((?:backend|dist)\/[\w/-]+\.m?js)/g);
    expect(programs.length).toBeGreaterThan(2);
    for (const program of programs)
      expect([program, existsSync(join(root, sourceOf(program)))]).toEqual([program, true]);
  });

  test('starts the program like npm start, with a heap that its operator can raise', () => {
    const [, started = ''] = (scripts.start ?? '').split('exec ');
    const [command = '[]'] = matches(dockerfile, /^CMD (\[.*\])$/gm);
    const [heap = ''] = matches(dockerfile, /^ENV NODE_OPTIONS=(.*)$/gm);
    const [program, ...options] = JSON.parse(command) as readonly string[];
    expect([program, options[0], heap, ...options.slice(1)].join(' ')).toBe(started);
  });

  test('makes thumbnails on each system that Node runs on in a container', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Readonly<Record<string, { optional?: boolean; integrity?: string }>>;
    };
    for (const libc of ['linux', 'linuxmusl'])
      for (const cpu of ['x64', 'arm64'])
        for (const name of [`sharp-${libc}-${cpu}`, `sharp-libvips-${libc}-${cpu}`])
          expect(packages[`node_modules/@img/${name}`]).toMatchObject({
            optional: true,
            integrity: expect.stringMatching(/^sha512-/),
          });
    expect(dockerfile).not.toMatch(/--omit=optional|--no-optional/);
  });

  test('contains the packages that the server imports, and none needed only by the browser or a build', () => {
    const imported = new Set([...importedIn('backend/src'), ...importedIn('projections'), ...peers]);
    expect(Object.keys(dependencies).sort()).toEqual([...imported].sort());
    expect(dockerfile).toMatch(/^RUN .*npm prune --omit=dev/m);
    const [, shipped = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
    expect(shipped).toContain('COPY --from=build /app/node_modules ./node_modules');
    expect(shipped).not.toContain('npm ');
  });
});
