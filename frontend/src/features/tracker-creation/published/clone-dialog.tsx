import { useState } from 'react';
import { withElement } from '#shared/language/with-element';
import { actionTexts } from '#shared/texts/actions';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { SelectField } from '#shared/ui/fields/select-field';
import { useCloneTracker } from '../api/clone-tracker';
import { cloneTexts } from '../texts/clone';
import { DailyInUse, PlanNotice, OfferedFrequencies } from './plan-limits';
import { closeTrackerDialog, type CloneRequest, isStillOpen } from './tracker-dialog-request';
import { type PlanAllowance, usePlanLimits } from './use-plan-allowance';

/** Explains what a clone is and how much of the plan it uses, before its research starts. */
export const CloneDialog = ({ request }: { request: CloneRequest }) => {
  const texts = cloneTexts();
  const limits = usePlanLimits();
  const clone = useCloneTracker(request.originalId);
  const [chosen, setChosen] = useState<'day' | 'week' | 'month'>('day');
  const frequency = chosen === 'day' && limits.isDailyFull ? 'week' : chosen;
  const startClone = () => {
    if (clone.isPending) return;
    clone.mutate(frequency, {
      onSuccess: () => {
        if (isStillOpen(request)) closeTrackerDialog();
      },
      onError: limits.recordFailure,
    });
  };
  return (
    <ActionDialog
      title={texts.cloneTitle}
      action={actionTexts().clone}
      busy={clone.isPending}
      disabled={limits.reason === 'max-trackers'}
      onAct={startClone}
      onClose={closeTrackerDialog}
    >
      <PlanNotice {...limits} />
      <p>
        {withElement(texts.cloneOf, <bdi>{request.title}</bdi>)} {planUsageMessage(limits.allowance)}
      </p>
      <SelectField
        label={texts.frequency}
        hint={limits.isDailyFull && limits.reason === null ? <DailyInUse /> : undefined}
        value={frequency}
        onChange={({ target }) => setChosen(target.value as typeof chosen)}
      >
        <OfferedFrequencies isDailyFull={limits.isDailyFull} />
      </SelectField>
    </ActionDialog>
  );
};

/** 'This uses the last of your plan’s 5 trackers.' */
const planUsageMessage = ({ trackersLeft, limit, isFull }: PlanAllowance): string => {
  if (limit === null || isFull) return '';
  return trackersLeft === 1 ? cloneTexts().takesLast(limit) : cloneTexts().isOneOf(limit, trackersLeft);
};
