import { Autocomplete, Box, Button, InputBase } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Problem } from '../../../shared/api/problem';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { FieldError } from '../../../shared/ui/field-error';
import { fieldSx } from '../../../shared/ui/field-sx';
import { CloseIcon } from '../../../shared/ui/icons';
import { toastFailure } from '../../../shared/ui/toast';
import { type Tag, userTagsQuery, useUpdateTags } from '../api/tags';
import { isSameTag, longestTag, mostTags, tagTitles } from '../tag-titles';

interface ManageTagsProps {
  trackerId: string;
  tags: readonly Tag[];
  onClose: () => void;
}

/** Chooses a tracker's tags, new ones or ones that the user's other trackers have. */
const ManageTags = ({ trackerId, tags, onClose }: ManageTagsProps) => {
  const inputId = useId();
  const hintId = useId();
  const errorId = useId();
  const own = useUserTags();
  const update = useUpdateTags(trackerId, { done: 'Tags updated successfully', failed: 'Failed to update tags' });
  const [titles, setTitles] = useState(tags.map(({ title }) => title));
  const [typed, setTyped] = useState('');
  // A title that was typed but not yet added is saved too.
  const wanted = tagTitles([...titles, typed]);
  const tooMany = wanted.length > mostTags;
  const save = () => {
    if (!tooMany) update.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <Dialog
      title="Manage Tags"
      open
      onClose={onClose}
      holdsTypedText
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton variant="contained" busy={update.isPending} disabled={tooMany} onClick={save}>
            Save
          </BusyButton>
        </>
      }
    >
      <Box component="label" htmlFor={inputId} sx={{ display: 'block', typography: 'label', mb: '6px' }}>
        Tags
      </Box>
      <Autocomplete
        multiple
        freeSolo
        id={inputId}
        options={own.map(({ title }) => title).filter((title) => !titles.some((chosen) => isSameTag(chosen, title)))}
        value={titles}
        onChange={(_event, chosen, reason) => {
          setTitles([...tagTitles(chosen)]);
          if (reason === 'createOption') setTyped('');
        }}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        disableClearable
        slotProps={{ chip: { size: 'small', deleteIcon: <CloseIcon />, sx: chipSx }, paper: { sx: paperSx } }}
        renderInput={({ InputProps, inputProps }) => (
          <InputBase
            ref={InputProps.ref}
            startAdornment={InputProps.startAdornment}
            fullWidth
            autoFocus
            placeholder={titles.length === 0 ? 'steel, section 232, …' : undefined}
            inputProps={{
              ...inputProps,
              dir: 'auto',
              maxLength: longestTag,
              'aria-describedby': tooMany ? errorId : hintId,
              'aria-invalid': tooMany || undefined,
            }}
            sx={inputSx(tooMany)}
          />
        )}
      />
      {!tooMany && (
        <Box id={hintId} sx={{ typography: 'body2', color: 'quiet', mt: '5px' }}>
          Press Enter after each. Tags help you find this tracker again; on a public tracker everyone sees them.
        </Box>
      )}
      <FieldError
        id={errorId}
        text={tooMany ? `At most ${mostTags} tags. Remove ${wanted.length - mostTags} to save.` : undefined}
      />
    </Dialog>
  );
};

/** To suggest; the dialog works without them. */
const useUserTags = (): readonly Tag[] => {
  const { data, error } = useQuery(userTagsQuery);
  useEffect(() => {
    if (error !== null && !(error instanceof Problem && error.status === 401)) toastFailure('Failed to load tags');
  }, [error]);
  return data ?? [];
};

const inputSx = (wrong: boolean) => {
  const { '&:focus': focused, padding: _padding, ...field } = fieldSx(wrong);
  return {
    ...field,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    p: '5px 8px',
    '&.Mui-focused': focused,
    '& input': { flex: 1, minWidth: 120, width: 0, p: '4px' },
  };
};

const chipSx = {
  m: 0,
  height: 28,
  bgcolor: 'wash',
  color: 'ink',
  maxWidth: '100%',
  '& .MuiChip-deleteIcon': { width: 14, height: 14, mr: '8px', color: 'quiet', '&:hover': { color: 'ink' } },
};

const paperSx = { border: '1px solid', borderColor: 'rule', boxShadow: 'var(--aidy-shadow)', mt: '4px' };

export default ManageTags;
