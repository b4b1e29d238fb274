import { dayOf } from '#kernel/calendar';
import { changeOr, projection } from '#kernel/projection';
import { type LedgerEvent, ledgerEvents } from '#modules/research/domain/ledger.events';
import { type ConsideredDocuments, type RunEvent, runEvents } from '#modules/research/domain/run.events';
import { isStarterTracker } from '#modules/trackers/domain/starter-tracker';

/** How many pages of a host the runs of a day (UTC) could read. `_id` is day and host: `2026-11-22 agency.gov`. */
export interface HostDay {
  readonly _id: string;
  readonly day: string;
  readonly host: string;
  readonly read: number;
  readonly unreachable: number;
}

type Pages = Pick<HostDay, 'read' | 'unreachable'>;

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

const pagesByHost = ({ considered, unchanged }: ConsideredDocuments): ReadonlyMap<string, Pages> => {
  const byHost = new Map<string, Pages>();
  const count = (url: string, field: keyof Pages): void => {
    const host = hostOf(url);
    if (host === null) return;
    const pages = byHost.get(host) ?? { read: 0, unreachable: 0 };
    byHost.set(host, { ...pages, [field]: pages[field] + 1 });
  };
  for (const { url, outcome } of considered) count(url, outcome === 'unreachable' ? 'unreachable' : 'read');
  for (const url of unchanged) count(url, 'read');
  return byHost;
};

export const hostDays = projection<RunEvent | LedgerEvent, HostDay>({
  name: 'host-days',
  from: [runEvents, ledgerEvents],
  indexes: [{ keys: ['day', 'read'] }, { keys: ['day', 'unreachable'] }],
  project(event) {
    if (event.type !== 'DocumentsConsidered' && event.type !== 'DocumentsRead') return [];
    if (isStarterTracker(event.data.trackerId)) return [];
    const day = dayOf(event.metadata.occurred_at);
    return [...pagesByHost(event.data)].map(([host, { read, unreachable }]) =>
      changeOr({ _id: `${day} ${host}`, day, host, read: 0, unreachable: 0 }, { $inc: { read, unreachable } }),
    );
  },
});
