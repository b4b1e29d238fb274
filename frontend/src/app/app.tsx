import { MutationCache, QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { hasCode, Problem } from '#shared/api/problem';
import { currentSession } from '#shared/session/session';
import { AppProviders } from '#shared/start/app-providers';
import { theme } from '#shared/theme/theme';
import { openAuthDialog } from '#features/accounts/published/auth-dialog';
import { router } from './routing/routes';

/** Refusals are final; possibly temporary failures are retried twice. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof Problem && error.status < 500);

/**
 * Ignores the browser's online status: the server may run on this computer, and a page that shows an error is better
 * than one that waits.
 */
const NETWORK_MODE = 'always';

const createQueryClient = (epoch: number) =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: NETWORK_MODE, refetchOnReconnect: true, retry: worthRetrying, staleTime: 5000 },
      mutations: { networkMode: NETWORK_MODE },
    },
    mutationCache: new MutationCache({
      // The session ended while the page was open: the action needs a new one.
      onError: (error) => {
        if (hasCode(error, 'AUTH_REQUIRED') && currentSession().epoch === epoch) openAuthDialog('sign-in');
      },
    }),
  });

export const App = () => (
  <AppProviders theme={theme} createQueryClient={createQueryClient}>
    <RouterProvider router={router} />
  </AppProviders>
);
