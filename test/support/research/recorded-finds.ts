import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Filter, FindOptions, ReadStore } from '#platform/read-store/read-store';
import { ROOT } from '../start-command';

/** A query of a read model. A count, and a find of ids, is recorded as a find without order; lists, as a find of one of them. */
export interface RecordedFind {
  readonly model: string;
  readonly filter: Filter;
  readonly options: FindOptions;
  readonly counts: boolean;
  /** Where the product makes it: `backend/src/….ts:line`. */
  readonly site: string;
}

const callSite = (): string => {
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const site = frames.find((frame) => /\/backend\/src\/(?!platform\/read-store\/)/.test(frame));
  return /(backend\/src\/[^:]+:\d+)/.exec(site ?? '')?.[1] ?? 'outside the product';
};

/** Records all further queries of this store in the returned list. */
export const recordFinds = (store: ReadStore): readonly RecordedFind[] => {
  const recorded: RecordedFind[] = [];
  const find = store.find.bind(store);
  const count = store.count.bind(store);
  const ids = store.ids.bind(store);
  const newest = store.newest.bind(store);
  store.find = (model, filter, options) => {
    recorded.push({
      model: model.name,
      filter: filter as Filter,
      options: { ...options } as FindOptions,
      counts: false,
      site: callSite(),
    });
    return find(model, filter, options);
  };
  store.count = (model, filter) => {
    recorded.push({ model: model.name, filter: filter as Filter, options: {}, counts: true, site: callSite() });
    return count(model, filter);
  };
  store.ids = (model, filter) => {
    recorded.push({ model: model.name, filter: filter as Filter, options: {}, counts: false, site: callSite() });
    return ids(model, filter);
  };
  store.newest = (model, lists, site) => {
    const filter = { [lists.of]: 'one of them' };
    const options = { sort: { [lists.by]: -1 } } as const;
    recorded.push({ model: model.name, filter, options, counts: false, site: callSite() });
    return newest(model, lists, site);
  };
  return recorded;
};

const filesBelow = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));

/** All places in the product's code that query a read model, in the format of `site`. */
export const findSites = (): readonly string[] => {
  const models = filesBelow('projections', '.projection.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = projection</gm)].map(([, name]) => name),
  );
  const call = new RegExp(`\\.(?:find|count|ids|newest)\\(\\s*(?:${models.join('|')})\\b`, 'g');
  return filesBelow('backend/src', '.ts')
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(call)].map(
        ({ index }) => `${relative(ROOT, file)}:${text.slice(0, index).split('\n').length}`,
      );
    });
};
