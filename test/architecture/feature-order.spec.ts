import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const FEATURES = resolve(__dirname, '../../frontend/src/features');
const IMPORT = /(?:from |import\()\s*'((?:\.{1,2}|#features)\/[^']+)'/g;

type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** The features that each feature imports. What only tests import does not count. */
const usesOfFeatures = (): Uses => {
  const uses = new Map<string, Set<string>>();
  const featureOf = (path: string): string => relative(FEATURES, path).split('/')[0] ?? '';
  for (const entry of readdirSync(FEATURES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:spec|fixture)\./.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const own = featureOf(file);
    const used = uses.get(own) ?? new Set();
    uses.set(own, used);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = path.startsWith('#') ? path.replace('#features', FEATURES) : resolve(dirname(file), path);
      if (imported.startsWith(`${FEATURES}/`) && featureOf(imported) !== own) used.add(featureOf(imported));
    }
  }
  return uses;
};

/** Features that use each other, or are used by such: what is left once all that use nothing are taken away, again and again. */
const withoutOrder = (uses: Uses): readonly string[] => {
  let left = [...uses.keys()];
  for (;;) {
    const next = left.filter((feature) => left.some((other) => uses.get(feature)?.has(other)));
    if (next.length === left.length) return left;
    left = next;
  }
};

test('features are in an order: none needs one that needs it', () => {
  const uses = usesOfFeatures();
  expect(uses.size).toBeGreaterThan(20);
  expect(withoutOrder(uses)).toEqual([]);
});

test('a circle of features is found, with what rests on it', () => {
  const uses = new Map([
    ['desk', new Set(['lamp'])],
    ['lamp', new Set(['bulb', 'socket'])],
    ['socket', new Set(['lamp'])],
    ['bulb', new Set<string>()],
  ]);
  expect(withoutOrder(uses)).toEqual(['desk', 'lamp', 'socket']);
});
