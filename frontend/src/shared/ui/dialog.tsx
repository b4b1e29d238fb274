import { useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { TypedTextGuard } from './typed-text-guard';

interface DialogProps extends Omit<DialogFrameProps, 'onClose'> {
  /** Something in it is not saved: clicking outside does not close it, and Escape and going back ask first. */
  holdsTypedText?: boolean;
  /** Whether clicking outside closes it while nothing is typed. */
  closesOutside?: boolean;
  /** If absent, only an action closes the dialog. */
  onClose?: () => void;
}

/** A dialog that does not lose what was typed in it. */
export const Dialog = ({ holdsTypedText = false, closesOutside = true, onClose, children, ...frame }: DialogProps) => {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <DialogFrame
      {...frame}
      onClose={(reason) => {
        if (reason === 'backdropClick' && (holdsTypedText || !closesOutside)) return;
        if (holdsTypedText) setIsAsked(true);
        else onClose?.();
      }}
    >
      {children}
      {holdsTypedText && onClose !== undefined && (
        <TypedTextGuard isAsked={isAsked} onKeep={() => setIsAsked(false)} onDiscard={onClose} onBack={onClose} />
      )}
    </DialogFrame>
  );
};
