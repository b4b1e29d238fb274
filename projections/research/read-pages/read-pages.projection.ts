import { put, projection } from '#kernel/projection';
import { type ResearchEvent, researchEvents } from '#modules/research/domain/research.events';
import { type ReadPageTitle, readPageId } from './read-page-title.document';

export const readPages = projection<ResearchEvent, ReadPageTitle>({
  name: 'read-pages',
  from: [researchEvents],
  indexes: [],
  project(event) {
    if (event.type !== 'DocumentsRead') return [];
    const { trackerId, read } = event.data;
    return read.map(({ url, title }) => put({ _id: readPageId(trackerId, url), url, title }));
  },
});
