import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

export interface MailedLink {
  readonly purpose: 'verify' | 'reset';
  readonly uid: string;
  readonly token: string;
}

/** Whether the link of a mail still opens. Asked once: a form that is being filled in does not go away. */
export const linkQuery = (link: MailedLink) =>
  queryOptions({
    queryKey: ['link', link],
    queryFn: ({ signal }) => answerOf(api.POST('/api/common/check-link', { body: link, signal })),
    staleTime: Infinity,
    retry: false,
  });
