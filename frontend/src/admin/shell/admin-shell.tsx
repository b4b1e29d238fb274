import { Box } from '@mui/material';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useProductName } from '../../shared/hooks/use-product-name';
import { StepUpQuestion } from '../../shared/second-factor/step-up-question';
import { widths } from '../../shared/theme/tokens';
import { Wordmark } from '../../shared/ui/wordmark';
import type { Permissions } from '../auth-provider';
import { awaited } from '../awaited/awaited';
import { useFactorMissing } from '../factor-missing';
import { SecondFactorFirst } from './second-factor-first';

const entries: ReadonlyArray<readonly [resource: string, label: string]> = [
  ['users', 'Users'],
  ['trackers', 'Trackers'],
  ['runs', 'Runs'],
  ['claims', 'Claims'],
  ['pages', 'Pages'],
  ['feedback', 'Feedback'],
  ['events', 'Events'],
  ['impersonations', 'Impersonations'],
  ['sessions', 'Sessions'],
  ['api-tokens', 'API tokens'],
  ['follows', 'Follows'],
  ['collections', 'Folders'],
  ['source-sets', 'Source Sets'],
  ['projections', 'Read models'],
  ['jobs', 'Jobs'],
  ['outbox', 'Outbox'],
  ['health', 'Health'],
];

/** The sidebar of the administration and the page beside it. */
export const AdminShell = ({ children }: { children: ReactNode }) => (
  <Box sx={shellSx}>
    <Box component="a" href="#main" sx={skipSx}>
      Skip to content
    </Box>
    <Box component="header" sx={sideSx}>
      <Box sx={{ px: 3, mb: 5, display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Wordmark name={useProductName()} />
        <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
          staff
        </Box>
      </Box>
      <Box component="nav" aria-label="Administration" sx={{ flex: 1 }}>
        <Box component="ul" sx={listSx}>
          {entries.map(([resource, label]) => (
            <Entry key={resource} resource={resource} label={label} />
          ))}
          <Dashboards />
        </Box>
        <Box component="p" id="empty-yet" sx={emptySx}>
          Empty yet
        </Box>
        <Box component="ul" aria-labelledby="empty-yet" sx={listSx}>
          {awaited.map(({ resource, title }) => (
            <Entry key={resource} resource={resource} label={title} />
          ))}
        </Box>
      </Box>
      <Box component="a" href="/list-trackers" sx={{ ...entrySx, mt: { sm: 6 } }}>
        Back to {useProductName()}
      </Box>
    </Box>
    <Box component="main" id="main" tabIndex={-1} sx={mainSx}>
      {useFactorMissing() ? <SecondFactorFirst /> : children}
    </Box>
    <StepUpQuestion />
  </Box>
);

const Entry = ({ resource, label }: { resource: string; label: string }) => (
  <li>
    <Box component={NavLink} to={`/${resource}`} sx={entrySx}>
      {label}
    </Box>
  </li>
);

/** Pages of the product, so that charts are no part of the administration. */
const Dashboards = () => {
  const { permissions } = usePermissions<Permissions>();
  return (
    <>
      <li>
        <Box component="a" href="/stats" sx={entrySx}>
          Topics Dashboard
        </Box>
      </li>
      {permissions?.is_admin && (
        <li>
          <Box component="a" href="/app-stats" sx={entrySx}>
            App Dashboard
          </Box>
        </li>
      )}
    </>
  );
};

const shellSx = {
  display: { sm: 'grid' },
  gridTemplateColumns: { sm: `${widths.sidebar}px minmax(0, 1fr)` },
  minHeight: '100vh',
};

const sideSx = {
  display: 'flex',
  flexDirection: 'column',
  position: { sm: 'sticky' },
  top: 0,
  height: { sm: '100vh' },
  px: 3,
  pt: 5,
  pb: 4,
  borderRight: { sm: '1px solid' },
  borderBottom: { xs: '1px solid', sm: 'none' },
  borderColor: { xs: 'rule', sm: 'rule' },
  overflowY: 'auto',
};

const listSx = { display: { xs: 'flex', sm: 'grid' }, flexWrap: 'wrap', gap: 0 };

const emptySx = { typography: 'body2', color: 'quiet', px: 3, mt: 4, mb: 1 };

const entrySx = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 37,
  px: 3,
  borderRadius: 1,
  color: 'quiet',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: 'ink' },
  '&.active': { color: 'ink', bgcolor: 'wash' },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 11,
    bottom: 11,
    width: 3,
    bgcolor: 'accent',
    borderRadius: '2px',
  },
};

const mainSx = { minWidth: 0, px: { xs: '18px', sm: 7 }, pt: { xs: 4, sm: 5 }, pb: 20, outline: 'none' };

const skipSx = {
  position: 'absolute',
  left: -9999,
  '&:focus': { left: 8, top: 8, zIndex: 10, p: 2, bgcolor: 'sheet', border: '1px solid', borderColor: 'rule' },
};
