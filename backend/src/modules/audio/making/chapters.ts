import type { ChapterMark } from './speak-script';

/** https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md */
export const chaptersJson = (chapters: readonly ChapterMark[]): Uint8Array =>
  Buffer.from(
    JSON.stringify({
      version: '1.2.0',
      chapters: chapters.map(({ startsAtSeconds, title }) => ({ startTime: startsAtSeconds, title })),
    }),
  );

export const CHAPTERS_MEDIA_TYPE = 'application/json+chapters';
