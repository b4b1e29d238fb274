import * as z from 'zod/mini';
import { formTexts } from '../texts/forms';

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const hostname = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+${LABEL}$`);

/** The bare hostname of the input, which may have a scheme, a port and a path; null if there is none. */
export const parseHost = (typed: string): string | null => {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '');
  return hostname.test(host) ? host : null;
};

const invalid = { error: () => formTexts().invalidDomain };
const bareHost = z.overwrite<string>((typed) => parseHost(typed) ?? typed.trim());

export const requiredDomain = z.string().check(
  z.refine((typed) => parseHost(typed) !== null, invalid),
  bareHost,
);

/** Blank fields are ignored. */
const domain = z.string().check(
  z.refine((typed) => typed.trim() === '' || parseHost(typed) !== null, invalid),
  bareHost,
);

/** Limit of the server's for one tracker. */
const MAX_DOMAINS = 100;

/** A field per domain, as react-hook-form keeps lists; parsed to their distinct hosts. */
export const domainListRule = z.pipe(
  z.array(z.object({ host: domain })).check(
    z.refine((fields) => fields.length === 0 || fields.some(({ host }) => host !== ''), {
      error: () => formTexts().domainsMissing,
    }),
    z.maxLength(MAX_DOMAINS, { error: () => formTexts().atMostDomains(MAX_DOMAINS) }),
  ),
  z.transform((fields) => [...new Set(fields.map(({ host }) => host).filter((host) => host !== ''))]),
);
