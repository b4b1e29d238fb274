import { useState } from 'react';
import { withElement } from '#shared/language/with-element';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { SelectField } from '#shared/ui/fields/select-field';
import { useCloneTracker } from '../api/clone-tracker';
import { cloneTexts } from '../texts/clone';
import { DailyInUse, DailyOption, PlanNotice } from './plan-limits';
import { creationTexts } from './texts/creation';
import { closeTrackerDialog, type CloneRequest, isStillOpen } from './tracker-dialog-request';
import { type PlanRoom, usePlanRoom } from './use-plan-room';
import { type CreateFailure, toCreateFailure } from './use-start-tracker';

/** Explains what a clone is and how much of the plan it uses, before its research starts. */
export const CloneDialog = ({ request }: { request: CloneRequest }) => {
  const texts = cloneTexts();
  const { frequencies } = creationTexts();
  const room = usePlanRoom();
  const [refused, setRefused] = useState<CreateFailure | null>(null);
  const clone = useCloneTracker(request.originalId);
  const limit = refused ?? (room.isFull ? 'max-trackers' : null);
  const isDailyFull = room.isDailyFull || refused === 'max-day-trackers';
  const [chosen, setChosen] = useState<'day' | 'week' | 'month'>('day');
  const frequency = chosen === 'day' && isDailyFull ? 'week' : chosen;
  const startClone = () => {
    if (clone.isPending) return;
    clone.mutate(frequency, {
      onSuccess: () => {
        if (isStillOpen(request)) closeTrackerDialog();
      },
      onError: (error) => setRefused(toCreateFailure(error)),
    });
  };
  return (
    <ActionDialog
      title={texts.cloneTitle}
      action={texts.clone}
      busy={clone.isPending}
      disabled={limit === 'max-trackers'}
      onAct={startClone}
      onClose={closeTrackerDialog}
    >
      <PlanNotice failure={refused} room={room} />
      <p>
        {withElement(texts.cloneOf, <bdi>{request.title}</bdi>)} {planUsageMessage(room)}
      </p>
      <SelectField
        label={texts.frequency}
        hint={isDailyFull && limit === null ? <DailyInUse /> : undefined}
        value={frequency}
        onChange={({ target }) => setChosen(target.value as typeof chosen)}
      >
        <DailyOption isFull={isDailyFull} />
        <option value="week">{frequencies.week}</option>
        <option value="month">{frequencies.month}</option>
      </SelectField>
    </ActionDialog>
  );
};

/** 'This uses the last of your plan’s 5 trackers.' */
const planUsageMessage = ({ trackers, limit, isFull }: PlanRoom): string => {
  if (limit === null || isFull) return '';
  return trackers === 1 ? cloneTexts().takesLast(limit) : cloneTexts().isOneOf(limit, trackers);
};
