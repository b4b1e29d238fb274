import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Whose } from '../api/conversation';
import { type EntryKind, useAddEntry } from '../api/entries';
import { KIND_LABELS } from '../entry-form';
import type { Note } from '../sim-chat';
import { EntryDialog } from './entry-dialog';

interface KindButtonsProps {
  whose: Whose;
  /** The id of what says what they are buttons for. */
  labelledBy: string;
  /** What was said, of which an entry would be made. */
  text?: string;
  /** What stands in it. */
  note?: Note;
}

/** The usual kinds of entries; each opens its form. */
export const KindButtons = ({ whose, labelledBy, text, note }: KindButtonsProps) => {
  const [kind, choose] = useState<EntryKind | null>(null);
  const adding = useAddEntry(whose);
  return (
    <>
      <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {KIND_LABELS.map(([each, name]) => (
          <Button key={each} size="small" variant="outlined" onClick={() => choose(each)}>
            {name}
          </Button>
        ))}
      </Box>
      {kind !== null && (
        <EntryDialog
          kind={kind}
          entry={null}
          text={text}
          beginning={note?.beginnings.find((each) => each.kind === kind)}
          clock={note?.clock}
          busy={adding.isPending}
          onClose={() => choose(null)}
          onKeep={(entry) => adding.mutate(entry, { onSuccess: () => choose(null) })}
        />
      )}
    </>
  );
};
