import { ButtonBase, type ButtonBaseProps } from '@mui/material';
import { forwardRef } from 'react';

export interface IconButtonProps extends Omit<ButtonBaseProps, 'aria-label'> {
  /** Accessible name, since an icon has none. */
  label: string;
  /** Width and height in pixels. */
  size?: 28 | 32 | 36 | 40;
}

/** A quiet button with an icon alone. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(({ label, size = 28, sx, ...button }, ref) => (
  <ButtonBase
    {...button}
    ref={ref}
    aria-label={label}
    sx={[
      {
        width: size,
        height: size,
        flex: 'none',
        borderRadius: 1,
        color: 'quiet',
        '&:hover': { bgcolor: 'wash', color: 'ink' },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
));
IconButton.displayName = 'IconButton';
