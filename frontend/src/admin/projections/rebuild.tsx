import { Box, Button } from '@mui/material';
import { usePermissions } from 'react-admin';
import type { Permissions } from '../auth-provider';
import { CommandButton } from '../fields/command-button';

interface RebuildProps {
  name: string;
  running: boolean;
}

/** For administrators; others read that only they may. */
export const Rebuild = ({ name, running }: RebuildProps) => {
  const { permissions } = usePermissions<Permissions>();
  if (permissions === undefined) return null;
  if (!permissions.is_admin) return <Box component="p">Only administrators can rebuild it.</Box>;
  if (running)
    return (
      <Button variant="outlined" disabled>
        Rebuilding
      </Button>
    );
  return (
    <CommandButton
      label="Rebuild"
      title={`Rebuild ${name}?`}
      path={`projections/${encodeURIComponent(name)}/rebuild`}
      done={`The rebuild of ${name} has started.`}
      reasonHint="Written to the server’s log with your id."
    >
      <p>
        Every event is read again into a new copy beside the current one, and replaces it when complete. Pages work
        meanwhile. This can take minutes and loads the processor and the disk.
      </p>
    </CommandButton>
  );
};
