import { parseUrl } from '#kernel/parse-url';

/**
 * A host and the domains above it, except the last label: `static01.nyt.com` gives itself and `nyt.com`. Taking a
 * domain down applies to all hosts below it.
 */
export const domainsOfHost = (host: string): readonly string[] => {
  const labels = host.toLowerCase().split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, at) => labels.slice(at).join('.'));
};

/** The hosts and domains of an image's address and of the page that shows it, without duplicates. */
export const domainsOfImage = ({
  address,
  url,
}: {
  readonly address: string;
  readonly url: string;
}): readonly string[] => [
  ...new Set(
    [address, url].flatMap((each) => {
      const parsed = parseUrl(each);
      return parsed === null ? [] : domainsOfHost(parsed.hostname);
    }),
  ),
];
