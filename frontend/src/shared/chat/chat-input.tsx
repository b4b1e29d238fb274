import { Box, ButtonBase } from '@mui/material';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { isEnter } from '../forms/is-enter';
import { usePreloadWhenIdle } from '../lazy/use-preload-when-idle';
import { chatTexts } from '../texts/chat';
import { UnsavedTextGuard } from '../ui/dialogs/unsaved-text-guard';
import { fieldSx } from '../ui/fields/field-sx';
import { focusableDisabled } from '../ui/focusable-disabled';
import { SendIcon, StopIcon } from '../ui/further-icons';
import { MAX_CHARACTERS } from './chat';

interface ChatInputProps {
  input: RefObject<HTMLTextAreaElement>;
  text: string;
  placeholder: string;
  isBusy: boolean;
  /** Accessible name of the field. */
  label?: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Stops the pending reply; absent if it cannot be stopped. */
  onStop?: () => void;
  /** Whether going back asks before the typed text is lost; false if the parent does so. */
  confirmBeforeLeaving?: boolean;
}

const preloaded = [UnsavedTextGuard];

/** Enter sends, Shift+Enter adds a new line. */
export const ChatInput = ({
  input,
  text,
  placeholder,
  isBusy,
  label = chatTexts().yourQuestion,
  onChange,
  onSend,
  onStop,
  confirmBeforeLeaving = true,
}: ChatInputProps) => {
  usePreloadWhenIdle(preloaded);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) onSend();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}>
      <Box
        component="textarea"
        ref={input}
        rows={1}
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_CHARACTERS}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        sx={[
          fieldSx(false),
          { flex: 1, minWidth: 0, resize: 'none', fieldSizing: 'content', maxHeight: 160, py: '9px' },
        ]}
      />
      {isBusy && onStop !== undefined ? (
        <ButtonBase
          aria-label={chatTexts().stop}
          // Stop replaces Send at the same position, where the second click of a double click would hit it.
          onClick={({ detail }) => {
            if (detail < 2) onStop();
          }}
          sx={buttonSx}
        >
          <StopIcon />
        </ButtonBase>
      ) : (
        <ButtonBase
          type="submit"
          aria-label={chatTexts().send}
          {...focusableDisabled(isBusy || text.trim() === '')}
          sx={buttonSx}
        >
          <SendIcon />
        </ButtonBase>
      )}
      {confirmBeforeLeaving && text.trim() !== '' && <UnsavedTextGuard isSavedWithinPage />}
    </Box>
  );
};

const buttonSx = {
  width: 40,
  height: 40,
  flexShrink: 0,
  borderRadius: 1,
  color: 'onAccent',
  bgcolor: 'accent',
  '&:hover': { bgcolor: 'accentStrong' },
  '&[aria-disabled="true"]': { color: 'quiet', bgcolor: 'wash', cursor: 'default' },
};
