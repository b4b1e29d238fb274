import { normaliseHostname } from '#kernel/hostname';
import { sourceSetDialogTexts } from './texts/dialog';

interface AddedDomains {
  /** Hosts to add to the list. */
  readonly hosts: readonly string[];
  /** Text that stays in the field. */
  readonly rest: string;
  readonly warning?: string;
}

/** Splits typed or pasted text: one domain or several, separated by spaces, commas or lines. */
export const addedDomains = (input: string, listed: readonly string[]): AddedDomains => {
  const known = new Set(listed.map((each) => normaliseHostname(each) ?? each));
  const hosts: string[] = [];
  const invalid: string[] = [];
  let repeats = false;
  for (const part of input.split(/[\s,;]+/).filter((each) => each !== '')) {
    const host = normaliseHostname(part);
    if (host === null) invalid.push(part);
    else if (known.has(host)) repeats = true;
    else hosts.push(host);
    if (host !== null) known.add(host);
  }
  if (invalid.length > 0 || (hosts.length === 0 && !repeats)) {
    return {
      hosts,
      rest: invalid.length > 0 ? invalid.join(' ') : input,
      warning: sourceSetDialogTexts().invalidDomain,
    };
  }
  return { hosts, rest: '', ...(repeats && { warning: sourceSetDialogTexts().duplicateDomain }) };
};
