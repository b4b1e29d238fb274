import { parseUrl } from '#kernel/parse-url';

/** The address of a store: one host or several, separated by commas. Only a single host makes it a URL. */
export interface ConnectionString {
  readonly protocol: string;
  /** Each with its port, if it has one. */
  readonly hosts: readonly string[];
  /** Empty if none is named. */
  readonly database: string;
}

const PARTS = /^(?<protocol>[a-z+]+:)\/\/(?:[^@]*@)?(?<hosts>[^/?#@]+)(?:\/(?<database>[^?#]*))?(?:\?[^#]*)?$/;

const isHost = (text: string): boolean => {
  return text !== '' && parseUrl(`store://${text}`)?.host === text;
};

/** Null for what no driver could connect to. */
export const parseConnectionString = (text: string): ConnectionString | null => {
  const { protocol, hosts = '', database = '' } = PARTS.exec(text)?.groups ?? {};
  if (protocol === undefined) return null;
  const hostNames = hosts.split(',');
  if (!hostNames.every(isHost)) return null;
  // Its hosts are looked up in DNS, with their ports.
  if (protocol === 'mongodb+srv:' && (hostNames.length > 1 || hosts.includes(':'))) return null;
  try {
    return { protocol, hosts: hostNames, database: decodeURIComponent(database) };
  } catch {
    return null;
  }
};
