import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { domainProblems, formProblem } from '../../../shared/forms/domain-problems';
import { useZodForm } from '../../../shared/forms/form';
import { useClearCorrectedErrors } from '../../../shared/forms/use-clear-corrected-errors';
import { useSingleFlight } from '../../../shared/hooks/use-single-flight';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { TextArea } from '../../../shared/ui/field';
import { SelectField } from '../../../shared/ui/select-field';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { useRoles } from '../../accounts/published/api/get-roles';
import { DEFAULT_MODEL, useCreateTracker, type TrackerRequest } from '../../trackers/published/api/create-tracker';
import {
  closeTrackerDialog,
  isStillOpen,
  type TrackerDialogRequest,
} from '../../trackers/published/tracker-dialog.store';
import { usePlanRoom } from '../../trackers/published/use-plan-room';
import {
  createFailureOf,
  dialogFailureWords,
  type CreateFailure,
  useStartTracker,
} from '../../trackers/published/use-start-tracker';
import { DocumentChoice } from '../components/document-choice';
import { DomainFields } from '../components/domain-fields';
import { EditorChoice } from '../components/editor-choice';
import { KeyFactFields } from '../components/key-fact-fields';
import { LimitBanner } from '../../trackers/published/limit-banner';
import { SearchModelChoice } from '../components/search-model-choice';
import { formOf, trackerForm, type TrackerDraft } from '../tracker-form';

/** Creates or edits a tracker. */
const TrackerDialog = ({ request }: { request: TrackerDialogRequest }) => {
  const editing = request.intention === 'edit';
  const form = useZodForm(trackerForm, formOf(request));
  useClearCorrectedErrors(form);
  const { register, field, control, handleSubmit, formState, setValue, setFocus, getValues } = form;
  const { errors } = formState;
  const isStaff = useRoles()?.is_staff === true;
  const { start, isStarting } = useStartTracker();
  const revise = useCreateTracker();
  const [refused, setRefused] = useState<CreateFailure | null>(null);

  const room = usePlanRoom();
  const keepsDaily = request.intention === 'edit' && request.tracker.update_frequency === 'day';
  const dailyFull = !keepsDaily && room.isDailyFull;
  const limit = refused ?? (room.isFull && !editing ? 'max-trackers' : null);

  const [documents, model] = useWatch({ control, name: ['documents', 'model'] });
  const choose = (ids: string[]) =>
    setValue('documents', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  const onFailure = (failure: CreateFailure) => {
    setRefused(failure);
    if (failure === 'max-day-trackers') setValue('frequency', '');
  };

  /** Reports the result even if the dialog has been closed meanwhile. */
  const change = useSingleFlight(async (changed: TrackerRequest) => {
    try {
      await revise.mutateAsync(changed);
    } catch (error) {
      toastFailure(dialogFailureWords(error, 'updating'));
      onFailure(createFailureOf(error));
      return;
    }
    toast('Tracker updated!');
    if (isStillOpen(request)) closeTrackerDialog();
  });

  const save = ({ description, frequency, domains, documents, editor, model, keyFacts }: TrackerDraft) => {
    const tracker = {
      tracker_description: description,
      update_frequency: frequency,
      domains,
      ...(documents.length > 0 || namesDocuments(request) ? { documents } : {}),
      ...(editor === editorBefore(request) ? {} : { editor }),
      ...(isStaff ? { model, key_facts: keyFacts } : {}),
    };
    if (request.intention === 'create')
      void start(
        { model: DEFAULT_MODEL, ...tracker, ...inFolder(request.parentId) },
        { onStarted: closeTrackerDialog, onFailure, failureWords: dialogFailureWords },
      );
    else void change({ ...tracker, tracker_id: request.tracker.tracker_id });
  };
  /** What is wrong with fields for domains that are all blank is said, and can be mended, at the first of them. */
  const areBlank = () => getValues('domains').every(({ host }) => host.trim() === '');
  const submit = handleSubmit(save, (found) => {
    const [first] = Object.keys(found);
    if (first === 'domains' && areBlank()) setFocus('domains.0.host');
  });
  const ofDomains = formState.isSubmitted ? errors.domains?.root?.message : undefined;
  const ofBlank = ofDomains !== undefined && areBlank() ? ofDomains : undefined;
  const ofOthers = ofBlank === undefined ? ofDomains : undefined;
  const hasOthers = Object.keys(errors).length > (ofBlank === undefined ? 0 : 1);

  const isSending = isStarting || revise.isPending;
  // Closing does not lose input that is being submitted.
  const holdsDraft = formState.isDirty && !isSending;
  return (
    <ActionDialog
      title={editing ? 'Update Tracker' : 'New Tracker'}
      action={editing ? 'Update Tracker' : 'Create Tracker'}
      busy={isSending}
      disabled={limit === 'max-trackers'}
      problem={formState.isSubmitted && hasOthers ? (ofOthers ?? formProblem(errors)) : undefined}
      holdsTypedText={holdsDraft}
      onAct={() => void submit()}
      onClose={closeTrackerDialog}
    >
      <LimitBanner failure={limit} />
      <TextArea
        label="Description"
        autoFocus
        placeholder="New and changed tariffs on steel and aluminum"
        hint="Describe what you want to follow, as you would to a researcher."
        maxLength={2000}
        {...field('description')}
      />
      <SelectField label="Update frequency" {...field('frequency')}>
        <option value="" disabled>
          Choose
        </option>
        <option value="hour" disabled>
          Hourly
        </option>
        <option value="day" disabled={dailyFull || refused === 'max-day-trackers'}>
          Daily
        </option>
        <option value="week">Weekly</option>
        <option value="month">Monthly</option>
      </SelectField>
      <DomainFields
        control={control}
        register={register}
        problems={ofBlank === undefined ? domainProblems(errors.domains) : [ofBlank]}
      />
      <DocumentChoice chosen={documents} problem={errors.documents?.message} onChoose={choose} />
      <EditorChoice {...field('editor')} />
      {isStaff && <SearchModelChoice chosen={model} {...field('model')} />}
      {isStaff && <KeyFactFields control={control} register={register} errors={errors.keyFacts} />}
    </ActionDialog>
  );
};

/** Whether the request names documents, so that taking all of them away counts as an edit. */
const namesDocuments = (request: TrackerDialogRequest): boolean =>
  request.intention === 'edit' && request.tracker.documents.length > 0;

/** Sent only where it was changed. */
const editorBefore = (request: TrackerDialogRequest): TrackerDraft['editor'] =>
  request.intention === 'edit' ? request.tracker.editor : 'auto';

/** The folder it is created in; none for the root. */
const inFolder = (id: string | null | undefined) => (id == null ? {} : { parent_uid: id });

export default TrackerDialog;
