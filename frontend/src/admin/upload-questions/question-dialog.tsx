import { Box, Button } from '@mui/material';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { optionalText, requiredText } from '#shared/forms/field-rules';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { Field, TextArea } from '#shared/ui/fields/field';
import { useCommand } from '../commands/use-command';

type Question = Schema<'ReviseQuestionBody'>;

const newQuestion: Question = {
  org_name: null,
  question_text: '',
  repeatable: false,
  required: true,
  inputs: [{ name: '' }],
};
const MAX_INPUTS = 10;

const rules = {
  question_text: requiredText('Please enter the question', 500),
  org_name: z.pipe(
    optionalText(100),
    z.transform((name) => (name === '' ? null : name)),
  ),
  inputs: z.array(z.object({ name: requiredText('Please enter a name', 60) })),
  required: z.boolean(),
  repeatable: z.boolean(),
};

/** Adds a question that asks applicants for files, or edits one. */
export const QuestionDialog = ({
  question,
  onClose,
}: {
  question?: Schema<'UploadQuestionRow'>;
  onClose: () => void;
}) => {
  const { org_name, question_text, inputs, required, repeatable } = question ?? newQuestion;
  const form = useZodForm(rules, { question_text, org_name: org_name ?? '', inputs, required, repeatable }, 'onSubmit');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'inputs' });
  const list = useFocusRestore<HTMLDivElement>();
  const save = useCommand(
    (body: Question) =>
      question === undefined
        ? api.POST('/api/admin/upload-questions', { body })
        : api.PUT('/api/admin/upload-questions/{id}', { params: { path: { id: question.id } }, body }),
    { success: question === undefined ? 'Question added' : 'Question saved' },
  );
  return (
    <FormDialog
      title={question === undefined ? 'Ask a question' : 'Edit question'}
      form={form}
      onSubmit={(values) => save.mutateAsync(values, { onSuccess: onClose })}
      action={question === undefined ? 'Ask' : 'Save'}
      maxWidth="sm"
      busy={save.isPending}
      error={save.failure}
      onClose={onClose}
    >
      <TextArea label="Question" autoFocus maxLength={500} {...form.field('question_text')} />
      <Field
        label="Organisation"
        hint="Only applicants of this organisation are asked. Leave empty to ask everyone."
        maxLength={100}
        {...form.field('org_name')}
      />
      <Box ref={list} sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ id }, index) => (
          <Box key={id} sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, '& > :first-of-type': { flex: 1 } }}>
            <Field
              label={`Name of input ${index + 1}`}
              maxLength={60}
              placeholder="annual_budget"
              {...form.field(`inputs.${index}.name`)}
            />
            {fields.length > 1 && (
              <Button variant="outlined" aria-label={`Remove input ${index + 1}`} onClick={() => remove(index)}>
                Remove
              </Button>
            )}
          </Box>
        ))}
        {fields.length < MAX_INPUTS && (
          <div>
            <Button variant="outlined" size="small" onClick={() => append({ name: '' })}>
              Add an input
            </Button>
          </div>
        )}
      </Box>
      <Checkbox label="Required" {...form.register('required')} />
      <Checkbox label="Each input accepts several files" {...form.register('repeatable')} />
    </FormDialog>
  );
};

const Checkbox = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'> & { label: string }>(
  ({ label, ...input }, ref) => (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 }}>
      <Box
        component="input"
        type="checkbox"
        ref={ref}
        {...input}
        sx={{ accentColor: (theme) => theme.vars?.palette.accent, m: 0 }}
      />
      {label}
    </Box>
  ),
);
Checkbox.displayName = 'Checkbox';
