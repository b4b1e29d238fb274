import type { ReactNode } from 'react';
import { MAX_REASON } from '#kernel/limits';
import type { Outcome } from '#shared/api/client';
import { requiredText } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { TextArea } from '#shared/ui/fields/field';
import { type CommandOptions, useCommand } from './use-command';

export interface ReasonDialogProps<Answer> extends CommandOptions<Answer> {
  title: string;
  /** Label of the button. */
  action: string;
  isDestructive?: boolean;
  /** Where the reason is stored. */
  hint?: string;
  send: (reason: string) => Promise<Outcome<Answer>>;
  onClose: () => void;
  /** Explanation of what will happen. */
  children: ReactNode;
}

const KEPT = 'Recorded with your name. It is erased together with the data of the person it concerns.';
const rules = { reason: requiredText('Enter a reason.', MAX_REASON) };

/** Asks why, says what will happen, and does it. */
export const ReasonDialog = <Answer,>({
  title,
  action,
  isDestructive = false,
  hint = KEPT,
  send,
  onClose,
  children,
  ...options
}: ReasonDialogProps<Answer>) => {
  const form = useZodForm(rules, { reason: '' }, 'onSubmit');
  const command = useCommand(send, options);
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={({ reason }) => command.mutateAsync(reason, { onSuccess: onClose })}
      action={action}
      color={isDestructive ? 'error' : 'primary'}
      maxWidth="sm"
      busy={command.isPending || command.isSuccess}
      error={command.failure}
      onClose={onClose}
    >
      {children}
      <TextArea label="Reason" hint={hint} maxLength={MAX_REASON} {...form.field('reason')} />
    </FormDialog>
  );
};
