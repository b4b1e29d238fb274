import type { DiaryMessage } from './api/conversation';

export const messageFixture = (changes: Partial<DiaryMessage> = {}): DiaryMessage => ({
  id: '0',
  role: 'user',
  content: 'Two cups of tea',
  created_at: '2026-05-06T06:00:00.000Z',
  simulated: false,
  images: [],
  image_url: null,
  proposals: [],
  noted: null,
  kinds: [],
  prefilled: [],
  clock: null,
  asks_time: false,
  tells_lives_with: false,
  emergency: null,
  ...changes,
});
