import { useState } from 'react';
import { UnsavedTextGuard } from './unsaved-text-guard';

interface Leaving {
  readonly onLeave: () => void;
  /** Called after going back has been confirmed; default: nothing, since the URL closes it. */
  readonly onBack?: () => void;
}

/** Asks before typed text is lost: leave by `leave`, and render `guard`. */
export const useTypedTextGuard = (hasText: boolean, { onLeave, onBack }: Leaving) => {
  const [isConfirming, setConfirming] = useState(false);
  return {
    leave: () => (hasText ? setConfirming(true) : onLeave()),
    guard: hasText && (
      <UnsavedTextGuard
        isConfirming={isConfirming}
        onContinueEditing={() => setConfirming(false)}
        onDiscard={onLeave}
        onBack={onBack}
      />
    ),
  };
};
