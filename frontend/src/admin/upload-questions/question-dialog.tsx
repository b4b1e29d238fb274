import { Box, Button } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useFocusRestore } from '../../shared/hooks/use-focus-restore';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { Field, TextArea } from '../../shared/ui/field';
import { useCommand } from '../fields/use-command';

export interface QuestionRecord {
  readonly id: string;
  readonly org_name: string | null;
  readonly question_text: string;
  readonly repeatable: boolean;
  readonly required: boolean;
  readonly inputs: readonly { readonly name: string }[];
}

type Typed = Omit<QuestionRecord, 'id'>;

const newQuestion: Typed = {
  org_name: null,
  question_text: '',
  repeatable: false,
  required: true,
  inputs: [{ name: '' }],
};
const MAX_INPUTS = 10;

/** Adds a question that asks applicants for files, or edits one. */
export const QuestionDialog = ({ question, onClose }: { question?: QuestionRecord; onClose: () => void }) => {
  const { id, org_name, question_text, repeatable, required, inputs } = question ?? { id: null, ...newQuestion };
  const [initial] = useState<Typed>({ org_name, question_text, repeatable, required, inputs });
  const [typed, setTyped] = useState(initial);
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });

  const save = useCommand(
    (data) =>
      id === null
        ? data.command('POST', 'upload-questions', typed)
        : data.command('PUT', `upload-questions/${encodeURIComponent(id)}`, typed),
    { done: id === null ? 'Question added' : 'Question saved' },
  );
  return (
    <ActionDialog
      title={id === null ? 'Ask a question' : 'Edit question'}
      action={id === null ? 'Ask' : 'Save'}
      busy={save.isPending}
      hasUnsavedText={typed !== initial && !save.isPending}
      onAct={() => save.mutate(undefined, { onSuccess: onClose })}
      error={save.error?.message}
      onClose={onClose}
    >
      <TextArea
        label="Question"
        autoFocus
        maxLength={500}
        value={typed.question_text}
        onChange={({ target }) => change({ question_text: target.value })}
      />
      <Field
        label="Organisation"
        hint="Only applicants of this organisation are asked. Leave empty to ask everyone."
        maxLength={100}
        value={typed.org_name ?? ''}
        onChange={({ target }) => change({ org_name: target.value === '' ? null : target.value })}
      />
      <InputFields inputs={typed.inputs} onChange={(next) => change({ inputs: next })} />
      <Checkbox label="Required" checked={typed.required} onChange={(checked) => change({ required: checked })} />
      <Checkbox
        label="Each input accepts several files"
        checked={typed.repeatable}
        onChange={(checked) => change({ repeatable: checked })}
      />
    </ActionDialog>
  );
};

interface InputFieldsProps {
  readonly inputs: Typed['inputs'];
  readonly onChange: (inputs: Typed['inputs']) => void;
}

const InputFields = ({ inputs, onChange }: InputFieldsProps) => {
  const list = useFocusRestore<HTMLDivElement>();
  return (
    <Box ref={list} sx={{ display: 'grid', gap: 2 }}>
      {inputs.map(({ name }, at) => (
        <Box key={at} sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, '& > :first-of-type': { flex: 1 } }}>
          <Field
            label={`Name of input ${at + 1}`}
            maxLength={60}
            placeholder="annual_budget"
            value={name}
            onChange={({ target }) =>
              onChange(inputs.map((input, index) => (index === at ? { name: target.value } : input)))
            }
          />
          {inputs.length > 1 && (
            <Button
              variant="outlined"
              aria-label={`Remove input ${at + 1}`}
              onClick={() => onChange(inputs.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          )}
        </Box>
      ))}
      {inputs.length < MAX_INPUTS && (
        <div>
          <Button variant="outlined" size="small" onClick={() => onChange([...inputs, { name: '' }])}>
            Add an input
          </Button>
        </div>
      )}
    </Box>
  );
};

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 }}>
    <Box
      component="input"
      type="checkbox"
      checked={checked}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked)}
      sx={{ accentColor: (theme) => theme.vars?.palette.accent, m: 0 }}
    />
    {label}
  </Box>
);
