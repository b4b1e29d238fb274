import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFinal } from '#shared/api/problem';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { QueryView } from '#shared/ui/states/query-view';
import { deliveryLinkTexts } from '../texts/mailed-links';

interface MailLinkPageProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** Replaces the content if the server says that the link is invalid. */
  invalid: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The page behind a link in a mail. If the server cannot be reached, the link may still be valid. */
export const MailLinkPage = <Data, Key extends QueryKey>({
  query,
  invalid,
  children,
}: MailLinkPageProps<Data, Key>) => (
  <QueryView
    query={query}
    skeleton={{ lines: [100, 60, 30], height: 20 }}
    failed={(error, retry) =>
      isFinal(error) ? invalid : <DataNotLoaded contentName={deliveryLinkTexts().whatLinkIsAbout} onRetry={retry} />
    }
  >
    {children}
  </QueryView>
);
