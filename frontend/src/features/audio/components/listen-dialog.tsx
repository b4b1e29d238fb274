import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { actionTexts } from '#shared/texts/actions';
import { commonTexts } from '#shared/texts/common';
import { now } from '#shared/time/clock';
import { formatMoment } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { ListEntry, EntryList } from '#shared/ui/entry-list';
import { QueryView } from '#shared/ui/states/query-view';
import { type Recording, recordingsQuery, useAskForRecording } from '../api/audio';
import { formatLength, recordingFailureMessage } from '../format-audio';
import { playerTexts } from '../texts/player';
import { Player } from './player';

interface ListenDialogProps {
  trackerId: string | null;
  /** The requested recording; null if none is. */
  briefId: string | null;
  onClose: () => void;
}

/** The latest briefs to listen to. Choosing one that has not been read out yet starts that. */
export const ListenDialog = ({ trackerId, briefId, onClose }: ListenDialogProps) => {
  const texts = playerTexts();
  const list = useFocusRestore<HTMLDivElement>();
  const [chosen, setChosen] = useState(briefId);
  return (
    <Dialog
      title={texts.listen}
      open
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {actionTexts().done}
        </Button>
      }
    >
      <QueryView
        query={recordingsQuery(trackerId)}
        contentName={texts.yourUpdates}
        skeleton={{ lines: [100, 100, 100], height: 40, gap: 12 }}
      >
        {(recordings) =>
          recordings.length === 0 ? (
            <Box sx={{ color: 'quiet' }}>{trackerId === null ? texts.nothingYet.all : texts.nothingYet.tracker}</Box>
          ) : (
            <div ref={list}>
              <EntryList label={texts.updates}>
                {recordings.map((recording) => (
                  <RecordingEntry
                    key={recording.brief_id}
                    recording={recording}
                    isChosen={recording.brief_id === chosen}
                    onChoose={() => setChosen(recording.brief_id)}
                  />
                ))}
              </EntryList>
            </div>
          )
        }
      </QueryView>
      <Box component="p" sx={{ mt: 5, typography: 'body2', color: 'quiet' }}>
        {texts.podcast}
      </Box>
    </Dialog>
  );
};

interface RecordingEntryProps {
  recording: Recording;
  isChosen: boolean;
  onChoose: () => void;
}

const RecordingEntry = ({ recording, isChosen, onChoose }: RecordingEntryProps) => {
  const texts = playerTexts();
  const ask = useAskForRecording();
  const { brief_id, state, title, planned_at, seconds, fault } = recording;
  const name = title ?? texts.deletedTracker;
  const isBeingMade = state === 'asked' || ask.isPending;
  const facts = [formatMoment(planned_at, now()), ...(seconds === null ? [] : [formatLength(seconds)])];
  const choose = () => {
    onChoose();
    if (state === 'none' || state === 'failed') ask.mutate(brief_id);
  };
  return (
    <ListEntry
      title={name}
      facts={facts}
      action={
        state !== 'expired' &&
        !(isChosen && state === 'made') && (
          <BusyButton
            size="small"
            variant="outlined"
            busy={isBeingMade}
            aria-label={state === 'failed' ? texts.tryAgainWith(name) : texts.listenTo(name)}
            onClick={choose}
          >
            {state === 'failed' ? commonTexts().tryAgain : texts.listen}
          </BusyButton>
        )
      }
    >
      <Box role="status" sx={{ typography: 'body2', color: 'quiet' }}>
        {isBeingMade && texts.preparing}
        {state === 'failed' && !ask.isPending && texts.notPrepared(recordingFailureMessage(fault))}
        {state === 'expired' && texts.expired}
      </Box>
      {isChosen && recording.sound_url !== null && (
        <Player
          sound={recording.sound_url}
          chapters={recording.chapters_url}
          seconds={seconds ?? 0}
          title={title ?? ''}
        />
      )}
    </ListEntry>
  );
};
