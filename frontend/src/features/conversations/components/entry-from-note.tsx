import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { TextButton } from '#shared/ui/text-button';
import type { DiaryOwner } from '../api/conversation';
import type { Note } from '../diary-chat-state';
import { diaryTexts } from '../texts/diary';
import { KindButtons } from './kind-buttons';

interface EntryFromNoteProps {
  owner: DiaryOwner;
  /** The note stored for a message, from which an entry can be created at any time. */
  note: Note;
  /** Whether it is aligned with the start of the line, not with the person's message at the end. */
  isAtStart?: boolean;
}

/** Buttons for the kinds of entries, on demand, below an earlier message that is still a note. */
export const EntryFromNote = ({ owner, note, isAtStart = false }: EntryFromNoteProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={isAtStart ? madeSx : { ...madeSx, alignSelf: 'flex-end', justifyItems: 'end' }}>
      <Box id={id}>
        <TextButton label={diaryTexts().makeEntryOf(note.text)} expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {diaryTexts().makeEntry}
        </TextButton>
      </Box>
      {isOpen && <KindButtons owner={owner} labelledBy={id} note={note} />}
    </Box>
  );
};

const madeSx = { display: 'grid', justifyItems: 'start', gap: 2, maxWidth: '62ch' };
