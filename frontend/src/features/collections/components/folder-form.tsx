import { Box, Button } from '@mui/material';
import * as z from 'zod/mini';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field, TextArea } from '../../../shared/ui/field';
import { keepFieldFocus } from '../../../shared/ui/keep-field-focus';

const maxName = 100;
const maxDescription = 1000;

const folderForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a collection name'),
      z.maxLength(maxName, `At most ${maxName} characters`),
    ),
  description: z.string().check(z.trim(), z.maxLength(maxDescription, `At most ${maxDescription} characters`)),
});

export type FolderContent = z.infer<typeof folderForm>;

interface FolderFormProps {
  title: string;
  action: string;
  content: FolderContent;
  busy: boolean;
  onSave: (content: FolderContent) => void;
  onClose: () => void;
}

/** Asks for the name and description of a folder. */
export const FolderForm = ({ title, action, content, busy, onSave, onClose }: FolderFormProps) => {
  const { register, handleSubmit, formState, watch } = useZodForm(folderForm, content);
  const save = (typed: FolderContent) => {
    if (!busy) onSave(typed);
  };
  return (
    <Dialog title={title} open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
      <Box component="form" noValidate onSubmit={handleSubmit(save)} sx={{ display: 'grid', gap: 5 }}>
        <Field
          label="Name"
          autoFocus
          problem={formState.errors.name?.message}
          aside={
            <Box component="span" sx={{ typography: 'caption', color: 'quiet' }}>
              {watch('name').length} / {maxName}
            </Box>
          }
          {...register('name')}
        />
        <TextArea
          label="Description (optional)"
          rows={2}
          problem={formState.errors.description?.message}
          {...register('description')}
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
