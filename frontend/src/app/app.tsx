import { ThemeProvider } from '@mui/material';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { openAuthDialog } from '../features/accounts/auth-dialog';
import { hasCode, Problem } from '../shared/api/problem';
import { GlobalStyles } from '../shared/theme/global-styles';
import { theme } from '../shared/theme/theme';
import { ToastHost } from '../shared/ui/toast-host';
import { router } from './routes';

/** A refusal stays one, however often it is asked; what may be a hiccup is tried twice more. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof Problem && error.status < 500);

/**
 * Asks whatever the browser thinks of its network: the product may run on this very computer, and where nothing answers
 * a page that says so is better than one that waits.
 */
const networkMode = 'always';

const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode, refetchOnReconnect: true, retry: worthRetrying, staleTime: 5000 },
    mutations: { networkMode },
  },
  mutationCache: new MutationCache({
    // The session ended while the page stood open: what was to be done needs a new one.
    onError: (error) => {
      if (hasCode(error, 'AUTH_REQUIRED')) openAuthDialog('sign-in');
    },
  }),
});

export const App = () => (
  <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="colorMode" disableTransitionOnChange noSsr>
    <GlobalStyles />
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  </ThemeProvider>
);
