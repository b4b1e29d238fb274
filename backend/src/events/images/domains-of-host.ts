/**
 * A host and the domains that it is below, without the last label: `static01.nyt.com` gives itself and `nyt.com`. Whoever takes a
 * domain down means all of them.
 */
export const domainsOfHost = (host: string): readonly string[] => {
  const labels = host.toLowerCase().split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, at) => labels.slice(at).join('.'));
};

/** Those of the image's own address and of the page that shows it, each once. */
export const domainsOfImage = ({
  address,
  url,
}: {
  readonly address: string;
  readonly url: string;
}): readonly string[] => [
  ...new Set([address, url].flatMap((each) => (URL.canParse(each) ? domainsOfHost(new URL(each).hostname) : []))),
];
