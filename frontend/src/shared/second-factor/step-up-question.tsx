import { lazyDialog } from '../lazy/lazy-dialog';
import { useStepUp } from './step-up';

const StepUpDialog = lazyDialog(
  () => import('./step-up-dialog'),
  'StepUpDialog',
  ({ onDone }) => onDone(false),
);

/** The dialog that `sendWithStepUp` opens, rendered once in each of the two applications. */
export const StepUpQuestion = () => {
  const pending = useStepUp();
  return pending === null ? null : <StepUpDialog onDone={pending.settle} />;
};
