import { Autocomplete, Box, createFilterOptions, Dialog, type PopperProps } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useId, useState } from 'react';
import { toShortcut } from '#shared/hooks/shortcut';
import { MarkedText } from '#shared/ui/marked-text';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { shellDialogTexts } from '../texts/shell-dialogs';
import { type Command, bypassesFilter } from './commands';
import { type PaletteList, useCommands } from './use-commands';

interface PaletteDialogProps {
  list: PaletteList;
  onChoose: (command: Command) => void;
  /** Escape: to the previous list, or closes the palette. */
  onLeave: () => void;
  onClose: () => void;
}

/** A search field with the matching commands. */
export const PaletteDialog = ({ list, onChoose, onLeave, onClose }: PaletteDialogProps) => {
  const texts = shellDialogTexts();
  const titleId = useId();
  const [text, setText] = useState('');
  const { commands, isLoading, failed, retry } = useCommands(list, text);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (toShortcut(event.nativeEvent) === 'mod+k') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Backspace' && text === '' && list !== 'all') onLeave();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId} sx={dialogSx}>
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        {texts.palette}
      </Box>
      <Autocomplete<Command>
        open
        options={commands}
        filterOptions={matching}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        groupBy={({ group }) => texts.groups[group]}
        value={null}
        onChange={(_event, command) => {
          if (command !== null) onChoose(command);
        }}
        inputValue={text}
        onInputChange={(_event, input, reason) => {
          if (reason === 'input') setText(input);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onLeave();
        }}
        autoHighlight
        disablePortal
        noOptionsText={
          isLoading ? null : <span role="status">{failed === null ? texts.nothingFound : texts.notAllSearched}</span>
        }
        slots={{ popper: InlinePopper }}
        slotProps={{ paper: { elevation: 0 }, listbox: { sx: listSx } }}
        renderInput={({ InputProps: { ref }, inputProps }) => (
          <Box ref={ref} sx={{ position: 'relative' }}>
            <Box
              component="input"
              {...inputProps}
              autoFocus
              aria-label={texts.ask[list]}
              placeholder={texts.ask[list]}
              maxLength={200}
              dir="auto"
              onKeyDown={handleKeyDown}
              sx={fieldSx}
            />
            <Box component="span" role="status" sx={searchingSx}>
              {isLoading ? texts.searching : ''}
            </Box>
          </Box>
        )}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="group" aria-label={group}>
            <Box aria-hidden sx={groupSx}>
              {group}
            </Box>
            <ul role="presentation">{children}</ul>
          </li>
        )}
        renderOption={({ key, ...props }, { label, path, marks }) => (
          <Box component="li" key={key} {...props} sx={[optionSx, marks !== undefined && lineOptionSx]}>
            <Box component="span" dir="auto" sx={marks === undefined ? clipped : lineSx}>
              {marks === undefined ? label : <MarkedText text={label} marks={marks} />}
            </Box>
            {path !== undefined && (
              <Box component="span" dir="auto" sx={[pathSx, marks !== undefined && linePathSx]}>
                {path}
              </Box>
            )}
          </Box>
        )}
      />
      {failed !== null && (
        <Box sx={{ px: 5, pb: 3 }}>
          <DataNotLoaded compact contentName={failed} onRetry={retry} />
        </Box>
      )}
    </Dialog>
  );
};

/** Maximum number of commands shown, to keep the list short; others are found by name. */
const MAX_SHOWN = 80;

const byText = createFilterOptions<Command>({
  stringify: ({ label, path = '', keywords = '' }) => `${label} ${path} ${keywords}`,
  trim: true,
  limit: MAX_SHOWN,
});

const matching: typeof byText = (commands, state) => [
  ...byText(
    commands.filter((command) => !bypassesFilter(command)),
    state,
  ),
  ...commands.filter(bypassesFilter),
];

/** The list is part of the dialog, not a popup. */
const InlinePopper = ({ children }: PopperProps) => <>{typeof children === 'function' ? null : children}</>;

const dialogSx = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 4, sm: '12vh' }, overflow: 'hidden' },
};

const fieldSx = {
  display: 'block',
  width: '100%',
  minHeight: 52,
  px: 5,
  border: 0,
  borderBottom: 'hairline',
  bgcolor: 'transparent',
  color: 'ink',
  typography: 'body1',
  '&::placeholder': { color: 'quiet', opacity: 1 },
  '&:focus': { outline: 'none', borderColor: 'accent', boxShadow: '0 1px 0 var(--aidy-palette-accent)' },
};

/** The progress stands next to the text, where it does not move anything. */
const searchingSx = {
  position: 'absolute',
  right: 20,
  top: 0,
  height: 52,
  display: 'flex',
  alignItems: 'center',
  typography: 'body2',
  color: 'quiet',
  pointerEvents: 'none',
};

const listSx = { maxHeight: 'min(440px, 60dvh)', p: 2 };

const groupSx = { typography: 'label', color: 'quiet', px: 3, pt: 3, pb: 1 };

const optionSx = {
  display: 'flex !important',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch !important', sm: 'baseline !important' },
  justifyContent: { xs: 'center !important', sm: 'flex-start !important' },
  columnGap: 4,
  minHeight: 36,
  px: '12px !important',
  borderRadius: 1,
  '&.Mui-focused': { bgcolor: 'var(--aidy-palette-wash) !important' },
};

/** A line is shown whole, above its source. */
const lineOptionSx = {
  flexDirection: { xs: 'column', sm: 'column' },
  alignItems: { xs: 'stretch !important', sm: 'stretch !important' },
  py: '6px !important',
};
const lineSx = { textWrap: 'pretty' };
const linePathSx = { ml: { sm: 0 }, flex: { sm: 'none' }, textAlign: { sm: 'left' } };

const clipped = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const pathSx = {
  ...clipped,
  ml: { sm: 'auto' },
  flex: { sm: '0 1 45%' },
  textAlign: { sm: 'right' },
  typography: 'body2',
  color: 'quiet',
};
