import { Box } from '@mui/material';
import * as z from 'zod/mini';
import { MAX_REASON } from '#kernel/limits';
import { requiredText } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { Field } from '#shared/ui/fields/field';

const TOO_SHORT = 'Say why, in a few words: the person will read them.';
/** Enough characters to be informative, since the person is told the reason. */
const MIN_REASON_LENGTH = 8;
const reasonRule = requiredText('Enter a reason.', MAX_REASON).check(z.minLength(MIN_REASON_LENGTH, TOO_SHORT));

/** Asks an administrator for a reason to read confidential messages. */
export const ReasonForm = ({ action, onConfirm }: { action: string; onConfirm: (reason: string) => void }) => {
  const form = useZodForm({ reason: reasonRule }, { reason: '' });
  return (
    <Box sx={{ py: 2 }}>
      <Box component="p" sx={{ maxWidth: '62ch', mb: 5 }}>
        People tell the assistant about their health. Each time you read what they told, your name and your reason are
        recorded, and shown to that person.
      </Box>
      <Form form={form} onSubmit={async ({ reason }) => onConfirm(reason)} action={action} busy={false}>
        <Field label="Why are you reading it?" autoComplete="off" {...form.field('reason')} />
      </Form>
    </Box>
  );
};
