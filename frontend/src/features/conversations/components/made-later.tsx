import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { TextButton } from '../../../shared/ui/text-button';
import type { Whose } from '../api/conversation';
import { KindButtons } from './kind-buttons';

interface MadeLaterProps {
  whose: Whose;
  /** What was said, of which an entry may be made at any time. */
  text: string;
}

/** Below an earlier message that stayed a note: the kinds of entries, once they are asked for. */
export const MadeLater = ({ whose, text }: MadeLaterProps) => {
  const [isOpen, open] = useState(false);
  const id = useId();
  return (
    <Box sx={{ alignSelf: 'flex-end', display: 'grid', justifyItems: 'end', gap: 2, maxWidth: '62ch' }}>
      <Box id={id}>
        <TextButton label={`Make an entry of it: ${text}`} expanded={isOpen} onClick={() => open(!isOpen)}>
          Make an entry of it
        </TextButton>
      </Box>
      {isOpen && <KindButtons whose={whose} labelledBy={id} text={text} />}
    </Box>
  );
};
