import { Box, ButtonBase } from '@mui/material';
import { useId, type KeyboardEvent } from 'react';
import { type Control, useFieldArray, type UseFormRegister } from 'react-hook-form';
import { CloseIcon } from '../../../shared/ui/icons';
import { FieldError } from '../../../shared/ui/field-error';
import { fieldSx } from '../../../shared/ui/field-sx';
import { TextButton } from '../../../shared/ui/text-button';
import type { TrackerDraft, TrackerFields } from './tracker-form';

interface DomainFieldsProps {
  control: Control<TrackerFields, unknown, TrackerDraft>;
  register: UseFormRegister<TrackerFields>;
  /** By field index. */
  problems: readonly (string | undefined)[];
}

/** The hosts that research may read, one field each; none means any. */
export const DomainFields = ({ control, register, problems }: DomainFieldsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'domains' });
  const hintId = useId();
  const add = () => append({ host: '' }, { focusName: `domains.${fields.length}.host` });
  /** Enter adds the next field instead of submitting an unfinished form. */
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }} aria-describedby={hintId}>
      <Box component="legend" sx={{ typography: 'label', p: 0, mb: '2px' }}>
        Domains
      </Box>
      <Box id={hintId} sx={{ typography: 'body2', color: 'quiet', mb: 2 }}>
        Only these sites are read. Leave empty to search the open web.
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ id }, at) => (
          <Box key={id}>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Box
                component="input"
                {...register(`domains.${at}.host`)}
                onKeyDown={addOnEnter}
                placeholder="example.org"
                aria-label={`Domain ${at + 1}`}
                aria-invalid={problems[at] !== undefined || undefined}
                aria-describedby={problems[at] === undefined ? undefined : `${id}-error`}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                sx={[fieldSx(problems[at] !== undefined), { flex: 1, minWidth: 0 }]}
              />
              <ButtonBase
                type="button"
                aria-label={`Remove domain ${at + 1}`}
                onClick={() => remove(at)}
                sx={{ width: 42, borderRadius: 1, color: 'quiet', '&:hover': { bgcolor: 'wash', color: 'ink' } }}
              >
                <CloseIcon aria-hidden />
              </ButtonBase>
            </Box>
            <FieldError id={`${id}-error`} text={problems[at]} />
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: fields.length === 0 ? 0 : 2 }}>
        <TextButton onClick={add}>Add a domain</TextButton>
      </Box>
    </Box>
  );
};
