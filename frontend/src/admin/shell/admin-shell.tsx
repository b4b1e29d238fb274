import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from '#shared/lazy/crash-boundary';
import { StepUpQuestion } from '#shared/second-factor/step-up-question';
import { widths } from '#shared/theme/tokens';
import { useIsSecondFactorMissing } from '../second-factor-missing';
import { useIsAdministrator } from '../use-is-administrator';
import { AdminMenu } from './admin-menu';
import { SecondFactorRequired } from './second-factor-required';

/** The menu of the administration next to the page. */
export const AdminShell = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const isAdministrator = useIsAdministrator();
  return (
    <Box sx={shellSx}>
      <Box component="a" href="#main" sx={skipSx}>
        Skip to content
      </Box>
      <AdminMenu hasAppDashboard={isAdministrator} />
      <Box component="main" id="main" tabIndex={-1} sx={mainSx}>
        {useIsSecondFactorMissing() ? (
          <SecondFactorRequired />
        ) : (
          <CrashBoundary key={pathname}>{children}</CrashBoundary>
        )}
      </Box>
      <StepUpQuestion />
    </Box>
  );
};

const shellSx = {
  display: { sm: 'grid' },
  gridTemplateColumns: { sm: `${widths.sidebar}px minmax(0, 1fr)` },
  minHeight: '100vh',
};

const mainSx = { minWidth: 0, px: { xs: '18px', sm: 7 }, pt: { xs: 4, sm: 5 }, pb: 20, outline: 'none' };

const skipSx = {
  position: 'absolute',
  left: -9999,
  '&:focus': { left: 8, top: 8, zIndex: 10, p: 2, bgcolor: 'sheet', border: 'hairline' },
};
