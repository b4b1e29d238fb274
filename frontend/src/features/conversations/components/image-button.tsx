import { Box, ButtonBase } from '@mui/material';
import { useRef } from 'react';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { ImageIcon } from '#shared/ui/further-icons';
import { diaryTexts } from '../texts/diary';

interface ImageButtonProps {
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Chooses an image to send to the assistant. */
export const ImageButton = ({ disabled, onChoose }: ImageButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ButtonBase
        aria-label={diaryTexts().sendImage}
        {...focusableDisabled(disabled, () => input.current?.click())}
        sx={buttonSx}
      >
        <ImageIcon />
      </ButtonBase>
      <Box
        component="input"
        ref={input}
        type="file"
        accept="image/*"
        aria-label={diaryTexts().image}
        tabIndex={-1}
        hidden
        onChange={({ target }: { target: HTMLInputElement }) => {
          const file = target.files?.[0];
          if (file !== undefined) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
};

const buttonSx = {
  width: 40,
  height: 40,
  flexShrink: 0,
  borderRadius: 1,
  color: 'quiet',
  border: 'hairline',
  '&:hover': { color: 'ink', borderColor: 'edge' },
  '&[aria-disabled="true"]': { color: 'quiet', borderColor: 'rule', opacity: 0.5, cursor: 'default' },
};
