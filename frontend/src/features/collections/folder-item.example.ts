import type { FolderItem } from './api/get-collection';

export const folderItemExample = (changes: Partial<FolderItem> = {}): FolderItem => ({
  id: 'trade',
  name: 'Trade',
  description: '',
  parent_id: null,
  parent_uid: null,
  type: 'collection',
  can_edit: true,
  shared: false,
  collect_emails: false,
  public: false,
  rss_url: null,
  created_at: '2026-03-01T09:00:00Z',
  updated_at: '2026-03-02T09:00:00Z',
  ...changes,
});
