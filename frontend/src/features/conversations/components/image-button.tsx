import { Box, ButtonBase } from '@mui/material';
import { useRef } from 'react';
import { ImageIcon } from '../../../shared/ui/further-icons';
import { toastFailure } from '../../../shared/ui/toast';
import { smallImage } from '../small-image';
import { focusableDisabled } from '../../../shared/ui/focusable-disabled';

interface ImageButtonProps {
  disabled: boolean;
  /** A JPEG in base64. */
  onImage: (image: string) => void;
}

/** Chooses an image to show to the assistant. */
export const ImageButton = ({ disabled, onImage }: ImageButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const image = await smallImage(file);
    if (image === null) toastFailure('This file can’t be read as an image. Choose a JPEG or PNG.');
    else onImage(image);
  };
  return (
    <>
      <ButtonBase
        aria-label="Send an image"
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
        aria-label="Image"
        tabIndex={-1}
        hidden
        onChange={({ target }: { target: HTMLInputElement }) => {
          void choose(target.files?.[0]);
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
  border: '1px solid',
  borderColor: 'rule',
  '&:hover': { color: 'ink', borderColor: 'edge' },
  '&[aria-disabled="true"]': { color: 'quiet', borderColor: 'rule', opacity: 0.5, cursor: 'default' },
};
