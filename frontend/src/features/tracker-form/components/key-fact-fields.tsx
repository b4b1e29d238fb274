import { Box } from '@mui/material';
import { useId } from 'react';
import { type Control, type FieldErrors, useFieldArray, type UseFormRegister } from 'react-hook-form';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { formTexts } from '#shared/texts/forms';
import { Field } from '#shared/ui/fields/field';
import { SelectField } from '#shared/ui/fields/select-field';
import { TextButton } from '#shared/ui/text-button';
import { trackerFormTexts } from '../texts/tracker-form';
import type { TrackerDraft, TrackerFields } from '../tracker-form';

interface KeyFactFieldsProps {
  control: Control<TrackerFields, unknown, TrackerDraft>;
  register: UseFormRegister<TrackerFields>;
  errors: FieldErrors<TrackerFields>['keyFacts'];
}

/** The values that research looks for; for staff. */
export const KeyFactFields = ({ control, register, errors }: KeyFactFieldsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'keyFacts' });
  const list = useFocusRestore<HTMLFieldSetElement>();
  const hintId = useId();
  const texts = trackerFormTexts();
  const add = () =>
    append({ name: '', type: 'string', description: '', value: '' }, { focusName: `keyFacts.${fields.length}.name` });
  return (
    <Box component="fieldset" ref={list} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }} aria-describedby={hintId}>
      <Box component="legend" sx={{ typography: 'label', p: 0, mb: '2px' }}>
        {texts.keyFacts}
      </Box>
      <Box id={hintId} sx={{ typography: 'body2', color: 'quiet', mb: 2 }}>
        {texts.keyFactsHint}
      </Box>
      {fields.map(({ id }, index) => (
        <Box
          component="fieldset"
          key={id}
          aria-label={texts.keyFact(index + 1)}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
            gap: 3,
            border: 'hairline',
            borderRadius: 1,
            m: 0,
            mb: 3,
            p: 4,
          }}
        >
          <Field
            label={formTexts().name}
            maxLength={100}
            error={errors?.[index]?.name?.message}
            {...register(`keyFacts.${index}.name`)}
          />
          <SelectField label={texts.type} {...register(`keyFacts.${index}.type`)}>
            {Object.entries(texts.types).map(([type, words]) => (
              <option key={type} value={type}>
                {words}
              </option>
            ))}
          </SelectField>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Field
              label={texts.description}
              maxLength={500}
              error={errors?.[index]?.description?.message}
              {...register(`keyFacts.${index}.description`)}
            />
          </Box>
          <Field
            label={texts.value}
            placeholder={texts.foundByResearch}
            error={errors?.[index]?.value?.message}
            {...register(`keyFacts.${index}.value`)}
          />
          <Box sx={{ alignSelf: 'end', justifySelf: 'end', pb: '10px' }}>
            <TextButton onClick={() => remove(index)}>{texts.removeKeyFact(index + 1)}</TextButton>
          </Box>
        </Box>
      ))}
      <TextButton onClick={add}>{texts.addKeyFact}</TextButton>
    </Box>
  );
};
