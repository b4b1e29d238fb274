import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_TAG, MAX_TAGS } from '#kernel/limits';
import { isUnauthorised } from '#shared/api/problem';
import { actionTexts } from '#shared/texts/actions';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { ChipsField, type Chips } from '#shared/ui/fields/chips-field';
import { toastFailure } from '#shared/ui/toasts/toast';
import { type Tag, userTagsQuery, useUpdateTags } from '#features/trackers/api/tags';
import { isSameTag, tagTitles } from '#features/trackers/published/tag-titles';
import { trackerDialogTexts } from '../../texts/dialogs';
import { trackerPageTexts } from '../../texts/page';

interface ManageTagsProps {
  trackerId: string;
  tags: readonly Tag[];
  onClose: () => void;
}

/** Chooses a tracker's tags, new ones or ones that the user's other trackers have. */
export const ManageTags = ({ trackerId, tags, onClose }: ManageTagsProps) => {
  const texts = trackerDialogTexts();
  const own = useUserTags();
  const update = useUpdateTags(trackerId, { success: texts.tagsSaved, failure: texts.tagsNotSaved });
  const [initial] = useState<Chips>(() => ({ chosen: tags.map(({ title }) => title), pendingText: '' }));
  const [value, setValue] = useState(initial);
  const titles = value.chosen;
  // Text that is typed but not yet added is saved as a tag.
  const wanted = tagTitles([...titles, value.pendingText]);
  const tooMany = wanted.length > MAX_TAGS;
  const save = () => {
    if (!tooMany) update.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title={trackerPageTexts().manageTags}
      action={actionTexts().save}
      busy={update.isPending}
      disabled={tooMany}
      onAct={save}
      onClose={onClose}
      hasUnsavedText={(value.pendingText !== '' || titles !== initial.chosen) && !update.isPending}
    >
      <ChipsField
        label={trackerPageTexts().tags}
        options={own.map(({ title }) => title).filter((title) => !titles.some((chosen) => isSameTag(chosen, title)))}
        value={value}
        onChange={({ chosen, pendingText }) =>
          setValue({ chosen: chosen === titles ? titles : tagTitles(chosen), pendingText })
        }
        maxLength={MAX_TAG}
        placeholder={texts.tagsPlaceholder}
        hint={texts.tagsHint}
        error={tooMany ? texts.tooManyTags(MAX_TAGS, wanted.length - MAX_TAGS) : undefined}
        autoFocus
      />
    </ActionDialog>
  );
};

/** Tags to suggest; the dialog works without them. */
const useUserTags = (): readonly Tag[] => {
  const { data, error } = useQuery(userTagsQuery);
  useEffect(() => {
    if (error !== null && !isUnauthorised(error)) toastFailure(trackerDialogTexts().tagsNotLoaded);
  }, [error]);
  return data ?? [];
};
