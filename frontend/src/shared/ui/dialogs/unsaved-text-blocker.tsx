import { useContext } from 'react';
import { type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext, type DataRouter } from 'react-router-dom';
import { useRouterBlocker } from '../../hooks/use-router-blocker';
import { DiscardQuestion } from './discard-question';

export interface GuardProps {
  /** Set when the user wants to leave by other means than going back. */
  isConfirming?: boolean;
  onContinueEditing?: () => void;
  onDiscard?: () => void;
  /** Called after going back has been confirmed. */
  onBack?: () => void;
  /** Whether going back within the page keeps the text, so that only leaving the page asks. */
  isSavedWithinPage?: boolean;
}

export const UnsavedTextBlocker = (props: GuardProps) => {
  // Only data routers can block going back; the administration has another router.
  const routed = useContext(DataRouterContext);
  return routed === null ? <Question {...props} /> : <BackGuard {...props} router={routed.router} />;
};

const Question = ({ isConfirming = false, onContinueEditing = nothing, onDiscard = nothing }: GuardProps) =>
  isConfirming ? <DiscardQuestion onContinueEditing={onContinueEditing} onDiscard={onDiscard} /> : null;

const BackGuard = ({ router, onBack, isSavedWithinPage = false, ...leaving }: GuardProps & { router: DataRouter }) => {
  const back = useRouterBlocker(router, isSavedWithinPage ? leavesPage : isGoingBack);
  if (back?.state !== 'blocked') return <Question {...leaving} />;
  const discard = () => {
    back.proceed();
    onBack?.();
  };
  return <DiscardQuestion onContinueEditing={back.reset} onDiscard={discard} />;
};

const isGoingBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP';

const leavesPage: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname;

const nothing = (): void => undefined;
