import type { Answer } from '../../../shared/api/answer';
import { Switch } from '../../../shared/ui/switch';
import { useCombineEmails } from '../api/change-collections';

/** Whether the updates of a folder's trackers come in one email. A failure does not revert it. */
export const CombineEmails = ({ folder }: { folder: Answer<'Folder'> }) => {
  const combine = useCombineEmails(folder.id);
  const checked = combine.variables ?? folder.collect_emails;
  return (
    <div>
      <Switch label="Send as one email" checked={checked} onChange={(on) => combine.mutate(on)} />
    </div>
  );
};
