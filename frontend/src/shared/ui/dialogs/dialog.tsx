import { useEffect } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { UnsavedTextGuard } from './unsaved-text-guard';
import { useUnsavedTextGuard } from './use-unsaved-text-guard';

interface DialogProps extends Omit<DialogFrameProps, 'onClose'> {
  /** Set if something in it is not saved: clicking outside does not close it, and Escape and going back ask first. */
  hasUnsavedText?: boolean;
  /** Whether clicking outside closes it while nothing is typed. */
  closeOnBackdropClick?: boolean;
  /** Called to close it; if absent, only an action closes the dialog. */
  onClose?: () => void;
}

/** A dialog that asks before it discards typed text. */
export const Dialog = ({ hasUnsavedText, closeOnBackdropClick = true, onClose, children, ...frame }: DialogProps) => {
  const mayHoldText = hasUnsavedText !== undefined;
  useEffect(() => {
    if (mayHoldText) UnsavedTextGuard.preload();
  }, [mayHoldText]);
  const isGuarded = hasUnsavedText === true && onClose !== undefined;
  const { leave, guard } = useUnsavedTextGuard(isGuarded, { onLeave: () => onClose?.(), onBack: onClose });
  return (
    <DialogFrame
      {...frame}
      onClose={(reason) => {
        if (reason === 'backdropClick' && (hasUnsavedText || !closeOnBackdropClick)) return;
        leave();
      }}
    >
      {children}
      {guard}
    </DialogFrame>
  );
};
