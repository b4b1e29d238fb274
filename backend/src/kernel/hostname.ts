const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_HOSTNAME = 253;
/** Of a host as typed, with its port. Making names of other scripts ASCII takes the square of their length. */
const MAX_TYPED = 300;

/**
 * The bare host name in a typed address: lower case, without scheme, path, port or credentials; names in other
 * scripts in their ASCII form. Null where it is no host name with a dot in it, which an IP address is not either.
 */
export const normaliseHostname = (typed: string): string | null => {
  const text = typed.trim();
  const hostname = hostOf(/^https?:\/\//i.test(text) ? text : `http://${text}`);
  if (hostname === null || hostname.length > MAX_HOSTNAME) return null;
  const labels = hostname.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(last) ? hostname : null;
};

/** However many slashes stand before it, as URLs are read. */
const typedHostOf = (address: string): string => address.replace(/^https?:\/*/i, '').split(/[/?#]/, 1)[0] ?? '';

const hostOf = (address: string): string | null => {
  if (typedHostOf(address).length > MAX_TYPED || /[\s\\]/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username === '' && url.password === '' ? url.hostname.replace(/\.$/, '') : null;
};
