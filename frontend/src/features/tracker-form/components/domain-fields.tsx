import { Box } from '@mui/material';
import { useId, type KeyboardEvent } from 'react';
import { type Control, useFieldArray, type UseFormRegister, useWatch } from 'react-hook-form';
import { normaliseHostname } from '#kernel/hostname';
import { isEnter } from '#shared/forms/is-enter';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { TextButton } from '#shared/ui/text-button';
import { DomainInput } from '#features/source-sets/published/domain-input';
import { trackerFormTexts } from '../texts/tracker-form';
import type { TrackerDraft, TrackerFields } from '../tracker-form';
import { SourceSetChoice } from './source-set-choice';

interface DomainFieldsProps {
  control: Control<TrackerFields, unknown, TrackerDraft>;
  register: UseFormRegister<TrackerFields>;
  /** Errors by field index. */
  errors: readonly (string | undefined)[];
}

/** The hosts that research may read, one field each; none means any. */
export const DomainFields = ({ control, register, errors }: DomainFieldsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'domains' });
  const hosts = useWatch({ control, name: 'domains' }).map(({ host }) => host);
  const readsDocuments = useWatch({ control, name: 'documents' }).length > 0;
  const list = useFocusRestore<HTMLFieldSetElement>();
  const hintId = useId();
  const add = () => append({ host: '' }, { focusName: `domains.${fields.length}.host` });
  /** Enter adds the next field instead of submitting an unfinished form. */
  const addOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    add();
  };
  return (
    <Box component="fieldset" ref={list} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }} aria-describedby={hintId}>
      <Box component="legend" sx={{ typography: 'label', p: 0, mb: '2px' }}>
        {trackerFormTexts().domains}
      </Box>
      <Box id={hintId} sx={{ typography: 'body2', color: 'quiet', mb: 2 }}>
        {readsDocuments ? trackerFormTexts().besideDocuments : trackerFormTexts().onlyThese}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ id }, index) => (
          <DomainInput
            key={id}
            number={index + 1}
            {...register(`domains.${index}.host`)}
            onKeyDown={addOnEnter}
            error={errors[index]}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Box sx={{ mt: fields.length === 0 ? 0 : 2 }}>
        <TextButton onClick={add}>{trackerFormTexts().addDomain}</TextButton>
      </Box>
      <SourceSetChoice
        hosts={hosts}
        onAdd={(added) =>
          append(
            added.map((host) => ({ host })),
            { shouldFocus: false },
          )
        }
        onRemove={(removed) =>
          remove(hosts.flatMap((host, index) => (removed.has(normaliseHostname(host) ?? '') ? [index] : [])))
        }
      />
    </Box>
  );
};
