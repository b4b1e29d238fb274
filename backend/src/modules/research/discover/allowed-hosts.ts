/** Host of a domain as users type it: with a scheme, a path, a wildcard or capitals. Empty if there is none. */
export const hostOfDomain = (domain: string): string => {
  const bare = domain
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^\*\./, '');
  return URL.canParse(`https://${bare}`) ? new URL(`https://${bare}`).hostname : '';
};

/** Matches hosts that are one of the domains or a subdomain of one. Without domains, matches every host. */
export const allowedHosts = (domains: readonly string[]): ((host: string) => boolean) => {
  if (domains.length === 0) return () => true;
  const allowed = domains.map(hostOfDomain).filter((host) => host !== '');
  return (host) => allowed.some((domain) => host === domain || host.endsWith(`.${domain}`));
};
