import type { PageFault } from '#events/research/run-log';

/** Longer than most error pages, shorter than most articles. */
const longest = 1500;
const longestWithoutScripts = 600;

const missing =
  /^\W*(?:(?:error\W*)?404\b|(?:page|file|article|content) (?:was |is )?(?:not found|no longer (?:available|here))|not found$|(?:sorry\W+)?(?:this|that|the) page (?:can(?:not|['’]t) be found|could(?: not|n['’]t) be found|does(?: not|n['’]t) exist|is(?: not|n['’]t) (?:available|here)|you(?: are|['’]re) looking for))/i;
const consent =
  /^\W*(?:we (?:value|respect) your privacy|before you continue|your privacy choices|cookie (?:consent|settings|preferences))\b/i;
const scripts =
  /\b(?:enable|requires?|turn on|without) (?:javascript|js)\b|\bjavascript (?:is|must be|to be|has been|appears to be) |\b(?:verify(?:ing)?|confirm) (?:that )?you(?: are|['’]re) (?:a )?human|checking your browser|just a moment/i;
const onlyLoading = /^\W*(?:loading|please wait)\b.{0,40}$/i;

/**
 * Recognises pages that are served with status 200 but have no article: a soft 404, a consent wall, an application shell.
 * Returns null for all other pages.
 */
export const soft404In = (titles: readonly string[], blocks: readonly string[]): PageFault | null => {
  const text = blocks.join(' ');
  if (text.length > longest) return null;
  if (titles.some((title) => missing.test(title))) return { kind: 'says_not_found' };
  if (titles.some((title) => consent.test(title))) return { kind: 'requires_consent' };
  if (text.length <= longestWithoutScripts && (onlyLoading.test(text) || scripts.test(text)))
    return { kind: 'requires_javascript' };
  return null;
};
