import { parseUrl } from '#kernel/parse-url';

/** Host of a domain as users type it: with a scheme, a path, a wildcard or capitals. Empty if there is none. */
export const hostOfDomain = (domain: string): string => {
  const bare = domain
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^\*\./, '');
  return parseUrl(`https://${bare}`)?.hostname ?? '';
};

/** Matches hosts that are one of the domains or a subdomain of one. Without domains, matches every host. */
export const allowedHosts = (domains: readonly string[]): ((host: string) => boolean) => {
  if (domains.length === 0) return () => true;
  const allowed = domains.map(hostOfDomain).filter((host) => host !== '');
  return (host) => allowed.some((domain) => host === domain || host.endsWith(`.${domain}`));
};
