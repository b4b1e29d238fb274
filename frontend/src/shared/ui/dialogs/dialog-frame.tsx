import { Box, Dialog as MuiDialog, type DialogProps as MuiDialogProps } from '@mui/material';
import { type FormEventHandler, useId, type ReactNode } from 'react';

export interface DialogFrameProps extends Pick<MuiDialogProps, 'maxWidth'> {
  title: ReactNode;
  open: boolean;
  /** Maximum width in CSS pixels, instead of one of MUI's. */
  width?: number;
  /** Called to close it; if absent, only an action closes the dialog. */
  onClose?: (reason: 'escapeKeyDown' | 'backdropClick') => void;
  /** Makes the dialog a form. */
  onSubmit?: FormEventHandler;
  children: ReactNode;
  /** The actions: safe ones first, the primary one last. */
  actions?: ReactNode;
}

/** The common layout of dialogs: title, content, and actions at the bottom. */
export const DialogFrame = ({
  title,
  open,
  onClose,
  onSubmit,
  maxWidth = 'sm',
  width,
  children,
  actions,
}: DialogFrameProps) => {
  const titleId = useId();
  return (
    <MuiDialog
      open={open}
      onClose={(_event, reason) => onClose?.(reason)}
      maxWidth={maxWidth}
      fullWidth
      slotProps={width === undefined ? {} : { paper: { sx: maxWidthSx(width) } }}
      aria-labelledby={titleId}
      scroll="body"
    >
      <Box {...(onSubmit !== undefined && { component: 'form', noValidate: true, onSubmit })} sx={frameSx}>
        <Box component="h2" id={titleId} sx={{ typography: 'h2', mb: 4 }}>
          {title}
        </Box>
        {children}
        {actions !== undefined && <Box sx={actionsSx}>{actions}</Box>}
      </Box>
    </MuiDialog>
  );
};

/** `&&` doubles the class, which makes this rule more specific than MUI's own for narrow windows. */
const maxWidthSx = (width: number) => ({ '&&': { maxWidth: `min(${width}px, calc(100% - 64px))` } });

const padding = { xs: 5, sm: 7 };

/** Whatever takes the focus is scrolled to above the actions, which cover the bottom of the window. */
const frameSx = { p: padding, '& :is(input, select, textarea, button)': { scrollMarginBottom: '110px' } };

/**
 * Actions that stick to the bottom of the window where the dialog is taller than it, so that they are always visible.
 */
const actionsSx = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 2,
  mt: 2,
  mx: { xs: -5, sm: -7 },
  mb: { xs: -5, sm: -7 },
  p: padding,
  pt: 4,
  bgcolor: 'sheet',
  borderRadius: 1,
};
