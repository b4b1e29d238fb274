import { useWatch } from 'react-hook-form';
import { MAX_TRACKER_DESCRIPTION } from '#kernel/limits';
import { useZodForm } from '#shared/forms/form';
import { useClearCorrectedErrors } from '#shared/forms/use-clear-corrected-errors';
import { useSingleFlight } from '#shared/hooks/use-single-flight';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { TextArea } from '#shared/ui/fields/field';
import { SelectField } from '#shared/ui/fields/select-field';
import { toast, toastFailure } from '#shared/ui/toasts/toast';
import { useRoles } from '#features/accounts/api/get-roles';
import { areBlank, collectErrors } from '#features/source-sets/published/domain-errors';
import { DEFAULT_MODEL, useSaveTracker, type TrackerRequest } from '#features/tracker-creation/api/create-tracker';
import {
  DailyInUse,
  HourlyOption,
  PlanNotice,
  OfferedFrequencies,
} from '#features/tracker-creation/published/plan-limits';
import { creationTexts } from '#features/tracker-creation/published/texts/creation';
import {
  closeTrackerDialog,
  isStillOpen,
  type TrackerDialogRequest,
} from '#features/tracker-creation/published/tracker-dialog-request';
import { usePlanLimits } from '#features/tracker-creation/published/use-plan-allowance';
import { dialogFailureMessage, useStartTracker } from '#features/tracker-creation/published/use-start-tracker';
import { DocumentChoice } from '../components/document-choice';
import { DomainFields } from '../components/domain-fields';
import { EditorChoice } from '../components/editor-choice';
import { KeyFactFields } from '../components/key-fact-fields';
import { SearchModelChoice } from '../components/search-model-choice';
import { trackerFormTexts } from '../texts/tracker-form';
import { toTrackerFields, trackerForm, type TrackerDraft } from '../tracker-form';

/** Creates or edits a tracker. */
export const TrackerDialog = ({ request }: { request: TrackerDialogRequest }) => {
  const texts = trackerFormTexts();
  const editing = request.intention === 'edit';
  const form = useZodForm(trackerForm, toTrackerFields(request));
  useClearCorrectedErrors(form);
  const { register, field, control, handleSubmit, formState, setValue, setFocus, getValues } = form;
  const { errors } = formState;
  const isStaff = useRoles()?.is_staff === true;
  const { start, isStarting } = useStartTracker();
  const edit = useSaveTracker();
  const limits = usePlanLimits({
    edited: request.intention === 'edit' ? request.tracker.update_frequency : null,
    onDailyRefused: () => setValue('frequency', ''),
  });

  const [documents, model] = useWatch({ control, name: ['documents', 'model'] });
  const choose = (ids: string[]) =>
    setValue('documents', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  /** Reports the result even if the dialog has been closed before. */
  const change = useSingleFlight(async (changed: TrackerRequest) => {
    try {
      await edit.mutateAsync(changed);
    } catch (error) {
      toastFailure(dialogFailureMessage(error, creationTexts().notUpdated));
      limits.recordFailure(error);
      return;
    }
    toast(texts.updated);
    if (isStillOpen(request)) closeTrackerDialog();
  });

  const save = ({ description, frequency, domains, documents, editor, model, keyFacts }: TrackerDraft) => {
    const tracker = {
      tracker_description: description,
      update_frequency: frequency,
      domains,
      ...(documents.length > 0 || namesDocuments(request) ? { documents } : {}),
      ...(editor === editorBefore(request) ? {} : { editor }),
      ...(isStaff ? { key_facts: keyFacts } : {}),
      ...(isStaff && model !== modelBefore(request) ? { model } : {}),
    };
    if (request.intention === 'create')
      void start(
        { model: DEFAULT_MODEL, ...tracker, ...inFolder(request.parentId) },
        { onStarted: closeTrackerDialog, onFailure: limits.recordFailure, failure: dialogFailureMessage },
      );
    else void change({ ...tracker, tracker_id: request.tracker.tracker_id });
  };
  const submit = handleSubmit(save, (found) => {
    const isAlone = found.domains?.root !== undefined && Object.keys(found).length === 1;
    if (isAlone && areBlank(getValues('domains'))) setFocus('domains.0.host');
  });
  const fieldErrors = collectErrors(errors, getValues('domains'));

  const isSending = isStarting || edit.isPending;
  // Closing does not lose input that is being submitted.
  const holdsDraft = formState.isDirty && !isSending;
  return (
    <ActionDialog
      title={editing ? texts.editTitle : texts.newTitle}
      action={editing ? texts.update : texts.create}
      busy={isSending}
      disabled={limits.reason === 'max-trackers'}
      error={formState.isSubmitted ? fieldErrors.below : undefined}
      hasUnsavedText={holdsDraft}
      onAct={() => void submit()}
      onClose={closeTrackerDialog}
    >
      <PlanNotice {...limits} />
      <TextArea
        label={texts.description}
        autoFocus
        placeholder={texts.descriptionExample}
        hint={texts.descriptionHint}
        maxLength={MAX_TRACKER_DESCRIPTION}
        {...field('description')}
      />
      <SelectField
        label={texts.frequency}
        hint={limits.isDailyFull && limits.reason === null ? <DailyInUse /> : undefined}
        {...field('frequency')}
      >
        <option value="" disabled>
          {creationTexts().choose}
        </option>
        <HourlyOption />
        <OfferedFrequencies isDailyFull={limits.isDailyFull} />
      </SelectField>
      <DomainFields control={control} register={register} errors={fieldErrors.atFields} />
      <DocumentChoice chosen={documents} error={errors.documents?.message} onChoose={choose} />
      <EditorChoice {...field('editor')} />
      {isStaff && <SearchModelChoice initial={modelBefore(request)} chosen={model} {...field('model')} />}
      {isStaff && <KeyFactFields control={control} register={register} errors={errors.keyFacts} />}
    </ActionDialog>
  );
};

/** Whether the request names documents, so that removing all of them counts as an edit. */
const namesDocuments = (request: TrackerDialogRequest): boolean =>
  request.intention === 'edit' && request.tracker.documents.length > 0;

/** The model is sent only where it was changed. */
const modelBefore = (request: TrackerDialogRequest): string =>
  request.intention === 'edit' ? request.tracker.model : DEFAULT_MODEL;

/** The editor is sent only where it was changed. */
const editorBefore = (request: TrackerDialogRequest): TrackerDraft['editor'] =>
  request.intention === 'edit' ? request.tracker.editor : 'auto';

/** The folder it is created in; none for the root. */
const inFolder = (id: string | null | undefined) => (id == null ? {} : { parent_uid: id });
