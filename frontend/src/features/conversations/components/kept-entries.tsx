import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../../shared/time/time-words';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { type KeptEntry, diaryQuery, useChangeEntry, useDeleteEntry } from '../api/entries';
import { EntryDialog } from './entry-dialog';
import { KindButtons } from './kind-buttons';

const dayOf = ({ entry: { at, offset_minutes } }: KeptEntry): string =>
  new Date(Date.parse(at) + offset_minutes * 60_000).toISOString().slice(0, 10);

/** Everything that counts: the kept entries by day, the newest first. */
export const KeptEntries = () => {
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useQuery(diaryQuery(pages));
  return (
    <Box sx={{ display: 'grid', gap: 6, maxWidth: 760 }}>
      <Box component="section" aria-labelledby="add-entry">
        <Box component="h2" id="add-entry" sx={{ typography: 'h3', mb: 3 }}>
          Add an entry
        </Box>
        <KindButtons whose={null} labelledBy="add-entry" />
      </Box>
      {error !== null && <NotLoaded what="Your diary" onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonLines lines={[46, 62, 38]} height={18} />}
      {data?.entries.length === 0 && (
        <Notice title="Nothing is kept yet">
          <p>Tell the assistant how your day is, and keep what it reads in it. Only what you keep is in your diary.</p>
        </Notice>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <Box component="section" aria-label="Entries">
          {data.entries.map((kept, at) => {
            const before = data.entries[at - 1];
            const isNewDay = before === undefined || dayOf(before) !== dayOf(kept);
            return (
              <Box key={kept.id} sx={{ display: 'contents' }}>
                {isNewDay && (
                  <Box component="h2" sx={daySx}>
                    {longDate(dayOf(kept))}
                  </Box>
                )}
                <KeptLine kept={kept} />
              </Box>
            );
          })}
          {data.has_more && (
            <Box sx={{ pt: 4 }}>
              <TextButton onClick={() => setPages(pages + 1)}>Earlier entries</TextButton>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};

const KeptLine = ({ kept: { id, text, entry } }: { kept: KeptEntry }) => {
  const [asks, ask] = useState<'change' | 'delete' | null>(null);
  const changing = useChangeEntry(id);
  const deleting = useDeleteEntry(id);
  const close = () => ask(null);
  return (
    <Box sx={lineSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
        {text}
        {entry.words !== null && (
          <Box component="q" sx={{ display: 'block', typography: 'body2', color: 'quiet', quotes: '"“" "”"' }}>
            {entry.words}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 4 }}>
        <TextButton label={`Change: ${text}`} onClick={() => ask('change')}>
          Change
        </TextButton>
        <TextButton label={`Delete: ${text}`} onClick={() => ask('delete')}>
          Delete
        </TextButton>
      </Box>
      {asks === 'change' && (
        <EntryDialog
          kind={entry.kind}
          entry={entry}
          busy={changing.isPending}
          onClose={close}
          onKeep={(changed) => changing.mutate(changed, { onSuccess: close })}
        />
      )}
      {asks === 'delete' && (
        <ActionDialog
          title="Delete this entry?"
          action="Delete"
          color="error"
          asksFirst
          busy={deleting.isPending}
          onAct={() => deleting.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          {text}
        </ActionDialog>
      )}
    </Box>
  );
};

const daySx = { typography: 'label', color: 'quiet', mt: 6, mb: 1, '&:first-of-type': { mt: 0 } };

const lineSx = {
  display: 'grid',
  // The buttons stand at the end of each line, however long what was said is.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 4,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'rule',
};
