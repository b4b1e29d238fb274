import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useBlocker } from 'react-router-dom';
import { DiscardQuestion } from './discard-question';

interface TypedTextGuardProps {
  /** The person wants to leave what was typed, by other means than going back. */
  isAsked: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  /** After going back has been confirmed. */
  onBack?: () => void;
}

/** Asks before typed text is left. To be shown while there is any: until then, going back is not held up. */
export const TypedTextGuard = (props: TypedTextGuardProps) => {
  const { isAsked, onKeep, onDiscard } = props;
  // Only the routers of the library's newer kind can hold up going back; the administration has the older.
  if (useContext(DataRouterContext) !== null) return <BackGuard {...props} />;
  return isAsked ? <DiscardQuestion onKeep={onKeep} onDiscard={onDiscard} /> : null;
};

const BackGuard = ({ isAsked, onKeep, onDiscard, onBack = onDiscard }: TypedTextGuardProps) => {
  const back = useBlocker(({ historyAction }) => historyAction === 'POP');
  const keep = () => {
    back.reset?.();
    onKeep();
  };
  const discard = () => {
    if (back.state !== 'blocked') return onDiscard();
    back.proceed();
    onBack();
  };
  return isAsked || back.state === 'blocked' ? <DiscardQuestion onKeep={keep} onDiscard={discard} /> : null;
};
