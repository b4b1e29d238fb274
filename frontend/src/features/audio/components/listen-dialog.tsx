import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useFocusRestore } from '../../../shared/hooks/use-focus-restore';
import { now } from '../../../shared/time/clock';
import { formatEnglishMoment } from '../../../shared/time/english-dates';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { ListEntry, EntryList } from '../../../shared/ui/entry-list';
import { QueryView } from '../../../shared/ui/query-view';
import { type Recording, recordingsQuery, useAskForRecording } from '../api/audio';
import { formatLength, recordingFailureMessage } from '../format-audio';
import { Player } from './player';

interface ListenDialogProps {
  trackerId: string | null;
  /** The one that is asked for; null if none is. */
  briefId: string | null;
  onClose: () => void;
}

/** The latest briefs to listen to. One that was not read out yet is, when it is chosen. */
const ListenDialog = ({ trackerId, briefId, onClose }: ListenDialogProps) => {
  const list = useFocusRestore<HTMLDivElement>();
  const [chosen, setChosen] = useState(briefId);
  return (
    <Dialog
      title="Listen"
      open
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Done
        </Button>
      }
    >
      <QueryView
        query={recordingsQuery(trackerId)}
        what="Your updates"
        skeleton={{ lines: [100, 100, 100], height: 40, gap: 12 }}
      >
        {(recordings) =>
          recordings.length === 0 ? (
            <Box sx={{ color: 'quiet' }}>
              Nothing to listen to yet. {trackerId === null ? 'A tracker' : 'This tracker'} can be heard after its first
              update has been sent.
            </Box>
          ) : (
            <div ref={list}>
              <EntryList label="Updates to listen to">
                {recordings.map((recording) => (
                  <RecordingEntry
                    key={recording.brief_id}
                    recording={recording}
                    chosen={recording.brief_id === chosen}
                    onChoose={() => setChosen(recording.brief_id)}
                  />
                ))}
              </EntryList>
            </div>
          )
        }
      </QueryView>
      <Box component="p" sx={{ mt: 5, typography: 'body2', color: 'quiet' }}>
        For a podcast app, copy the RSS link of My Trackers, a folder or a tracker: it has these updates, too.
      </Box>
    </Dialog>
  );
};

interface RecordingEntryProps {
  recording: Recording;
  chosen: boolean;
  onChoose: () => void;
}

const RecordingEntry = ({ recording, chosen, onChoose }: RecordingEntryProps) => {
  const ask = useAskForRecording();
  const { brief_id, state, title, planned_at, seconds, fault } = recording;
  const isBeingMade = state === 'asked' || ask.isPending;
  const facts = [formatEnglishMoment(planned_at, now()), ...(seconds === null ? [] : [formatLength(seconds)])];
  const choose = () => {
    onChoose();
    if (state === 'none' || state === 'failed') ask.mutate(brief_id);
  };
  return (
    <ListEntry
      title={title ?? 'Deleted tracker'}
      facts={facts}
      action={
        state !== 'expired' &&
        !(chosen && state === 'made') && (
          <BusyButton
            size="small"
            variant="outlined"
            busy={isBeingMade}
            aria-label={`${state === 'failed' ? 'Try again' : 'Listen'}: ${title ?? 'Deleted tracker'}`}
            onClick={choose}
          >
            {state === 'failed' ? 'Try again' : 'Listen'}
          </BusyButton>
        )
      }
    >
      <Box role="status" sx={{ typography: 'body2', color: 'quiet' }}>
        {isBeingMade && 'Preparing the audio. This can take up to a minute.'}
        {state === 'failed' && !ask.isPending && `The audio could not be prepared: ${recordingFailureMessage(fault)}.`}
        {state === 'expired' && 'Recordings are kept for 90 days.'}
      </Box>
      {chosen && recording.sound_url !== null && (
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

export default ListenDialog;
