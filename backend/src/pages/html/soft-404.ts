import type { PageFault } from '#events/research/run-log';
import { consentWall, missingPage, needsScripts } from '#text/languages/english/pages';

/** Longest text of an error page, in characters: longer than most of them have, shorter than most articles. */
const LONGEST = 1500;
const LONGEST_WITHOUT_SCRIPTS = 600;
const ONLY_LOADING = /^\W*(?:loading|please wait)\b.{0,40}$/i;

/**
 * Recognises pages that are served with status 200 but have no article: a soft 404, a consent wall, an application shell.
 * Returns null for all other pages.
 */
export const soft404In = (titles: readonly string[], blocks: readonly string[]): PageFault | null => {
  const text = blocks.join(' ');
  if (text.length > LONGEST) return null;
  if (titles.some((title) => missingPage.test(title))) return { kind: 'says_not_found' };
  if (titles.some((title) => consentWall.test(title))) return { kind: 'requires_consent' };
  if (text.length <= LONGEST_WITHOUT_SCRIPTS && (ONLY_LOADING.test(text) || needsScripts.test(text)))
    return { kind: 'requires_javascript' };
  return null;
};
