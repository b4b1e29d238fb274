import { useEffect, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { TypedTextGuard } from './typed-text-guard.lazy';

interface DialogProps extends Omit<DialogFrameProps, 'onClose'> {
  /** Set if something in it is not saved: clicking outside does not close it, and Escape and going back ask first. */
  holdsTypedText?: boolean;
  /** Whether clicking outside closes it while nothing is typed. */
  closesOutside?: boolean;
  /** Called to close it; if absent, only an action closes the dialog. */
  onClose?: () => void;
}

/** A dialog that does not lose what was typed in it. */
export const Dialog = ({ holdsTypedText, closesOutside = true, onClose, children, ...frame }: DialogProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const mayHoldText = holdsTypedText !== undefined;
  useEffect(() => {
    if (mayHoldText) TypedTextGuard.preload();
  }, [mayHoldText]);
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
      {holdsTypedText === true && onClose !== undefined && (
        <TypedTextGuard isAsked={isAsked} onContinueEditing={() => setIsAsked(false)} onDiscard={onClose} onBack={onClose} />
      )}
    </DialogFrame>
  );
};
