import { Box } from '@mui/material';
import { usePermissions } from 'react-admin';
import type { Permissions } from '../auth-provider';
import { Part } from '../fields/resource-show';
import type { Projection } from './projection';
import { Rebuild } from './rebuild';
import { Retry } from './retry';
import { Skip } from './skip';
import { Verify } from './verify';
import { Way } from './way';

/** What an administrator can do for a read model, with what each way is for. */
export const Repair = ({ projection }: { projection: Projection }) => {
  const { permissions } = usePermissions<Permissions>();
  if (permissions === undefined || projection.kind !== 'read_model') return null;
  if (!permissions.is_admin) {
    return (
      <Part title="Repair">
        <p>Only administrators can repair it.</p>
      </Part>
    );
  }
  const { id, state, event, left_behind = [] } = projection;
  return (
    <Part title="Repair">
      <Box component="ul" sx={{ display: 'grid', borderTop: '1px solid', borderColor: 'rule' }}>
        {state === 'faulted' && (
          <Way button={<Retry name={id} />}>
            The cause is gone: a store is back, or the product was updated. It can do no harm.
          </Way>
        )}
        {state === 'faulted' && event !== undefined && (
          <Way button={<Skip name={id} event={event} leftBehind={left_behind} />}>
            The event itself is wrong, or the product cannot wait for a new release. Pages are up to date again, but for
            what this event says.
          </Way>
        )}
        <Way button={<Rebuild name={id} running={state === 'rebuilding'} />}>
          Its documents are wrong, or skipped events can be taken by now. Pages work meanwhile.
        </Way>
        <Verify name={id} />
      </Box>
    </Part>
  );
};
