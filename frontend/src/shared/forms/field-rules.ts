import * as z from 'zod/mini';

/** Validation rules of single fields, shared by forms. Parsing gives the value to send: trimmed or normalised. */

export const atMost = (most: number) => z.maxLength(most, `At most ${most} characters`);

/** A secret, which may begin or end with a space. */
export const entered = (missing: string) => z.string().check(z.minLength(1, missing));

/** A text that is not blank. */
export const required = (missing: string, most?: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), ...(most === undefined ? [] : [atMost(most)]));

export const optional = (most: number) => z.string().check(z.trim(), atMost(most));

/** A simple pattern: only sending mail can tell whether the address works. */
export const email = z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Must be a valid email address'));

const shortestPassword = 10;
const longestPassword = 128;

export const passwordHint = `At least ${shortestPassword} characters.`;

export const newPassword = z
  .string()
  .check(
    z.minLength(shortestPassword, `Use at least ${shortestPassword} characters.`),
    z.maxLength(longestPassword, `Use at most ${longestPassword} characters.`),
  );

export const trackerDescription = required('Please enter a tracker description');

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostname = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+${label}$`);

/** The bare hostname of the input, which may have a scheme, a port and a path; null if there is none. */
export const hostOf = (typed: string): string | null => {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '');
  return hostname.test(host) ? host : null;
};

const invalidDomain = 'Invalid domain format';
const bareHost = z.overwrite<string>((typed) => hostOf(typed) ?? typed.trim());

export const requiredDomain = z.string().check(
  z.refine((typed) => hostOf(typed) !== null, invalidDomain),
  bareHost,
);

/** Blank fields are ignored. */
const domain = z.string().check(
  z.refine((typed) => typed.trim() === '' || hostOf(typed) !== null, invalidDomain),
  bareHost,
);

/** Limit of the server's for one tracker. */
const mostDomains = 100;

/** A field per domain, as react-hook-form keeps lists; parsed to their distinct hosts. */
export const domains = z.pipe(
  z.array(z.object({ host: domain })).check(
    z.refine(
      (fields) => fields.length === 0 || fields.some(({ host }) => host !== ''),
      'Please add at least one domain or remove all domain fields.',
    ),
    z.maxLength(mostDomains, `At most ${mostDomains} domains`),
  ),
  z.transform((fields) => [...new Set(fields.map(({ host }) => host).filter((host) => host !== ''))]),
);
