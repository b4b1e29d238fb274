import type { SourceSetContent } from '#events/source-sets/source-set.events';
import { isBlank } from '#kernel/blank-text';
import { type FieldError, type Refusal, refuse } from '#kernel/decider';
import { normaliseHostname } from '#kernel/hostname';
import { cleanName, cleanText } from '#kernel/invisible-characters';

export const MAX_NAME = 100;
const MAX_DESCRIPTION = 1000;
export const MAX_DOMAINS = 500;

/** The validated content of a Source Set, or a refusal. */
export const acceptSourceSet = (typed: SourceSetContent): SourceSetContent | Refusal => {
  const name = cleanName(typed.name);
  const description = cleanText(typed.description);
  const hosts = typed.domains.map(normaliseHostname);
  const invalid = hosts.flatMap((host, index) =>
    host === null ? [{ path: `domains.${index}`, message: 'Invalid domain format' }] : [],
  );
  if (invalid.length > 0) {
    const detail = `There are ${invalid.length} invalid domain(s) in your list. Please correct them before saving.`;
    return refuse('INVALID', detail, [...requiredErrors(name, typed.domains), ...invalid]);
  }
  const required = requiredErrors(name, typed.domains);
  if (required.length > 0) return refuse('INVALID', 'Please fill in all required fields.', required);
  const [tooLong, ...more] = lengthErrors(name, description, typed.domains);
  if (tooLong !== undefined) return refuse('INVALID', tooLong.message, [tooLong, ...more]);
  return { name, description, domains: [...new Set(hosts.flatMap((host) => host ?? []))] };
};

const requiredErrors = (name: string, domains: readonly string[]): FieldError[] => [
  ...(isBlank(name) ? [{ path: 'name', message: 'Please enter a name for this source set' }] : []),
  ...(domains.length === 0 ? [{ path: 'domains', message: 'Please add at least one domain' }] : []),
];

const lengthErrors = (name: string, description: string, domains: readonly string[]): FieldError[] => [
  ...(name.length > MAX_NAME ? [{ path: 'name', message: `At most ${MAX_NAME} characters` }] : []),
  ...(description.length > MAX_DESCRIPTION
    ? [{ path: 'description', message: `At most ${MAX_DESCRIPTION} characters` }]
    : []),
  ...(domains.length > MAX_DOMAINS ? [{ path: 'domains', message: `At most ${MAX_DOMAINS} domains` }] : []),
];
