import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { actionTexts } from '#shared/texts/actions';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { EmptyState } from '#shared/ui/states/empty-state';
import { NextPage } from '#shared/ui/states/next-page';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import type { Proposal } from '../api/conversation';
import { type DiaryNote, type ConfirmedEntry, diaryQuery, useChangeEntry, useDeleteEntry } from '../api/entries';
import { toNote } from '../diary-chat-state';
import { type DiaryLine, formatDay, mergeLines } from '../diary-lines';
import { diaryTexts } from '../texts/diary';
import { EntryDialog } from './entry-dialog';
import { EntryFromNote } from './entry-from-note';
import { EntryQuote } from './entry-quote';
import { KindButtons } from './kind-buttons';
import { ProposalCard } from './proposal-card';
import { formatSettled } from './proposed-text';

/** Maximum number of proposals answered in one request; the others follow. */
const MAX_PROPOSALS = 50;

/** The proposals that wait for an answer, then all entries and notes by day, newest first. */
export const ConfirmedEntries = ({ onSettled }: { onSettled: (proposals: readonly Proposal[]) => void }) => {
  const query = useInfiniteQuery(diaryQuery());
  const list = useFocusRestore<HTMLElement>();
  const waiting = useFocusRestore<HTMLDivElement>();
  const [settled, setSettled] = useState<readonly Proposal[]>([]);
  const answered = (proposals: readonly Proposal[]) => {
    setSettled(proposals);
    onSettled(proposals);
  };
  return (
    <Box sx={{ display: 'grid', gap: 6, maxWidth: widths.column }}>
      <Box component="section" aria-labelledby="add-entry">
        <Box component="h2" id="add-entry" sx={{ typography: 'h3', mb: 3 }}>
          {diaryTexts().addEntry}
        </Box>
        <KindButtons owner={null} labelledBy="add-entry" />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {formatSettled(settled)}
      </Box>
      <ResultView result={query} contentName={diaryTexts().yourDiary}>
        {(data) => {
          const lines = mergeLines(data.entries, data.notes);
          return (
            <>
              <Box ref={waiting} sx={{ display: 'contents' }}>
                {data.waiting.length > 0 && (
                  <Box component="section" aria-labelledby="waiting">
                    <Box component="h2" id="waiting" sx={{ typography: 'h3', mb: 3 }}>
                      {diaryTexts().waitingForYou}
                    </Box>
                    <ProposalCard
                      proposals={data.waiting.slice(0, MAX_PROPOSALS)}
                      owner={null}
                      showQuote
                      onSettled={answered}
                    />
                  </Box>
                )}
              </Box>
              {lines.length === 0 && (
                <EmptyState title={diaryTexts().nothingKept}>
                  <p>{diaryTexts().howToBegin}</p>
                </EmptyState>
              )}
              {lines.length > 0 && (
                <Box component="section" ref={list} aria-label={diaryTexts().entries}>
                  {data.notes.length > 0 && (
                    <Box component="p" sx={{ color: 'quiet', mb: 4 }}>
                      {diaryTexts().notCounted(data.notes.length)}
                    </Box>
                  )}
                  <DiaryDays lines={lines} />
                  <NextPage
                    result={query}
                    action={diaryTexts().earlierEntries}
                    contentName={diaryTexts().earlierEntries}
                  />
                </Box>
              )}
            </>
          );
        }}
      </ResultView>
    </Box>
  );
};

const DiaryDays = ({ lines }: { lines: readonly DiaryLine[] }) =>
  lines.map((line, index) => {
    const before = lines[index - 1];
    const isNewDay = before === undefined || formatDay(before) !== formatDay(line);
    return (
      <Box key={`${line.kind} ${line.id}`} sx={{ display: 'contents' }}>
        {isNewDay && (
          <Box component="h2" sx={daySx}>
            {longDate(formatDay(line))}
          </Box>
        )}
        {line.kind === 'entry' ? <ConfirmedLine confirmed={line.confirmed} /> : <NoteLine note={line.note} />}
      </Box>
    );
  });

const ConfirmedLine = ({ confirmed: { id, text, entry } }: { confirmed: ConfirmedEntry }) => {
  const [openDialog, setOpenDialog] = useState<'change' | 'delete' | null>(null);
  const changing = useChangeEntry(id);
  const deleting = useDeleteEntry(id);
  const close = () => setOpenDialog(null);
  return (
    <Box sx={lineSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
        {text}
        <EntryQuote words={entry.words} />
      </Box>
      <Box sx={{ display: 'flex', gap: 4 }}>
        <TextButton label={diaryTexts().actsOn(diaryTexts().change, text)} onClick={() => setOpenDialog('change')}>
          {diaryTexts().change}
        </TextButton>
        <TextButton label={diaryTexts().actsOn(actionTexts().delete, text)} onClick={() => setOpenDialog('delete')}>
          {actionTexts().delete}
        </TextButton>
      </Box>
      {openDialog === 'change' && (
        <EntryDialog
          kind={entry.kind}
          entry={entry}
          busy={changing.isPending}
          onClose={close}
          onSave={(changed) => changing.mutateAsync(changed, { onSuccess: close })}
        />
      )}
      {openDialog === 'delete' && (
        <ActionDialog
          title={diaryTexts().deleteTitle}
          action={actionTexts().delete}
          color="error"
          focusCancel
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

/** A note, with buttons that turn it into an entry. */
const NoteLine = ({ note }: { note: DiaryNote }) => {
  const convertible = toNote(note, note.at);
  return (
    <Box sx={{ ...lineSx, gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 }}>
      <Box sx={{ typography: 'label', fontWeight: 400, color: 'quiet' }}>{diaryTexts().noteNotCounted}</Box>
      <Box component="q" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere', quotes: diaryTexts().quotes }}>
        {note.text}
      </Box>
      {convertible !== null && <EntryFromNote owner={null} note={convertible} isAtStart />}
    </Box>
  );
};

const daySx = { typography: 'label', color: 'quiet', mt: 6, mb: 1, '&:first-of-type': { mt: 0 } };

const lineSx = {
  display: 'grid',
  // The buttons are at the end of each line, however long its text.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 4,
  py: 3,
  borderTop: 'hairline',
};
