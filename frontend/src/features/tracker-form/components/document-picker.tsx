import { Autocomplete, Box, InputBase } from '@mui/material';
import { useId } from 'react';
import type { components } from '../../../shared/api/schema';
import { datesOf } from '../../documents/published/document-dates';
import { kindWords } from '../../../shared/files/document-kinds';
import { CloseIcon } from '../../../shared/ui/icons';
import { describedByProps, Labelled } from '../../../shared/ui/labelled';
import { chipsInputSx, chipSx, paperSx } from '../../trackers/published/chips-sx';

type ListedDocument = components['schemas']['ListedDocument'];

export interface DocumentPickerProps {
  documents: readonly ListedDocument[];
  /** Ids. */
  chosen: readonly string[];
  problem: string | undefined;
  onChoose: (ids: string[]) => void;
}

const HINT = 'Reports and hearings that are kept here. Without a domain, only these are read.';

/** The documents that a tracker reads, found by their titles. */
const DocumentPicker = ({ documents, chosen, problem, onChoose }: DocumentPickerProps) => {
  const id = useId();
  const known = new Map(documents.map((document) => [document.id, document]));
  const titleOf = (id: string): string => known.get(id)?.title ?? 'A document that is not listed';
  return (
    <Labelled id={id} label="Documents" problem={problem} hint={HINT} hintFirst>
      <Autocomplete
        multiple
        id={id}
        options={documents.map(({ id }) => id)}
        getOptionLabel={titleOf}
        getOptionDisabled={(id) => known.get(id)?.readable === false}
        filterSelectedOptions
        value={[...chosen]}
        onChange={(_event, ids) => onChoose(ids)}
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
            placeholder={chosen.length === 0 ? 'Find by title' : undefined}
            inputProps={{
              ...inputProps,
              dir: 'auto',
              ...describedByProps(id, problem, HINT),
            }}
            sx={chipsInputSx(problem !== undefined)}
          />
        )}
      />
    </Labelled>
  );
};

/** A document's kind and its dates, in words. */
const aboutWords = (document: ListedDocument | undefined): string => {
  if (document === undefined) return '';
  const { kind, designation, readable } = document;
  return [kindWords({ kind, designation }), ...datesOf(document), !readable && 'its text cannot be read']
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

export default DocumentPicker;
