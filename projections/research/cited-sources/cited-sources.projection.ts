import { type CitedSource, type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { put, projection } from '#kernel/projection';

/** A page cited by some answer: the only redirect targets of /go/{id}. `_id` is the source's id. */
export interface CitedSourceAddress {
  readonly _id: string;
  readonly url: string;
}

const addresses = (sources: readonly CitedSource[]) =>
  sources.map(({ id, url, opensAt = url }) => put({ _id: id, url: opensAt }));

export const citedSources = projection<LedgerEvent, CitedSourceAddress>({
  name: 'cited-sources',
  from: [ledgerEvents],
  project(event) {
    switch (event.type) {
      case 'StateEstablished':
      case 'OverviewRecomposed':
        return addresses(event.data.state.sources);
      case 'UpdatePublished':
        return addresses([...event.data.state.sources, ...event.data.update.sources]);
      default:
        return [];
    }
  },
});
