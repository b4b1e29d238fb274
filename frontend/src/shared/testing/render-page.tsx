import { ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { theme } from '../theme/theme';
import { ToastHost } from '../ui/toasts/toast-host';
import { removeTokens } from './tokens';

interface Options {
  /** The route of the element, with its parameters: '/tracker/:id'. */
  path?: string;
  /** The initial URL. */
  url?: string;
}

/** Renders an element with the app's providers: theme, queries, router and toasts. Other routes are blank. */
export const renderPage = (element: ReactElement, { path = '/', url = path }: Options = {}) => {
  const routes = [
    { path, element },
    { path: '*', element: <></> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', url] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <ToastHost />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return {
    user: userEvent.setup(),
    queries,
    location: () => router.state.location.pathname,
    search: () => router.state.location.search,
    hash: () => router.state.location.hash,
    /** Goes back to the page before, which is blank. */
    back: () => void router.navigate(-1),
  };
};

afterEach(() => {
  removeTokens();
  localStorage.clear();
  sessionStorage.clear();
  // Simulates another tab ending the session.
  window.dispatchEvent(new StorageEvent('storage'));
});
