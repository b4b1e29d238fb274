import { ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { Problem } from '../shared/api/problem';
import { GlobalStyles } from '../shared/theme/global-styles';
import { theme } from '../shared/theme/theme';

import { router } from './routes';
import { ToastHost } from './toast-host';

/** A refusal stays one, however often it is asked; what may be a hiccup is tried twice more. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof Problem && error.status < 500);

const queries = new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 5000 } } });

export const App = () => (
  <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="colorMode" disableTransitionOnChange noSsr>
    <GlobalStyles />
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  </ThemeProvider>
);
