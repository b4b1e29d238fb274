import { Box, Button } from '@mui/material';
import * as z from 'zod/mini';
import { useZodForm } from '../../../shared/forms/use-zod-form';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { keepFieldFocus } from '../../../shared/ui/keep-field-focus';
import { useCreateFolder } from '../api/change-collections';

interface CreateFolderProps {
  /** Null for the root. */
  parentId: string | null;
  onClose: () => void;
}

const maxLength = 100;

const folderForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a collection name'), z.maxLength(maxLength)),
});

const CreateFolder = ({ parentId, onClose }: CreateFolderProps) => {
  const { register, handleSubmit, formState, watch } = useZodForm(folderForm, { name: '' });
  const create = useCreateFolder();
  const save = ({ name }: { name: string }) => {
    if (!create.isPending) create.mutate({ name, parent_uid: parentId }, { onSuccess: onClose });
  };
  return (
    <Dialog title="Create New Folder" open onClose={onClose} maxWidth="xs" holdsTypedText={formState.isDirty}>
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
          <BusyButton type="submit" variant="contained" busy={create.isPending}>
            Create
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};

export default CreateFolder;
