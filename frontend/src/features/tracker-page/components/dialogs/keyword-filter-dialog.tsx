import { Box } from '@mui/material';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_WORD } from '#kernel/limits';
import { useZodForm } from '#shared/forms/form';
import { FormDialog } from '#shared/forms/form-dialog';
import { actionTexts } from '#shared/texts/actions';
import { ChipsField } from '#shared/ui/fields/chips-field';
import { QueryView } from '#shared/ui/states/query-view';
import type { Tracker } from '#features/trackers/api/tracker';
import { tagTitles } from '#features/trackers/published/tag-titles';
import { runQuery } from '../../api/get-run';
import { useSetKeywordFilter } from '../../api/set-keyword-filter';
import { trackerDialogTexts } from '../../texts/dialogs';
import { trackerPageTexts } from '../../texts/page';

/** Text that is typed but not yet added counts as a word. */
const words = z.pipe(
  z.object({ chosen: z.array(z.string()), pendingText: z.string() }),
  z.transform(({ chosen, pendingText }) => tagTitles([...chosen, pendingText])),
);

/** Words that determine which pages are read, whatever the topic, and the pages that they excluded. */
export const KeywordFilterDialog = ({ tracker, onClose }: { tracker: Tracker; onClose: () => void }) => {
  const { tracker_id, include_words, exclude_words, last_run } = tracker;
  const texts = trackerDialogTexts();
  const save = useSetKeywordFilter(tracker_id);
  const { control, ...form } = useZodForm(
    { include: words, exclude: words },
    {
      include: { chosen: [...include_words], pendingText: '' },
      exclude: { chosen: [...exclude_words], pendingText: '' },
    },
  );
  const field = (name: 'include' | 'exclude') => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <ChipsField
          label={texts[name]}
          options={[]}
          value={value}
          onChange={onChange}
          maxLength={MAX_WORD}
          hint={texts[`${name}Hint`]}
          autoFocus={name === 'include'}
        />
      )}
    />
  );
  return (
    <FormDialog
      maxWidth="sm"
      form={form}
      title={trackerPageTexts().includeAndExclude}
      action={actionTexts().save}
      busy={save.isPending}
      onSubmit={(values) => save.mutateAsync(values, { onSuccess: onClose })}
      onClose={onClose}
    >
      {field('include')}
      {field('exclude')}
      {include_words.length + exclude_words.length > 0 && last_run !== null && (
        <Excluded trackerId={tracker_id} runId={last_run.id} />
      )}
    </FormDialog>
  );
};

const Excluded = ({ trackerId, runId }: { trackerId: string; runId: string }) => (
  <QueryView
    query={runQuery(trackerId, runId)}
    compact
    contentName={trackerDialogTexts().whatWasExcluded}
    skeleton={{ lines: [80] }}
  >
    {({ documents }) => {
      const pages = documents.filter(({ by_words }) => by_words);
      return (
        <Box sx={{ typography: 'body2', color: 'quiet' }}>
          <p>{pages.length === 0 ? trackerDialogTexts().excludedNone : trackerDialogTexts().excluded(pages.length)}</p>
          <ul>
            {pages.map(({ url, title, reason }) => (
              <li key={url}>
                <Box component="span" sx={{ color: 'ink' }}>
                  {title || url}
                </Box>{' '}
                · {reason}
              </li>
            ))}
          </ul>
        </Box>
      );
    }}
  </QueryView>
);
