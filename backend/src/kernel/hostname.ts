import { parseUrl } from './parse-url';

/** Names of hosts may hold `_` in DNS, and some sites have it. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const MAX_HOSTNAME = 253;
/** Maximum length of a typed host with its port: converting other scripts to ASCII takes quadratic time. */
const MAX_TYPED = 300;

/**
 * The bare host name in a typed URL: lower case, without scheme, path, port or credentials; other scripts in ASCII
 * form. Null if it is not a host name with a dot, or is an IP address.
 */
export const normaliseHostname = (typed: string): string | null => {
  const text = typed.trim();
  const hostname = hostOf(/^https?:\/\//i.test(text) ? text : `http://${text}`);
  if (hostname === null || hostname.length > MAX_HOSTNAME) return null;
  const labels = hostname.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(last) ? hostname : null;
};

/** Accepts any number of slashes, like URL parsers. */
const typedHostOf = (address: string): string => address.replace(/^https?:\/*/i, '').split(/[/?#]/, 1)[0] ?? '';

const hostOf = (address: string): string | null => {
  if (typedHostOf(address).length > MAX_TYPED || /[\s\\]/.test(address)) return null;
  const url = parseUrl(address);
  return url?.username === '' && url.password === '' ? url.hostname.replace(/\.$/, '') : null;
};
