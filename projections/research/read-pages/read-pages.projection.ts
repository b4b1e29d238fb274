import { put, projection } from '#kernel/projection';
import { type LedgerEvent, ledgerEvents } from '#modules/research/domain/ledger.events';
import { type ReadPageTitle, readPageId } from './read-page-title.document';

export const readPages = projection<LedgerEvent, ReadPageTitle>({
  name: 'read-pages',
  from: [ledgerEvents],
  indexes: [],
  project(event) {
    const titled = (pages: readonly { readonly url: string; readonly title: string }[]) =>
      pages.map(({ url, title }) => put({ _id: readPageId(event.data.trackerId, url), url, title }));
    switch (event.type) {
      case 'PagesRead':
        return titled(event.data.pages);
      case 'DocumentsRead':
        return titled(event.data.read);
      default:
        return [];
    }
  },
});
