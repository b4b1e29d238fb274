import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOneAtATime } from '../../../shared/hooks/use-one-at-a-time';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextArea } from '../../../shared/ui/field';
import { FieldError } from '../../../shared/ui/field-error';
import { keepTheField } from '../../../shared/ui/keep-the-field';
import { SelectField } from '../../../shared/ui/select-field';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { defaultModel, useCreateTracker, type TrackerRequest } from '../api/create-tracker';
import { domainsProblem, hostsOf } from '../domain-rule';
import { closeTrackerDialog, isStillOpen, type TrackerDialogRequest } from '../tracker-dialog.store';
import { createFailureOf, createFailureWords, type CreateFailure, useStartTracker } from '../use-start-tracker';
import { DomainFields } from './domain-fields';
import { LimitBanner } from './limit-banner';
import { emptyForm, formOf, type TrackerForm } from './tracker-form';

const incomplete = 'Please fill in all required fields.';

/** Makes a tracker or changes one. */
const TrackerDialog = ({ request }: { request: TrackerDialogRequest }) => {
  const editing = request.intention === 'edit';
  const { register, control, handleSubmit, formState, setValue, getValues } = useForm<TrackerForm>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: editing ? formOf(request.tracker) : emptyForm,
  });
  const { errors } = formState;
  const { start, isStarting } = useStartTracker();
  const revise = useCreateTracker();
  const [refused, setRefused] = useState<CreateFailure | null>(null);
  const [formProblem, setFormProblem] = useState<string>();

  const onFailure = (failure: CreateFailure) => {
    setRefused(failure);
    if (failure === 'max-day-trackers') setValue('frequency', '');
  };

  /** Says how it went also where the dialog has been closed meanwhile. */
  const change = useOneAtATime(async (changed: TrackerRequest) => {
    try {
      await revise.mutateAsync(changed);
    } catch (error) {
      toastFailure(createFailureWords(error, 'updating'));
      onFailure(createFailureOf(error));
      return;
    }
    toast('Tracker updated!');
    if (isStillOpen(request)) closeTrackerDialog();
  });

  const save = ({ description, frequency, domains }: TrackerForm) => {
    const typed = domains.map(({ host }) => host);
    const problem = frequency === '' ? incomplete : domainsProblem(typed);
    setFormProblem(problem);
    if (frequency === '' || problem !== undefined) return;
    const tracker: TrackerRequest = {
      tracker_description: description.trim(),
      update_frequency: frequency,
      model: defaultModel,
      domains: hostsOf(typed),
    };
    if (request.intention === 'create') {
      void start(tracker, { onStarted: closeTrackerDialog, onFailure });
      return;
    }
    const { model: _kept, ...changes } = tracker;
    void change({ ...changes, tracker_id: request.tracker.tracker_id });
  };
  const submit = handleSubmit(save, () =>
    setFormProblem(domainsProblem(getValues('domains').map(({ host }) => host)) ?? incomplete),
  );

  const full = refused === 'max-trackers';
  return (
    <Dialog
      title={editing ? 'Update Tracker' : 'New Tracker'}
      open
      onClose={closeTrackerDialog}
      holdsTypedText={formState.isDirty}
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        <LimitBanner failure={refused} />
        <TextArea
          label="Description"
          autoFocus
          placeholder="New and changed tariffs on steel and aluminum"
          problem={errors.description?.message}
          hint="Say what you want to hear about, as you would to a researcher."
          maxLength={2000}
          {...register('description', {
            validate: (text) => text.trim() !== '' || 'Please enter a tracker description',
          })}
        />
        <SelectField
          label="Update frequency"
          problem={errors.frequency?.message}
          {...register('frequency', { required: 'Please select an update frequency' })}
        >
          <option value="" disabled>
            Choose
          </option>
          <option value="hour" disabled>
            Hourly
          </option>
          <option value="day" disabled={refused === 'max-day-trackers'}>
            Daily
          </option>
          <option value="week">Weekly</option>
          <option value="month">Monthly</option>
        </SelectField>
        <DomainFields control={control} register={register} problems={domainErrors(errors.domains)} />
        <FieldError text={formProblem} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onMouseDown={keepTheField} onClick={closeTrackerDialog}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" disabled={full} busy={isStarting || revise.isPending}>
            {editing ? 'Update Tracker' : 'Create Tracker'}
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};

type DomainErrors = {
  readonly [place: number]: { readonly host?: { readonly message?: string } } | undefined;
  readonly length?: number;
};

const domainErrors = (errors: DomainErrors | undefined): readonly (string | undefined)[] =>
  errors === undefined ? [] : Array.from({ length: errors.length ?? 0 }, (_none, at) => errors[at]?.host?.message);

export default TrackerDialog;
