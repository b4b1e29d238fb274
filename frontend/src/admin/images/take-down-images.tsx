import { Button } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { MAX_REASON } from '#kernel/limits';
import { api } from '#shared/api/client';
import { requiredText } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { Field, TextArea } from '#shared/ui/fields/field';
import { KEPT_FOR_GOOD } from '../commands/reason-hints';
import { useCommand } from '../commands/use-command';

const takeDown = z.object({
  host: requiredText('Please name the host'),
  reason: requiredText('Enter a reason.', MAX_REASON),
});

/** Takes the images of a host down. `host`: as it is known, if it is. */
export const TakeDownImages = ({ host = '', label = 'Take images down' }: { host?: string; label?: string }) => {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button
        variant={host === '' ? 'contained' : 'outlined'}
        color={host === '' ? 'primary' : 'error'}
        size="small"
        onClick={() => setIsConfirming(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      {isConfirming && <TakeDownImagesDialog host={host} onClose={() => setIsConfirming(false)} />}
    </>
  );
};

const TakeDownImagesDialog = ({ host, onClose }: { host: string; onClose: () => void }) => {
  const form = useZodForm(takeDown, { host, reason: '' }, 'onSubmit');
  const send = useCommand(
    ({ host: id, reason }: z.infer<typeof takeDown>) =>
      api.POST('/api/admin/image-hosts/{id}/take-down', { params: { path: { id } }, body: { reason } }),
    { success: 'The images were taken down.' },
  );
  return (
    <FormDialog
      title="Take a host’s images down?"
      form={form}
      onSubmit={(values) => send.mutateAsync(values, { onSuccess: onClose })}
      action="Take down"
      color="error"
      busy={send.isPending || send.isSuccess}
      error={send.failure}
      onClose={onClose}
    >
      <p>
        Images on this host and its subdomains, and those shown on its pages, no longer appear in searches. Their
        thumbnails are deleted, and no new ones are accepted.
      </p>
      <Field label="Host" autoComplete="off" autoFocus={host === ''} {...form.field('host')} />
      <TextArea label="Reason" hint={KEPT_FOR_GOOD} maxLength={MAX_REASON} {...form.field('reason')} />
    </FormDialog>
  );
};
