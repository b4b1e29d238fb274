import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Module {
  readonly digest: string;
  /** Files, in the order in which they are imported. */
  readonly imports: readonly string[];
}

/** `require("#kernel/ids")` in compiled modules, `from './told-lines'` in sources; packages are left out. */
const IMPORT = /\b(?:require\(|from )['"]([.#][^'"]+)['"]/g;

/** Modules, each read once, since an update may replace the files of a running process. */
const modules = new Map<string, Module>();
const files = new Map<string, string>();

const resolved = (from: string, name: string): string => {
  const request = name.startsWith('.') ? join(dirname(from), name) : name;
  const known = files.get(request);
  if (known !== undefined) return known;
  const file = require.resolve(request);
  files.set(request, file);
  return file;
};

const moduleAt = (file: string): Module => {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const module = {
    digest: createHash('sha256').update(text).digest('hex'),
    imports: [...text.matchAll(IMPORT)].map(([, name = '']) => resolved(file, name)),
  };
  modules.set(file, module);
  return module;
};

/**
 * Hash of a module's text and of all modules that it imports, directly or not. It does not depend on where the program
 * is installed.
 */
export const moduleDigest = (file: string): string => {
  const hash = createHash('sha256');
  const reached = new Set([file]);
  for (const each of reached) {
    const { digest, imports } = moduleAt(each);
    hash.update(digest);
    for (const imported of imports) reached.add(imported);
  }
  return hash.digest('hex');
};
