import type { Answer } from '../../shared/api/answer';
import type { Item } from './api/get-collection';

/** The root folder with these trackers, for specs. */
export const collectionExample = (items: Item[]): Answer<'Collection'> => ({
  collection: {
    id: null,
    name: 'My Trackers',
    description: '',
    parent_id: null,
    parent_uid: null,
    type: 'collection',
    can_edit: true,
    shared: false,
    collect_emails: false,
    public: false,
    rss_url: null,
  },
  breadcrumbs: [],
  items,
});
