import { z } from 'zod';
import { DOCUMENT_OUTCOMES } from '#events/research/run.events';
import { consideredByRun, describeDocument } from '#modules/research/published';
import { filterOf } from '#platform/administration/filter-of';
import type { ListRequest, ResourceCondition, Resource } from '#platform/administration/resource';
import { meets } from '#platform/administration/rows-resource';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { Filter, ReadStore } from '#platform/read-store/read-store';
import { countedAs, hostOf } from '#projections/dashboards/pages-by-host';
import { type RunHost, runHostId, runHosts } from '#projections/dashboards/run-hosts/run-hosts.projection';
import { type PageSelection, dayRangesOf, weightOfPages } from './day-ranges';

const pageRow = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    title: z.string(),
    host: z.string().nullable(),
    read: z.boolean(),
    outcome: z.enum(DOCUMENT_OUTCOMES),
    reason: z.string(),
    run_id: z.string(),
    tracker_id: z.string(),
    considered_at: timeAnswer,
  })
  .meta({ id: 'PageRow' });

type Reads = Pick<ReadStore, 'find'>;

/** Runs with pages of a host that are read at once. */
const RUNS_PER_READ = 500;

/** A part of a host's considered pages in a run: from a position on, up to a number. */
interface Part {
  readonly of: RunHost;
  readonly skip: number;
  readonly limit: number;
}

const conditionsOn = (where: readonly ResourceCondition[], field: string): readonly ResourceCondition[] =>
  where.filter((condition) => condition.field === field);

const pageSelection = (where: readonly ResourceCondition[]): PageSelection => {
  const read = conditionsOn(where, 'read').map(({ value }) => value);
  return {
    counted: [
      ...(read.includes(false) ? [] : ['read' as const]),
      ...(read.includes(true) ? [] : ['unreachable' as const]),
    ],
    ofHost: conditionsOn(where, 'host'),
    during: conditionsOn(where, 'considered_at'),
  };
};

/** The runs with pages of a time, in its order. */
async function* runsDuring(
  reads: Reads,
  { counted, ofHost }: PageSelection,
  during: Filter,
  descending: boolean,
): AsyncGenerator<RunHost> {
  const direction = descending ? -1 : 1;
  const filter = {
    $and: [filterOf(ofHost), during, { $or: counted.map((each) => ({ [each]: { $gt: 0 } })) }],
  };
  for (let skip = 0; ; skip += RUNS_PER_READ) {
    const sort = { considered_at: direction, _id: direction } as const;
    const found = await reads.find(runHosts, filter, { sort, skip, limit: RUNS_PER_READ });
    yield* found;
    if (found.length < RUNS_PER_READ) return;
  }
}

const pagesDuring = async (reads: Reads, selection: PageSelection, during: Filter): Promise<number> => {
  let pages = 0;
  for await (const run of runsDuring(reads, selection, during, false)) pages += weightOfPages(run, selection.counted);
  return pages;
};

const rowsOf = async (
  reads: Reads,
  { counted }: PageSelection,
  parts: readonly Part[],
): Promise<readonly ViewOf<typeof pageRow>[]> => {
  const hosts = new Set(parts.map(({ of }) => of.host));
  const runIds = [...new Set(parts.map(({ of }) => of.run_id))];
  const documents = await consideredByRun(reads, runIds, (url) => hosts.has(hostOf(url)));
  return parts.flatMap(({ of: { run_id, tracker_id, host, considered_at }, skip, limit }) =>
    (documents.get(run_id) ?? [])
      .filter(({ url, outcome }) => hostOf(url) === host && counted.includes(countedAs(outcome)))
      .slice(skip, skip + limit)
      .map(({ url, title, outcome, ...why }) => ({
        id: `${run_id} ${url}`,
        url,
        title,
        host,
        read: outcome !== 'unreachable',
        outcome,
        reason: describeDocument(why),
        run_id,
        tracker_id,
        considered_at,
      })),
  );
};

const rowsWithIds = async (reads: Reads, ids: readonly string[]): Promise<readonly ViewOf<typeof pageRow>[]> => {
  const places = ids.map((id) => {
    const end = id.indexOf(' ');
    return runHostId(id.slice(0, end), hostOf(id.slice(end + 1)));
  });
  const found = await reads.find(runHosts, { _id: { $in: places } });
  const parts = found.map((of) => ({ of, skip: 0, limit: of.read + of.unreachable }));
  return (await rowsOf(reads, pageSelection([]), parts)).filter(({ id }) => ids.includes(id));
};

/**
 * The pages that dashboards count: each page that a run considered is a row. They are not stored as documents: the
 * counters of each day give the day of a page in the list, and the runs of that day the documents that contain it.
 */
export const pagesResource = (reads: Reads): Resource => ({
  name: 'pages',
  answers: pageRow,
  fields: { filters: { host: 'text', read: 'flag', considered_at: 'time' }, sorts: ['considered_at'] },
  async list({ where, sort: { descending }, skip, limit }: ListRequest) {
    const ids = conditionsOn(where, 'id').flatMap(({ value }) => value);
    if (ids.length > 0) {
      const rows = await rowsWithIds(reads, ids.map(String));
      const met = rows.filter((row) => where.every((condition) => meets(row, condition)));
      return { rows: met.slice(skip, skip + limit), total: met.length };
    }
    const selection = pageSelection(where);
    const ranges = await dayRangesOf(reads, selection);
    const parts: Part[] = [];
    let [total, before, wanted] = [0, skip, limit];
    for (const { during, pages } of descending ? ranges.toReversed() : ranges) {
      const here = pages ?? (await pagesDuring(reads, selection, during));
      total += here;
      if (before >= here) {
        before -= here;
        continue;
      }
      if (wanted === 0) continue;
      for await (const run of runsDuring(reads, selection, during, descending)) {
        const ofRun = weightOfPages(run, selection.counted);
        const taken = Math.min(Math.max(ofRun - before, 0), wanted);
        if (taken > 0) parts.push({ of: run, skip: before, limit: taken });
        before = Math.max(before - ofRun, 0);
        wanted -= taken;
        if (wanted === 0) break;
      }
    }
    return { rows: await rowsOf(reads, selection, parts), total };
  },
  async get(id) {
    return (await rowsWithIds(reads, [id]))[0];
  },
});
