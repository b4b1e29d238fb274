import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

/** The feeds and sitemaps of a domain. */
export type DomainOffer = Schema<'DomainOffer'>;

const FRESH_MS = 10 * 60_000;

/** The feeds and pages of a domain, or of a candidate's site; the server searches for 20 s at most. */
export const domainOfferQuery = (domain: string, isSite = false) =>
  defineQuery(
    ['domain-offer', domain, isSite],
    (init) => api.POST('/api/topics/discover-domain', { body: isSite ? { domain, site: true } : { domain }, ...init }),
    {
      staleTime: FRESH_MS,
      retry: false,
    },
  );
