/** Host of a domain as people write it: with a scheme, a path, a star or a capital. Empty where there is none. */
export const hostOfDomain = (domain: string): string => {
  const bare = domain
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^\*\./, '');
  return URL.canParse(`https://${bare}`) ? new URL(`https://${bare}`).hostname : '';
};

/** A host is allowed where it is one of the domains or below one. No domains: every host is. */
export const allowedHosts = (domains: readonly string[]): ((host: string) => boolean) => {
  if (domains.length === 0) return () => true;
  const allowed = domains.map(hostOfDomain).filter((host) => host !== '');
  return (host) => allowed.some((domain) => host === domain || host.endsWith(`.${domain}`));
};
