import type { BenchRow } from '../bench-row';
import type { ProductServer } from '../product-server';
import { type RouteRequest, textOf } from './route-rows';

const MIN_FOUND = 0.95;

interface Explored {
  readonly trackers: readonly { readonly id: string }[];
}

/** How often the meant tracker is among the first three, by the id of each search. */
export const foundRow = async (
  server: ProductServer,
  searches: readonly (RouteRequest & { readonly meant: string })[],
  made: string,
): Promise<BenchRow> => {
  let found = 0;
  for (const { meant, path, reader } of searches) {
    const { trackers } = JSON.parse(await textOf(server, { path: `${path}&limit=3`, reader })) as Explored;
    if (trackers.some(({ id }) => id === meant)) found++;
  }
  const share = found / searches.length;
  return {
    name: 'the meant tracker among the first three, despite typos',
    value: found,
    unit: `of ${searches.length} (${made})`,
    ratio: share,
    limit: `at least ${MIN_FOUND}`,
    ok: share >= MIN_FOUND,
  };
};
