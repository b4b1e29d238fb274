const separators = [' – ', ' — ', ' | ', ' - ', ' :: ', ' · ', ' » ', ' • '];

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Removes the site's name, which sites add to titles for browsers and search engines. */
export const withoutSiteName = (title: string, siteNames: readonly string[]): string => {
  const sites = new Set(siteNames.map(plain).filter((name) => name !== ''));
  for (const separator of separators) {
    const parts = title.split(separator);
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    if (parts.length < 2) continue;
    if (sites.has(plain(last))) return withoutSiteName(parts.slice(0, -1).join(separator).trim(), siteNames);
    if (sites.has(plain(first))) return withoutSiteName(parts.slice(1).join(separator).trim(), siteNames);
  }
  return title;
};

export interface TitleSigns {
  /** Most reliable first; empty ones are skipped. */
  readonly candidates: readonly string[];
  /** The page's first heading. */
  readonly heading: string;
  readonly siteNames: readonly string[];
}

/**
 * If the title element begins or ends with the page's heading, the heading is the title, even if the site's name is
 * unknown.
 */
export const pageTitle = ({ candidates, heading, siteNames }: TitleSigns): string => {
  const given = candidates.find((candidate) => candidate !== '') ?? heading;
  const bare = withoutSiteName(given, siteNames);
  const head = plain(heading);
  const same =
    head.length >= 12 &&
    (plain(bare).startsWith(head) || plain(bare).endsWith(head)) &&
    separators.some((each) => bare.includes(each));
  return same ? heading : bare;
};
