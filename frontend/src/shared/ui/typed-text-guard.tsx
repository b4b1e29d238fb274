import { useContext } from 'react';
import { type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext, type DataRouter } from 'react-router-dom';
import { useRouterBlocker } from '../hooks/use-router-blocker';
import { DiscardQuestion } from './discard-question';

export interface GuardProps {
  /** Set when the user wants to leave by other means than going back. */
  isAsked?: boolean;
  onKeep?: () => void;
  onDiscard?: () => void;
  /** Called after going back has been confirmed. */
  onBack?: () => void;
  /** Whether going back within the page keeps the text, so that only leaving the page asks. */
  keptWithinPage?: boolean;
}

const TypedTextGuard = (props: GuardProps) => {
  // Only the library's newer routers can hold up going back; the administration has an older one.
  const routed = useContext(DataRouterContext);
  return routed === null ? <Question {...props} /> : <BackGuard {...props} router={routed.router} />;
};

const Question = ({ isAsked = false, onKeep = nothing, onDiscard = nothing }: GuardProps) =>
  isAsked ? <DiscardQuestion onKeep={onKeep} onDiscard={onDiscard} /> : null;

const BackGuard = ({ router, onBack, keptWithinPage = false, ...leaving }: GuardProps & { router: DataRouter }) => {
  const back = useRouterBlocker(router, keptWithinPage ? leavesPage : isGoingBack);
  if (back?.state !== 'blocked') return <Question {...leaving} />;
  const discard = () => {
    back.proceed();
    onBack?.();
  };
  return <DiscardQuestion onKeep={back.reset} onDiscard={discard} />;
};

const isGoingBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP';

const leavesPage: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname;

const nothing = (): void => undefined;

export default TypedTextGuard;
