import { Box, ButtonBase } from '@mui/material';
import { useRef, useState } from 'react';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { CloseIcon } from '#shared/ui/icons';
import { useUpdateTags } from '#features/trackers/api/tags';
import type { Tracker } from '#features/trackers/api/tracker';
import { tagChipSx, titleSx } from '#features/trackers/published/tag-chip-sx';
import { trackerPageTexts } from '../../texts/page';

const ManageTags = lazyDialog(() => import('../dialogs/manage-tags'), 'ManageTags');
const preloaded = [ManageTags];

/** A tracker's tags; its editor may change them. */
export const TagList = ({ tracker }: { tracker: Tracker }) => {
  const { tags, can_edit } = tracker;
  if (tags.length === 0 && !can_edit) return null;
  return (
    <Box
      component="ul"
      aria-label={trackerPageTexts().tags}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', minWidth: 0, mt: '10px' }}
    >
      {can_edit ? (
        <EditableTags tracker={tracker} />
      ) : (
        tags.map(({ id, title }) => (
          <Box component="li" key={id} dir="auto" sx={[tagChipSx, { px: '10px' }]}>
            <Box component="span" sx={titleSx}>
              {title}
            </Box>
          </Box>
        ))
      )}
    </Box>
  );
};

const EditableTags = ({ tracker: { tracker_id, tags } }: { tracker: Tracker }) => {
  usePreloadWhenIdle(preloaded);
  const [isManaging, setIsManaging] = useState(false);
  const manage = useRef<HTMLButtonElement>(null);
  const update = useUpdateTags(tracker_id, {
    success: trackerPageTexts().tagRemoved,
    failure: trackerPageTexts().tagNotRemoved,
  });
  const remove = (tagId: string) => {
    const rest = tags.filter(({ id }) => id !== tagId).map(({ title }) => title);
    const pressed = document.activeElement;
    update.mutate(rest, {
      // The focus was on the removed tag, unless the user has moved it on.
      onSuccess: () => {
        if ([pressed, document.body].includes(document.activeElement)) manage.current?.focus();
      },
    });
  };
  return (
    <>
      {tags.map(({ id, title }) => (
        <Box component="li" key={id} dir="auto" sx={[tagChipSx, { paddingInlineStart: '10px' }]}>
          <Box component="span" sx={titleSx}>
            {title}
          </Box>
          <ButtonBase
            aria-label={trackerPageTexts().removeTag(title)}
            {...focusableDisabled(update.isPending, () => remove(id))}
            sx={{ width: 24, height: 24, borderRadius: '12px', '&:hover': { color: 'ink' } }}
          >
            <CloseIcon aria-hidden sx={{ width: 10, height: 10 }} />
          </ButtonBase>
        </Box>
      ))}
      <li>
        <ButtonBase
          ref={manage}
          aria-haspopup="dialog"
          onClick={() => setIsManaging(true)}
          sx={[
            tagChipSx,
            {
              px: '10px',
              borderStyle: 'dashed',
              borderColor: 'edge',
              '&:hover': { color: 'ink', borderColor: 'quiet' },
            },
          ]}
        >
          {trackerPageTexts().manageTags}
        </ButtonBase>
      </li>
      {isManaging && <ManageTags trackerId={tracker_id} tags={tags} onClose={() => setIsManaging(false)} />}
    </>
  );
};
