import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';

/** The feeds and sitemaps of a domain. */
export type DomainOffer = Answer<'DomainOffer'>;

const FRESH_MS = 10 * 60_000;

/** The feeds and pages that a domain offers, or a site as campaigns read it; the server looks for 20 s at most. */
export const domainOfferQuery = (domain: string, isSite = false) =>
  queryOptions({
    queryKey: ['domain-offer', domain, isSite],
    queryFn: ({ signal }) =>
      answerOf(api.POST('/api/topics/discover-domain', { body: isSite ? { domain, site: true } : { domain }, signal })),
    staleTime: FRESH_MS,
    retry: false,
  });
