import { Box } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { QueryView } from '#shared/ui/states/query-view';
import type { Tracker } from '#features/trackers/api/tracker';
import { ChipsField } from '#features/trackers/published/chips-field';
import { tagTitles } from '#features/trackers/published/tag-titles';
import { runQuery } from '../../api/get-run';
import { useSetKeywordFilter } from '../../api/set-keyword-filter';
import { trackerDialogTexts } from '../../texts/dialogs';

/** Limit of the server's. */
const LONGEST_WORD = 50;

/** Words that decide which pages are read, whatever the topic, and the pages they excluded. */
export const KeywordFilterDialog = ({ tracker, onClose }: { tracker: Tracker; onClose: () => void }) => {
  const { tracker_id, include_words, exclude_words, last_run } = tracker;
  const texts = trackerDialogTexts();
  const save = useSetKeywordFilter(tracker_id);
  const [include, setInclude] = useState<readonly string[]>(include_words);
  const [exclude, setExclude] = useState<readonly string[]>(exclude_words);
  const [typedInclude, setTypedInclude] = useState('');
  const [typedExclude, setTypedExclude] = useState('');
  const hasUnsavedText =
    include !== include_words || exclude !== exclude_words || typedInclude !== '' || typedExclude !== '';
  const submit = () =>
    save.mutate(
      { include: tagTitles([...include, typedInclude]), exclude: tagTitles([...exclude, typedExclude]) },
      { onSuccess: onClose },
    );
  return (
    <ActionDialog
      title={texts.wordsTitle}
      action={texts.save}
      busy={save.isPending}
      onAct={submit}
      onClose={onClose}
      hasUnsavedText={hasUnsavedText && !save.isPending}
    >
      <ChipsField
        label={texts.include}
        options={[]}
        value={include}
        typed={typedInclude}
        onChange={setInclude}
        onType={setTypedInclude}
        maxLength={LONGEST_WORD}
        hint={texts.includeHint}
        autoFocus
      />
      <ChipsField
        label={texts.exclude}
        options={[]}
        value={exclude}
        typed={typedExclude}
        onChange={setExclude}
        onType={setTypedExclude}
        maxLength={LONGEST_WORD}
        hint={texts.excludeHint}
      />
      {include_words.length + exclude_words.length > 0 && last_run !== null && (
        <Excluded trackerId={tracker_id} runId={last_run.id} />
      )}
    </ActionDialog>
  );
};

const Excluded = ({ trackerId, runId }: { trackerId: string; runId: string }) => (
  <QueryView
    query={runQuery(trackerId, runId)}
    small
    what={trackerDialogTexts().whatWasExcluded}
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
