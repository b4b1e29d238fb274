import { put, projection } from '#kernel/projection';
import { type CitedSource, type ResearchEvent, researchEvents } from '#modules/research/domain/research.events';
import type { CitedSourceAddress } from './cited-source.document';

const addresses = (sources: readonly CitedSource[]) => sources.map(({ id, url }) => put({ _id: id, url }));

export const citedSources = projection<ResearchEvent, CitedSourceAddress>({
  name: 'cited-sources',
  from: [researchEvents],
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
});
