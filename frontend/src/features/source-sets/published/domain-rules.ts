import * as z from 'zod/mini';
import { normaliseHostname } from '#kernel/hostname';
import { formTexts } from '#shared/texts/forms';

const invalid = { error: () => formTexts().invalidDomain };
const bareHost = z.overwrite<string>((input) => normaliseHostname(input) ?? input.trim());

export const requiredDomain = z.string().check(
  z.refine((input) => normaliseHostname(input) !== null, invalid),
  bareHost,
);

/** Blank fields are ignored. */
const domain = z.string().check(
  z.refine((input) => input.trim() === '' || normaliseHostname(input) !== null, invalid),
  bareHost,
);

/** Limit of the server's for one tracker. */
const MAX_TRACKER_DOMAINS = 100;

/** A field per domain, as react-hook-form keeps lists; parsed to their distinct hosts. */
export const domainListRule = z.pipe(
  z.array(z.object({ host: domain })).check(
    z.refine((fields) => fields.length === 0 || fields.some(({ host }) => host !== ''), {
      error: () => formTexts().domainsMissing,
    }),
    z.maxLength(MAX_TRACKER_DOMAINS, { error: () => formTexts().atMostDomains(MAX_TRACKER_DOMAINS) }),
  ),
  z.transform((fields) => [...new Set(fields.map(({ host }) => host).filter((host) => host !== ''))]),
);
