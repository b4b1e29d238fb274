import type { MenuProps } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';

type Corners = Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>;

export const below: Corners = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
};

/** For a button at the bottom of the window. */
export const above: Corners = { anchorOrigin: below.transformOrigin, transformOrigin: below.anchorOrigin };

/** A menu below the right end of the button that opens it: the properties of both. */
export const useMenu = () => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return {
    close,
    /** Wraps an item's action, which first closes the menu. */
    closing: (action: () => void) => () => {
      close();
      action();
    },
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: { id, open, anchorEl: anchor, onClose: close, ...below },
  } as const;
};
