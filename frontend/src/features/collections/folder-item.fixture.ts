import type { Schema } from '#shared/api/api-schema';
import type { FolderItem } from './api/get-folder';

export const rootFixture: Schema<'Folder'> = {
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
  rss_url: 'https://aidy.example/rss/user/ann.secret.xml',
};

export const folderItemFixture = (changes: Partial<FolderItem> = {}): FolderItem => ({
  ...rootFixture,
  id: 'trade',
  name: 'Trade',
  rss_url: null,
  holds: { folders: 0, trackers: 0 },
  last_line: null,
  created_at: '2026-03-01T09:00:00Z',
  updated_at: '2026-03-02T09:00:00Z',
  ...changes,
});
