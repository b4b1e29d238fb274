import type { Run, Update } from '#features/trackers/api/tracker';

/** An entry of a tracker's history: an update, the findings of a run without one, or consecutive runs without news. */
export type TimelineEntry =
  | { readonly kind: 'update'; readonly at: string; readonly update: Update }
  | { readonly kind: 'found'; readonly at: string; readonly run: Run }
  | SilentEntry;

interface SilentEntry {
  readonly kind: 'quiet' | 'failed';
  readonly at: string;
  readonly runs: readonly [Run, ...Run[]];
}

/** More consecutive runs without news than this are combined. */
const MAX_SEPARATE_RUNS = 2;

const toEntry = (run: Run, at: string): TimelineEntry | null => {
  switch (run.state) {
    case 'published':
      return { kind: 'found', at, run };
    case 'nothing_new':
      return { kind: 'quiet', at, runs: [run] };
    case 'failed':
      return { kind: 'failed', at, runs: [run] };
    default:
      return null;
  }
};

/**
 * Newest first, each ended run once: as its update or by itself. The first run that publishes has no update: its
 * findings form the first overview.
 */
export const timelineEntries = (updates: readonly Update[], runs: readonly Run[]): readonly TimelineEntry[] => {
  const updated = new Set(updates.map(({ run_id }) => run_id));
  const entries: TimelineEntry[] = [
    ...updates.map((update) => ({ kind: 'update' as const, at: update.created_at, update })),
    ...runs.flatMap((run) => {
      const at = run.finished_at ?? run.started_at;
      return at === null || updated.has(run.id) ? [] : (toEntry(run, at) ?? []);
    }),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return foldSilent(entries);
};

const isSilent = (entry: TimelineEntry): entry is SilentEntry => entry.kind === 'quiet' || entry.kind === 'failed';

const foldSilent = (entries: readonly TimelineEntry[]): readonly TimelineEntry[] => {
  const result: TimelineEntry[] = [];
  let row: SilentEntry[] = [];
  const close = () => {
    const [first] = row;
    if (first !== undefined && row.length > MAX_SEPARATE_RUNS) {
      const rest = row.slice(1).flatMap(({ runs }) => runs);
      result.push({ ...first, runs: [first.runs[0], ...rest] });
    } else result.push(...row);
    row = [];
  };
  for (const entry of entries) {
    if (entry.kind !== row[0]?.kind) close();
    if (isSilent(entry)) row.push(entry);
    else result.push(entry);
  }
  close();
  return result;
};
