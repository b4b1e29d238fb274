import { type Projection, put } from '../../../backend/src/kernel/projection';
import type { CitedSource, ResearchEvent } from '../../../backend/src/modules/research/domain/research.events';
import type { CitedSourceAddress } from './cited-source.document';

const addresses = (sources: readonly CitedSource[]) =>
  sources.map(({ id, url }) => put<CitedSourceAddress>({ _id: id, url }));

export const citedSources: Projection<ResearchEvent> = {
  name: 'cited-sources',
  version: 1,
  categories: ['research'],
  indexes: [],
  project(event) {
    switch (event.type) {
      case 'StateEstablished':
        return addresses(event.data.state.sources);
      case 'UpdatePublished':
        return addresses([...event.data.state.sources, ...event.data.update.sources]);
      default:
        return [];
    }
  },
};
