import * as z from 'zod/mini';

/** Rules of single fields, shared by the forms. The parsed value is what is sent: trimmed, or brought to its plain form. */

/** A text that is not blank. */
export const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** A simple pattern: only mail sent to the address can tell whether it works. */
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

/** The bare hostname of what was typed, with or without a scheme, a port and a path; null where there is none. */
const hostOf = (typed: string): string | null => {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '');
  return hostname.test(host) ? host : null;
};

/** A blank field is passed over. */
const domain = z.string().check(
  z.refine((typed) => typed.trim() === '' || hostOf(typed) !== null, 'Invalid domain format'),
  z.overwrite((typed) => hostOf(typed) ?? typed.trim()),
);

/** One field for each domain, as react-hook-form keeps lists; the hosts that they name, each once. */
export const domains = z.pipe(
  z
    .array(z.object({ host: domain }))
    .check(
      z.refine(
        (fields) => fields.length === 0 || fields.some(({ host }) => host !== ''),
        'Please add at least one domain or remove all domain fields.',
      ),
    ),
  z.transform((fields) => [...new Set(fields.map(({ host }) => host).filter((host) => host !== ''))]),
);
