import { type Projection, put } from '../../../backend/src/kernel/projection';
import type { ResearchEvent } from '../../../backend/src/modules/research/domain/research.events';
import { type ReadPageTitle, readPageId } from './read-page-title.document';

export const readPages: Projection<ResearchEvent> = {
  name: 'read-pages',
  version: 1,
  categories: ['research'],
  indexes: [],
  project(event) {
    if (event.type !== 'DocumentsRead') return [];
    const { trackerId, read } = event.data;
    return read.map(({ url, title }) => put<ReadPageTitle>({ _id: readPageId(trackerId, url), url, title }));
  },
};
