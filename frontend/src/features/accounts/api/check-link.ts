import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

export interface MailedLink {
  readonly purpose: 'verify' | 'reset';
  readonly uid: string;
  readonly token: string;
}

/** Whether a mailed link is still valid. Checked once, so that a form being filled in does not disappear. */
export const linkQuery = (link: MailedLink) =>
  queryOptions({
    queryKey: ['link', link],
    queryFn: ({ signal }) => answerOf(api.POST('/api/common/check-link', { body: link, signal })),
    staleTime: Infinity,
    retry: false,
  });
