import { Box } from '@mui/material';
import type { Answer } from '../../../shared/api/answer';
import { Switch } from '../../../shared/ui/switch';
import { useUpdateEmails } from '../../../shared/hooks/use-update-emails';
import { useCombineEmails } from '../api/change-collections';

const notEmailed = 'Not sent by this installation yet';

/** Whether the updates of a folder's trackers come in one email. */
export const CombineEmails = ({ folder }: { folder: Answer<'Folder'> }) => {
  const combine = useCombineEmails(folder.id);
  const silent = useUpdateEmails() === false;
  // Not reverted on failure: the next refetch shows what holds.
  const checked = combine.variables ?? folder.collect_emails;
  return (
    <Box>
      <Switch
        label="Send as one email"
        checked={checked}
        hint={silent ? notEmailed : undefined}
        onChange={(on) => combine.mutate(on)}
      />
      {silent && (
        <Box component="span" aria-hidden sx={{ display: 'block', typography: 'body2', color: 'quiet' }}>
          {notEmailed}
        </Box>
      )}
    </Box>
  );
};
