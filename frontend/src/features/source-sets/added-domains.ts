import { hostOf } from '../../shared/forms/domain-rules';

export const duplicateDomain = 'This domain is already in the list';
export const invalidDomain = 'Please enter a valid domain (e.g., example.org)';

interface Added {
  /** To add to the list. */
  readonly hosts: readonly string[];
  /** What stays in the field. */
  readonly rest: string;
  readonly warning?: string;
}

/** What was typed or pasted: one domain or several, separated by spaces, commas or lines. */
export const addedDomains = (typed: string, listed: readonly string[]): Added => {
  const known = new Set(listed.map((each) => hostOf(each) ?? each));
  const hosts: string[] = [];
  const invalid: string[] = [];
  let repeats = false;
  for (const part of typed.split(/[\s,;]+/).filter((each) => each !== '')) {
    const host = hostOf(part);
    if (host === null) invalid.push(part);
    else if (known.has(host)) repeats = true;
    else hosts.push(host);
    if (host !== null) known.add(host);
  }
  if (invalid.length > 0 || (hosts.length === 0 && !repeats)) {
    return { hosts, rest: invalid.length > 0 ? invalid.join(' ') : typed, warning: invalidDomain };
  }
  return { hosts, rest: '', ...(repeats && { warning: duplicateDomain }) };
};
