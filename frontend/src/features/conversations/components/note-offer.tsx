import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { TextButton } from '../../../shared/ui/text-button';
import type { Whose } from '../api/conversation';
import type { Note } from '../sim-chat';
import { KindButtons } from './kind-buttons';

interface NoteOfferProps {
  whose: Whose;
  /** What was said. */
  text: string;
  note: Note;
  /** Nothing has been said since. */
  isLast: boolean;
}

/** Makes an entry of what was said, in which none was read: at once with the kinds, later on demand. */
export const NoteOffer = ({ whose, text, note, isLast }: NoteOfferProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!isLast && !isOpen)
    return (
      <div>
        <TextButton label={`Make an entry of it: ${text}`} onClick={() => setIsOpen(true)}>
          Make an entry of it
        </TextButton>
      </div>
    );
  return (
    <div>
      <Box id={id} sx={{ typography: 'label', mb: 2 }}>
        Make an entry of it
      </Box>
      <KindButtons whose={whose} labelledBy={id} text={text} note={note} />
    </div>
  );
};
