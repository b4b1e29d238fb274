import type { ReadingNote } from '#events/research/run-log';
import { MAX_ARTICLE_CHARACTERS } from '#pages/article-length';
import type { Extent } from '#pages/extent';
import type { GatheredPage } from '#pages/read-page';
import { isInOtherLanguage } from '#text/languages/detection';
import { DOCUMENT_LIMITS } from '../read/document-page';

const extents: Readonly<Record<Exclude<Extent, 'whole'>, ReadingNote>> = {
  'up to the limit': { kind: 'cut', characters: MAX_ARTICLE_CHARACTERS },
  'up to the limit of documents': { kind: 'cut', characters: DOCUMENT_LIMITS.characters },
  paywalled: { kind: 'paywalled' },
  truncated: { kind: 'truncated' },
  collapsed: { kind: 'collapsed' },
};

/** Notes on how much of a page was read, or how well, if not as usual. */
export const readingNotes = ({ extent, blocks }: GatheredPage): readonly ReadingNote[] => [
  ...(extent === 'whole' ? [] : [extents[extent]]),
  ...(isInOtherLanguage(blocks) ? [{ kind: 'other_language' } as const] : []),
];
