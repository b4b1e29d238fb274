import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Projection } from '#kernel/projection';
import { moduleDigest } from './module-digest';

const PRODUCT = join(__dirname, '../../../../projections');

/** Modules by the name of the projection that they declare, in each folder. */
const declared = new Map<string, ReadonlyMap<string, string>>();

const modulesIn = (folder: string): ReadonlyMap<string, string> => {
  const known = declared.get(folder);
  if (known !== undefined) return known;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = new Map(
    files
      .filter((file) => /\.projection\.[jt]s$/.test(file))
      .map((file) => [basename(file).replace(/\.projection\.[jt]s$/, ''), join(folder, file)] as const),
  );
  declared.set(folder, modules);
  return modules;
};

/**
 * Identifies the code that filled a generation: a different version may produce different documents, so the model is
 * rebuilt. It covers the module `<name>.projection` with all that it imports. A projection without one, as specs declare
 * them, is identified by its own text.
 */
export const codeVersionOf = (
  { name, categories, indexes, arrays, search, project }: Projection,
  folder = PRODUCT,
): string => {
  const module = modulesIn(folder).get(name);
  return createHash('sha256')
    .update(JSON.stringify([categories, indexes, arrays ?? [], ...(search === undefined ? [] : [search])]))
    .update(project.toString())
    .update(module === undefined ? '' : moduleDigest(module))
    .digest('hex')
    .slice(0, 16);
};
