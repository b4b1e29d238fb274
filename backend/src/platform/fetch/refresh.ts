/**
 * Longest delay of a refresh, in seconds, that leads on to another page. A longer one is meant to reload a page that was
 * read.
 */
const LONGEST_WAIT_S = 5;

/**
 * The address in a `Refresh` header or meta element, such as `0; url=/next`, as HTML reads it; null if it names none or waits
 * for long.
 */
export const refreshAddress = (content: string): string | null => {
  const [, seconds = '', rest = ''] = /^\s*(\d*)[\d.]*(?:\s*[;,]\s*|\s+)(.*)$/s.exec(content) ?? [];
  const given = rest.replace(/^url\s*=\s*/i, '');
  const quote = /^["']/.exec(given)?.[0];
  const address = (quote === undefined ? given : (given.slice(1).split(quote, 1)[0] ?? '')).trim();
  return address !== '' && Number(seconds) <= LONGEST_WAIT_S ? address : null;
};
