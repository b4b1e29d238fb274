import type { ListedDocument } from './document-filter';

export const documentFixture = (changes: Partial<ListedDocument> = {}): ListedDocument => ({
  id: 'd1',
  title: 'Hearing on ports',
  kind: 'hearing',
  designation: null,
  signed_on: null,
  published_on: null,
  added_at: '2026-03-01T09:00:00.000Z',
  pages: 12,
  readable: true,
  ...changes,
});
