import { useState } from 'react';
import { UnsavedTextGuard } from './unsaved-text-guard';

interface Leaving {
  readonly onLeave: () => void;
  /** Called after going back has been confirmed; default: nothing, since the URL closes it. */
  readonly onBack?: () => void;
}

/** Asks before typed text is lost: leave by `leave`, and render `guard`. */
export const useUnsavedTextGuard = (hasText: boolean, { onLeave, onBack }: Leaving) => {
  const [isConfirming, setIsConfirming] = useState(false);
  return {
    leave: () => (hasText ? setIsConfirming(true) : onLeave()),
    guard: hasText && (
      <UnsavedTextGuard
        isConfirming={isConfirming}
        onContinueEditing={() => setIsConfirming(false)}
        onDiscard={onLeave}
        onBack={onBack}
      />
    ),
  };
};
