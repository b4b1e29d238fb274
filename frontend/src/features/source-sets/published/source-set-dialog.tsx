import { Box, Button } from '@mui/material';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type FieldErrors, useFieldArray, useWatch } from 'react-hook-form';
import { useZodForm } from '../../../shared/forms/form';
import { useSingleFlight } from '../../../shared/hooks/use-single-flight';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field, TextArea } from '../../../shared/ui/field';
import { FieldError } from '../../../shared/ui/field-error';
import { Switch } from '../../../shared/ui/switch';
import { addedDomains } from '../added-domains';
import { type SourceSet, useSaveSourceSet } from './api/source-sets';
import { fieldsOf, type SourceSetDraft, sourceSetForm, type SourceSetFields } from '../source-set-form';
import { DomainList } from '../components/domain-list';

interface SourceSetDialogProps {
  /** Null to create one. */
  set: SourceSet | null;
  /** The set that a new one is copied from. */
  copyOf?: SourceSet;
  onClose: () => void;
}

const PUBLIC_HINT = 'Everyone here can see a public set and use it for trackers; only you can change it.';

/** Creates or edits a Source Set. */
const SourceSetDialog = ({ set, copyOf, onClose }: SourceSetDialogProps) => {
  const { register, field, control, handleSubmit, formState, setValue } = useZodForm(
    sourceSetForm,
    fieldsOf(set ?? (copyOf === undefined ? null : { ...copyOf, public: false })),
  );
  const isPublic = useWatch({ control, name: 'public' });
  const { fields, append, remove } = useFieldArray({ control, name: 'domains' });
  const formId = useId();
  const save = useSaveSourceSet(set?.id ?? null);
  /** The second click of a double click may come after the answer, before the dialog is gone. */
  const isSaved = useRef(false);
  const hosts = useWatch({ control, name: 'domains' }).map(({ host }) => host);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const [warning, setWarning] = useState<string>();
  const { errors, isDirty } = formState;

  const type = (text: string) => {
    setTyped(text);
    setWarning(undefined);
  };
  /** Whether the field is empty afterwards. */
  const add = (): boolean => {
    const { hosts: added, rest, warning: next } = addedDomains(typed, hosts);
    append(
      added.map((host) => ({ host })),
      { shouldFocus: false },
    );
    // A pasted list would be a burst of calls to other sites.
    if (added.length === 1) setFresh(new Set([...fresh, ...added]));
    setTyped(rest);
    setWarning(next);
    return rest === '';
  };

  const send = useSingleFlight(async (content: SourceSetDraft) => {
    if (isSaved.current) return;
    try {
      await save.mutateAsync(content);
    } catch {
      return; // The mutation has reported it.
    }
    isSaved.current = true;
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== '' && !add()) return;
    void handleSubmit(send)(event);
  };

  const holdsDraft = (isDirty || typed !== '') && !save.isPending;
  return (
    <Dialog
      title={set === null ? 'New Source Set' : 'Edit Source Set'}
      open
      onClose={onClose}
      holdsTypedText={holdsDraft}
      actions={
        <>
          <Box sx={{ flexBasis: '100%' }}>
            <FieldError text={formState.isSubmitted ? formProblemOf(errors) : undefined} />
          </Box>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} variant="contained" busy={save.isPending}>
            {set === null ? 'Create Source Set' : 'Update Source Set'}
          </BusyButton>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={formSx}>
        <Field label="Name" autoFocus dir="auto" {...field('name')} />
        <TextArea label="Description (optional)" rows={2} {...field('description')} />
        <DomainList
          fields={fields}
          hosts={hosts}
          fresh={fresh}
          register={register}
          typed={typed}
          onType={type}
          onAdd={add}
          onRemove={remove}
          warning={warning ?? errors.domains?.root?.message ?? errors.domains?.message}
          problems={domainProblems(errors)}
        />
        <div>
          <Switch
            label="Public"
            hint={PUBLIC_HINT}
            checked={isPublic}
            onChange={(on) => setValue('public', on, { shouldDirty: true })}
          />
          <Box aria-hidden sx={{ typography: 'body2', color: 'quiet' }}>
            {PUBLIC_HINT}
          </Box>
        </div>
      </Box>
    </Dialog>
  );
};

const formSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 };

/** Errors of the domains, by index. */
const domainProblems = ({ domains }: FieldErrors<SourceSetFields>): readonly (string | undefined)[] =>
  Array.from({ length: domains?.length ?? 0 }, (_none, at) => domains?.[at]?.host?.message);

/** Shown at the bottom of the form for as long as it cannot be submitted. */
const formProblemOf = (errors: FieldErrors<SourceSetFields>): string | undefined => {
  if (Object.keys(errors).length === 0) return undefined;
  const invalid = domainProblems(errors).filter((problem) => problem !== undefined).length;
  return invalid > 0
    ? `There are ${invalid} invalid domain(s) in your list. Please correct them before saving.`
    : 'Please fill in all required fields.';
};

export default SourceSetDialog;
