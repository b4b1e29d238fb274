import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import type { Permissions } from '../auth-provider';
import { AdminSection } from '../resource/resource-show';

/** The part of a page with an administrator's ways to repair a record that is in trouble. */
export const RepairSection = ({ children }: { children: ReactNode }) => {
  const { permissions } = usePermissions<Permissions>();
  if (permissions === undefined) return null;
  return (
    <AdminSection title="Repair">
      {permissions.is_admin ? children : <p>Only administrators can repair it.</p>}
    </AdminSection>
  );
};

export const RepairOptions = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ display: 'grid', borderTop: 'hairline' }}>
    {children}
  </Box>
);

/** One way to repair: its button and its purpose. */
export const RepairOption = ({ button, children }: { button: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={waySx}>
    <div>{button}</div>
    <Box sx={{ minWidth: 0, alignSelf: 'center' }}>{children}</Box>
  </Box>
);

const waySx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
  gap: { xs: 2, sm: 4 },
  py: '10px',
  borderBottom: 'hairline',
};
