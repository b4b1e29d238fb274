import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../shared/api/api-schema';
import { unwrap, api } from '../../../shared/api/client';

/** The feeds and sitemaps of a domain. */
export type DomainOffer = Schema<'DomainOffer'>;

const FRESH_MS = 10 * 60_000;

/** The feeds and pages that a domain offers, or a site as campaigns read it; the server looks for 20 s at most. */
export const domainOfferQuery = (domain: string, isSite = false) =>
  queryOptions({
    queryKey: ['domain-offer', domain, isSite],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/topics/discover-domain', { body: isSite ? { domain, site: true } : { domain }, signal })),
    staleTime: FRESH_MS,
    retry: false,
  });
