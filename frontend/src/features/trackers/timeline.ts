import type { Run, Update } from './published/api/tracker';

/** An entry of a tracker's history: an update, or consecutive runs without news. */
export type TimelineEntry =
  | { readonly kind: 'update'; readonly at: string; readonly update: Update }
  | { readonly kind: 'quiet' | 'failed'; readonly at: string; readonly runs: readonly [Run, ...Run[]] };

/** More quiet runs in a row than this are combined. */
const SHOWN_ONE_BY_ONE = 2;

const kindOf = ({ state }: Run): 'quiet' | 'failed' | null =>
  state === 'nothing_new' ? 'quiet' : state === 'failed' ? 'failed' : null;

/** Newest first. Includes only ended runs without news; the others are part of the updates. */
export const timelineEntries = (updates: readonly Update[], runs: readonly Run[]): readonly TimelineEntry[] => {
  const entries: TimelineEntry[] = [
    ...updates.map((update) => ({ kind: 'update' as const, at: update.created_at, update })),
    ...runs.flatMap((run) => {
      const kind = kindOf(run);
      const at = run.finished_at ?? run.started_at;
      return kind === null || at === null ? [] : [{ kind, at, runs: [run] as const }];
    }),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return folded(entries);
};

const folded = (entries: readonly TimelineEntry[]): readonly TimelineEntry[] => {
  const result: TimelineEntry[] = [];
  let row: TimelineEntry[] = [];
  const close = () => {
    const [first] = row;
    if (first === undefined) return;
    if (row.length > SHOWN_ONE_BY_ONE && first.kind !== 'update') {
      const rest = row.slice(1).flatMap((entry) => (entry.kind === 'update' ? [] : [...entry.runs]));
      result.push({ ...first, runs: [first.runs[0], ...rest] });
    } else result.push(...row);
    row = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'update' || entry.kind !== row[0]?.kind) close();
    row.push(entry);
    if (entry.kind === 'update') close();
  }
  close();
  return result;
};
