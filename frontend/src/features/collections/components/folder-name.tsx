import { Box, Button } from '@mui/material';
import * as z from 'zod/mini';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { keepFieldFocus } from '../../../shared/ui/keep-field-focus';

interface FolderNameProps {
  title: string;
  action: string;
  name: string;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

const maxLength = 100;

const folderForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a collection name'), z.maxLength(maxLength)),
});

/** Asks for the name of a folder. */
export const FolderName = ({ title, action, name: begun, busy, onSave, onClose }: FolderNameProps) => {
  const { register, handleSubmit, formState, watch } = useZodForm(folderForm, { name: begun });
  const save = ({ name }: { name: string }) => {
    if (!busy) onSave(name);
  };
  return (
    <Dialog title={title} open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
      <Box component="form" noValidate onSubmit={handleSubmit(save)} sx={{ display: 'grid', gap: 5 }}>
        <Field
          label="Name"
          autoFocus
          maxLength={maxLength}
          problem={formState.errors.name?.message}
          aside={
            <Box component="span" sx={{ typography: 'caption', color: 'quiet' }}>
              {watch('name').length} / {maxLength}
            </Box>
          }
          {...register('name')}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onMouseDown={keepFieldFocus} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {action}
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};
