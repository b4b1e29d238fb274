import { ThemeProvider } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { SessionScope } from '../session/session-scope';
import { GlobalStyles } from '../theme/global-styles';
import { ToastHost } from '../ui/toasts/toast-host';

interface AppProvidersProps {
  theme: ComponentProps<typeof ThemeProvider>['theme'];
  createQueryClient: ComponentProps<typeof SessionScope>['createQueryClient'];
  children: ReactNode;
}

/** Providers of both applications: theme, session with its queries, and toasts. */
export const AppProviders = ({ theme, createQueryClient, children }: AppProvidersProps) => (
  <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="colorMode" disableTransitionOnChange noSsr>
    <GlobalStyles />
    <SessionScope createQueryClient={createQueryClient}>
      {children}
      <ToastHost />
    </SessionScope>
  </ThemeProvider>
);
