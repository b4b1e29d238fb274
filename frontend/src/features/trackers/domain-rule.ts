const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostname = new RegExp(`^(?:${label}\\.)+${label}$`, 'i');

export const domainMessage = 'Invalid domain format';

/** The bare hostname of what was typed, with or without a scheme and a path; null where there is none. */
export const hostOf = (typed: string): string | null => {
  const host = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .toLowerCase();
  return host.length <= 253 && hostname.test(host) ? host : null;
};

/** What is wrong with a list of domain fields as it is about to be saved; undefined where nothing is. */
export const domainsProblem = (fields: readonly string[]): string | undefined => {
  const filled = fields.filter((field) => field.trim() !== '');
  if (fields.length > 0 && filled.length === 0) return 'Please add at least one domain or remove all domain fields.';
  const invalid = filled.filter((field) => hostOf(field) === null).length;
  if (invalid > 0) return `There are ${invalid} invalid domain(s) in your list. Please correct them before saving.`;
  return undefined;
};

/** The hosts to save, each once, blank fields passed over. */
export const hostsOf = (fields: readonly string[]): string[] => [
  ...new Set(fields.map(hostOf).filter((host): host is string => host !== null)),
];
