import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { stripInvisible } from '#kernel/invisible-characters';
import { put, projection } from '#kernel/projection';

/** The title of a page that some run of a tracker read. */
export interface ReadPageTitle {
  readonly _id: string;
  readonly url: string;
  readonly title: string;
}

export const readPageId = (trackerId: string, url: string): string => `${trackerId} ${url}`;

export const readPages = projection<LedgerEvent, ReadPageTitle>({
  name: 'read-pages',
  from: [ledgerEvents],
  project(event) {
    if (event.type !== 'PagesRead') return [];
    const { trackerId, pages } = event.data;
    return pages.map(({ url, title }) => put({ _id: readPageId(trackerId, url), url, title: stripInvisible(title) }));
  },
});
