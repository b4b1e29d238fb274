import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { oneTimeQueryOptions } from '#shared/api/one-time-query-options';

export type MailedLink = Schema<'CheckLinkBody'>;

/** Whether a mailed link is still valid. Checked once: signing in with the form consumes the link. */
export const linkQuery = (link: MailedLink) =>
  defineQuery(
    ['link', link],
    (init) => api.POST('/api/common/check-link', { body: link, ...init }),
    oneTimeQueryOptions,
  );
