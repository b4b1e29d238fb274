import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../shared/ui/dialog';
import { TextArea } from '../../../shared/ui/field';
import { FieldError } from '../../../shared/ui/field-error';
import { SelectField } from '../../../shared/ui/select-field';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { defaultModel, useCreateTracker, type TrackerRequest } from '../api/create-tracker';
import { domainsProblem, hostsOf } from '../domain-rule';
import { closeTrackerDialog, type TrackerDialogRequest } from '../tracker-dialog.store';
import {
  createFailureOf,
  createFailureWords,
  limitNotices,
  type CreateFailure,
  useStartTracker,
} from '../use-start-tracker';
import { DomainFields } from './domain-fields';
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
      start(tracker, { onStarted: closeTrackerDialog, onFailure });
      return;
    }
    const { model: _kept, ...changes } = tracker;
    revise.mutate(
      { ...changes, tracker_id: request.tracker.tracker_id },
      {
        onSuccess: () => {
          toast('Tracker updated!');
          closeTrackerDialog();
        },
        onError: (error) => {
          toastFailure(createFailureWords(error));
          onFailure(createFailureOf(error));
        },
      },
    );
  };
  const submit = handleSubmit(save, () =>
    setFormProblem(domainsProblem(getValues('domains').map(({ host }) => host)) ?? incomplete),
  );

  const full = refused === 'max-trackers';
  return (
    <Dialog title={editing ? 'Update Tracker' : 'New Tracker'} open onClose={closeTrackerDialog}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {refused !== null && refused !== 'other' && (
          <Box
            role="alert"
            sx={{ border: '1px solid', borderColor: 'failed', borderRadius: 1, color: 'failed', px: 3, py: 2 }}
          >
            {limitNotices[refused]}
            <Box component="span" sx={{ display: 'block', color: 'ink', fontSize: 13.5 }}>
              {full
                ? 'Deleting one you no longer need makes room.'
                : 'Choose another frequency, or make a daily one weekly.'}
            </Box>
          </Box>
        )}
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
          <Button variant="outlined" onClick={closeTrackerDialog}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={full || isStarting || revise.isPending}>
            {editing ? 'Update Tracker' : 'Create Tracker'}
          </Button>
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
