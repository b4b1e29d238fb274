import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useSubmit, useZodForm } from '#shared/forms/form';
import { formTexts } from '#shared/texts/forms';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { Field, TextArea } from '#shared/ui/fields/field';
import { Switch } from '#shared/ui/fields/switch';
import { addedDomains } from '../added-domains';
import { type SourceSet, useSaveSourceSet } from '../api/source-sets';
import { DomainList } from '../components/domain-list';
import { toSourceSetFields, sourceSetForm } from '../source-set-form';
import { sourceSetDialogTexts } from '../texts/dialog';
import { sourceSetTexts } from '../texts/page';
import { domainErrors, formError } from './domain-errors';

interface SourceSetDialogProps {
  /** Null to create one. */
  set: SourceSet | null;
  /** The set that a new one is copied from. */
  copyOf?: SourceSet;
  onClose: () => void;
}

/** Creates or edits a Source Set. */
export const SourceSetDialog = ({ set, copyOf, onClose }: SourceSetDialogProps) => {
  const texts = sourceSetDialogTexts();
  const form = useZodForm(
    sourceSetForm,
    toSourceSetFields(set ?? (copyOf === undefined ? null : { ...copyOf, public: false })),
  );
  const { register, field, control, formState, setValue } = form;
  const isPublic = useWatch({ control, name: 'public' });
  const { fields, append, remove } = useFieldArray({ control, name: 'domains' });
  const save = useSaveSourceSet(set?.id ?? null);
  /** The second click of a double click may come after the response, before the dialog is gone. */
  const isSaved = useRef(false);
  const hosts = useWatch({ control, name: 'domains' }).map(({ host }) => host);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [input, setInput] = useState('');
  const [warning, setWarning] = useState<string>();
  const { errors, isDirty } = formState;

  const type = (text: string) => {
    setInput(text);
    setWarning(undefined);
  };
  /** Adds the typed domains. Returns whether the field is empty afterwards. */
  const add = (): boolean => {
    const { hosts: added, rest, warning: next } = addedDomains(input, hosts);
    append(
      added.map((host) => ({ host })),
      { shouldFocus: false },
    );
    // Looking up a pasted list would send a burst of requests to other sites.
    if (added.length === 1) setFresh(new Set([...fresh, ...added]));
    setInput(rest);
    setWarning(next);
    return rest === '';
  };

  const send = useSubmit(form, async (content) => {
    if (isSaved.current) return;
    await save.mutateAsync(content, {
      onSuccess: () => {
        isSaved.current = true;
        onClose();
      },
    });
  });
  const submit = () => {
    if (input.trim() === '' || add()) send();
  };

  return (
    <ActionDialog
      title={set === null ? sourceSetTexts().new : texts.editTitle}
      action={set === null ? texts.create : texts.update}
      busy={save.isPending}
      error={formState.isSubmitted ? formError(errors) : undefined}
      hasUnsavedText={(isDirty || input !== '') && !save.isPending}
      onAct={submit}
      onClose={onClose}
    >
      <Field label={formTexts().name} autoFocus dir="auto" {...field('name')} />
      <TextArea label={texts.description} rows={2} {...field('description')} />
      <DomainList
        fields={fields}
        hosts={hosts}
        fresh={fresh}
        register={register}
        input={input}
        onType={type}
        onAdd={add}
        onRemove={remove}
        warning={warning ?? errors.domains?.root?.message ?? errors.domains?.message}
        errors={domainErrors(errors.domains)}
      />
      <div>
        <Switch
          label={texts.public}
          hint={texts.publicHint}
          checked={isPublic}
          onChange={(on) => setValue('public', on, { shouldDirty: true })}
        />
        <Box aria-hidden sx={{ typography: 'body2', color: 'quiet' }}>
          {texts.publicHint}
        </Box>
      </div>
    </ActionDialog>
  );
};
