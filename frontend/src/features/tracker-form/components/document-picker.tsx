import { Autocomplete, Box, InputBase } from '@mui/material';
import { useId } from 'react';
import type { components } from '#shared/api/schema';
import { joinFacts } from '#shared/text-format/join-facts';
import { chipsInputSx, chipSx, paperSx } from '#shared/ui/fields/chips-sx';
import { describedByProps, FieldFrame } from '#shared/ui/fields/field-frame';
import { CloseIcon } from '#shared/ui/icons';
import { formatDates } from '#features/documents/published/document-dates';
import { formatKind } from '#features/documents/published/document-kinds';
import { trackerFormTexts } from '../texts/tracker-form';

type ListedDocument = components['schemas']['ListedDocument'];

export interface DocumentPickerProps {
  documents: readonly ListedDocument[];
  /** Ids. */
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (ids: string[]) => void;
}

/** Chooses the documents that a tracker reads, by their titles. */
export const DocumentPicker = ({ documents, chosen, error, onChoose }: DocumentPickerProps) => {
  const id = useId();
  const texts = trackerFormTexts();
  const known = new Map(documents.map((document) => [document.id, document]));
  const getTitle = (id: string): string => known.get(id)?.title ?? texts.unlistedDocument;
  return (
    <FieldFrame id={id} label={texts.documents} error={error} hint={texts.documentsHint} hintFirst>
      <Autocomplete
        multiple
        id={id}
        options={documents.map(({ id }) => id)}
        getOptionLabel={getTitle}
        getOptionDisabled={(id) => known.get(id)?.readable === false}
        filterSelectedOptions
        value={[...chosen]}
        onChange={(_event, ids) => onChoose(ids)}
        disableClearable
        noOptionsText={texts.noSuchDocument}
        slotProps={{
          chip: { size: 'small', deleteIcon: <CloseIcon />, sx: wholeChipSx },
          paper: { sx: paperSx },
          listbox: { sx: { maxHeight: 260 } },
        }}
        renderOption={({ key, ...option }, id) => (
          <li key={key} {...option}>
            <Box sx={{ minWidth: 0 }}>
              <Box dir="auto">{getTitle(id)}</Box>
              <Box sx={{ typography: 'body2', color: 'quiet' }}>{describeDocument(known.get(id))}</Box>
            </Box>
          </li>
        )}
        renderInput={({ InputProps, inputProps }) => (
          <InputBase
            ref={InputProps.ref}
            startAdornment={InputProps.startAdornment}
            fullWidth
            placeholder={chosen.length === 0 ? texts.findByTitle : undefined}
            inputProps={{
              ...inputProps,
              dir: 'auto',
              ...describedByProps(id, error, texts.documentsHint),
            }}
            sx={chipsInputSx(error !== undefined)}
          />
        )}
      />
    </FieldFrame>
  );
};

/** A document's kind and its dates, in words. */
const describeDocument = (document: ListedDocument | undefined): string => {
  if (document === undefined) return '';
  const { kind, designation, readable } = document;
  return joinFacts([
    formatKind({ kind, designation }),
    ...formatDates(document),
    !readable && trackerFormTexts().notReadable,
  ]);
};

/** Titles are long, and documents may differ only at the end, so they are not shortened. */
const wholeChipSx = {
  ...chipSx,
  height: 'auto',
  minHeight: 28,
  '& .MuiChip-label': { whiteSpace: 'normal', py: '4px' },
};
