import { useState } from 'react';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { SelectField } from '../../../shared/ui/select-field';
import { LimitBanner } from './limit-banner';
import { closeTrackerDialog, type CloneRequest, isStillOpen } from './tracker-dialog.store';
import { useCloneTracker } from './use-clone-tracker';
import { type PlanRoom, usePlanRoom } from './use-plan-room';
import { type CreateFailure, createFailureOf } from './use-start-tracker';

/** Says what a clone is and which place of the plan it takes, before its research starts. */
const CloneDialog = ({ request }: { request: CloneRequest }) => {
  const room = usePlanRoom();
  const [refused, setRefused] = useState<CreateFailure | null>(null);
  const clone = useCloneTracker(request.originalId);
  const limit = refused ?? (room.isFull ? 'max-trackers' : null);
  const isDailyFull = room.isDailyFull || refused === 'max-day-trackers';
  const [chosen, setChosen] = useState<'day' | 'week' | 'month'>('day');
  const frequency = chosen === 'day' && isDailyFull ? 'week' : chosen;
  const act = () => {
    if (clone.isPending) return;
    clone.mutate(frequency, {
      onSuccess: () => {
        if (isStillOpen(request)) closeTrackerDialog();
      },
      onError: (error) => setRefused(createFailureOf(error)),
    });
  };
  return (
    <ActionDialog
      title="Clone this tracker"
      action="Clone"
      busy={clone.isPending}
      disabled={limit === 'max-trackers'}
      onAct={act}
      onClose={closeTrackerDialog}
    >
      <LimitBanner failure={limit} />
      <p>
        You get a private tracker of your own with the topic and the sources of “<bdi>{request.title}</bdi>”. Its
        research starts at once. {placeWords(room)}
      </p>
      <SelectField
        label="Update frequency"
        value={frequency}
        onChange={({ target }) => setChosen(target.value as typeof chosen)}
      >
        <option value="day" disabled={isDailyFull}>
          Daily
        </option>
        <option value="week">Weekly</option>
        <option value="month">Monthly</option>
      </SelectField>
    </ActionDialog>
  );
};

/** 'It takes the last of the 5 trackers of your plan.' */
const placeWords = ({ trackers, limit, isFull }: PlanRoom): string => {
  if (limit === null || isFull) return '';
  return trackers === 1
    ? `It takes the last of the ${limit} trackers of your plan.`
    : `It is one of the ${limit} trackers of your plan, ${trackers} of which are free.`;
};

export default CloneDialog;
