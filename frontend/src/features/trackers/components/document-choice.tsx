import { Autocomplete, Box, InputBase } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { components } from '../../../shared/api/schema';
import { useSignedIn } from '../../../shared/api/session';
import { documentKinds } from '../../../shared/files/document-kinds';
import { now } from '../../../shared/time/clock';
import { shortDate } from '../../../shared/time/time-words';
import { FieldError } from '../../../shared/ui/field-error';
import { CloseIcon } from '../../../shared/ui/icons';
import { documentsQuery } from '../../documents/api/get-documents';
import { chipsInputSx, chipSx, paperSx } from './chips-sx';
import type { TrackerDraft, TrackerFields } from './tracker-form';

/** The documents that a tracker reads, beside its domains or alone; not shown where there are none. */
export const DocumentChoice = ({ control }: { control: Control<TrackerFields, unknown, TrackerDraft> }) => {
  const { field, fieldState } = useController({ control, name: 'documents' });
  const { data: documents = [], isSuccess } = useQuery({ ...documentsQuery, enabled: useSignedIn() });
  const [inputId, hintId, errorId] = [useId(), useId(), useId()];
  if (documents.length === 0 && field.value.length === 0) return null;
  const known = new Map(documents.map((document) => [document.id, document]));
  const titleOf = (id: string): string => known.get(id)?.title ?? (isSuccess ? 'A document that was taken out' : '…');
  const problem = fieldState.error?.message;
  return (
    <div>
      <Box
        component="label"
        id={`${inputId}-label`}
        htmlFor={inputId}
        sx={{ display: 'block', typography: 'label', mb: '2px' }}
      >
        Documents
      </Box>
      <Box id={hintId} sx={{ typography: 'body2', color: 'quiet', mb: 2 }}>
        Reports and hearings that are kept here. Without a domain, only these are read.
      </Box>
      <Autocomplete
        multiple
        id={inputId}
        options={documents.map(({ id }) => id)}
        getOptionLabel={titleOf}
        getOptionDisabled={(id) => known.get(id)?.readable === false}
        filterSelectedOptions
        value={field.value}
        onChange={(_event, chosen) => field.onChange(chosen)}
        disableClearable
        noOptionsText="No other document has these words."
        slotProps={{
          chip: { size: 'small', deleteIcon: <CloseIcon />, sx: wholeChipSx },
          paper: { sx: paperSx },
          listbox: { sx: { maxHeight: 260 } },
        }}
        renderOption={({ key, ...option }, id) => (
          <li key={key} {...option}>
            <Box sx={{ minWidth: 0 }}>
              <Box dir="auto">{titleOf(id)}</Box>
              <Box sx={{ typography: 'body2', color: 'quiet' }}>{aboutWords(known.get(id))}</Box>
            </Box>
          </li>
        )}
        renderInput={({ InputProps, inputProps }) => (
          <InputBase
            ref={InputProps.ref}
            startAdornment={InputProps.startAdornment}
            fullWidth
            placeholder={field.value.length === 0 ? 'Find by title' : undefined}
            inputRef={field.ref}
            inputProps={{
              ...inputProps,
              dir: 'auto',
              onBlur: field.onBlur,
              'aria-describedby': problem === undefined ? hintId : `${hintId} ${errorId}`,
              'aria-invalid': problem !== undefined || undefined,
            }}
            sx={chipsInputSx(problem !== undefined)}
          />
        )}
      />
      <FieldError id={errorId} text={problem} />
    </div>
  );
};

type ListedDocument = components['schemas']['ListedDocument'];

/** What it is and since when it is here. */
const aboutWords = (document: ListedDocument | undefined): string => {
  if (document === undefined) return '';
  const { kind, added_at, readable } = document;
  return [documentKinds[kind], shortDate(added_at, now()), !readable && 'its text cannot be read']
    .filter(Boolean)
    .join(' · ');
};

/** Titles are long, and as a whole tell one document from another. */
const wholeChipSx = {
  ...chipSx,
  height: 'auto',
  minHeight: 28,
  '& .MuiChip-label': { whiteSpace: 'normal', py: '4px' },
};
