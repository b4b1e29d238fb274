import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Whose } from '../api/conversation';
import { type EntryKind, useAddEntry } from '../api/entries';
import { KIND_LABELS } from '../entry-form';
import { EntryDialog } from './entry-dialog';

interface KindButtonsProps {
  whose: Whose;
  /** What they are buttons for. */
  label: string;
  /** What was said, of which a note would be made. */
  text?: string;
}

/** The usual kinds of entries; each opens its form. */
export const KindButtons = ({ whose, label, text }: KindButtonsProps) => {
  const [kind, choose] = useState<EntryKind | null>(null);
  const adding = useAddEntry(whose);
  return (
    <>
      <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
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
          busy={adding.isPending}
          onClose={() => choose(null)}
          onKeep={(entry) => adding.mutate(entry, { onSuccess: () => choose(null) })}
        />
      )}
    </>
  );
};
