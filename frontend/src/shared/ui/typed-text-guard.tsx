import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useBlocker } from 'react-router-dom';
import { DiscardQuestion } from './discard-question';

interface TypedTextGuardProps {
  /** The person wants to leave what was typed, by other means than going back. */
  isAsked?: boolean;
  onKeep?: () => void;
  onDiscard?: () => void;
  /** After going back has been confirmed. */
  onBack?: () => void;
}

/** Asks before typed text is left. To be shown while there is any: until then, going back is not held up. */
export const TypedTextGuard = (props: TypedTextGuardProps) => {
  // Only the routers of the library's newer kind can hold up going back; the administration has the older.
  const Guard = useContext(DataRouterContext) === null ? Question : BackGuard;
  return <Guard {...props} />;
};

const Question = ({ isAsked = false, onKeep = nothing, onDiscard = nothing }: TypedTextGuardProps) =>
  isAsked ? <DiscardQuestion onKeep={onKeep} onDiscard={onDiscard} /> : null;

const BackGuard = ({ onBack, ...leaving }: TypedTextGuardProps) => {
  const back = useBlocker(({ historyAction }) => historyAction === 'POP');
  if (back.state !== 'blocked') return <Question {...leaving} />;
  const discard = () => {
    back.proceed();
    onBack?.();
  };
  return <DiscardQuestion onKeep={back.reset} onDiscard={discard} />;
};

const nothing = (): void => undefined;
