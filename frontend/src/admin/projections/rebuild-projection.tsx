import { Button } from '@mui/material';
import { api } from '#shared/api/client';
import { CommandButton } from '../commands/command-button';

interface RebuildProjectionProps {
  name: string;
  isRunning: boolean;
}

/** Fills a new copy of a read model from the log. */
export const RebuildProjection = ({ name, isRunning }: RebuildProjectionProps) => {
  if (isRunning)
    return (
      <Button variant="outlined" disabled>
        Rebuilding
      </Button>
    );
  return (
    <CommandButton
      label="Rebuild"
      title={`Rebuild ${name}?`}
      send={(reason) =>
        api.POST('/api/admin/projections/{name}/rebuild', { params: { path: { name } }, body: { reason } })
      }
      success={`The rebuild of ${name} has started.`}
      hint="Written to the server’s log with your id."
    >
      <p>
        Every event is read again into a new copy beside the current one, and replaces it when complete. Pages work
        meanwhile. This can take minutes and loads the processor and the disk.
      </p>
    </CommandButton>
  );
};
