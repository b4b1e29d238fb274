import { Box } from '@mui/material';
import * as z from 'zod/mini';
import { optionalText, requiredText } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { formTexts } from '#shared/texts/forms';
import { Field, TextArea } from '#shared/ui/fields/field';
import { folderDialogTexts } from '../texts/dialogs';

const MAX_NAME = 100;

const folderForm = z.object({
  name: requiredText(() => folderDialogTexts().nameMissing, MAX_NAME),
  description: optionalText(1000),
});

export type FolderContent = z.infer<typeof folderForm>;

interface FolderFormProps {
  title: string;
  action: string;
  content: FolderContent;
  busy: boolean;
  onSave: (content: FolderContent) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name and description of a folder. */
export const FolderForm = ({ title, action, content, busy, onSave, onClose }: FolderFormProps) => {
  const form = useZodForm(folderForm, content);
  return (
    <FormDialog title={title} form={form} onSubmit={onSave} action={action} busy={busy} onClose={onClose}>
      <Field
        label={formTexts().name}
        autoFocus
        aside={
          <Box component="span" sx={{ typography: 'caption', color: 'quiet' }}>
            {form.watch('name').length} / {MAX_NAME}
          </Box>
        }
        {...form.field('name')}
      />
      <TextArea label={folderDialogTexts().description} rows={2} {...form.field('description')} />
    </FormDialog>
  );
};
