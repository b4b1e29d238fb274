import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TextButton } from '#shared/ui/text-button';
import type { DiaryOwner } from '../api/conversation';
import { type EntryKind, useAddEntry } from '../api/entries';
import type { Note } from '../diary-chat-state';
import { ENTRY_KINDS } from '../entry-form';
import { diaryTexts } from '../texts/diary';
import { entryFormTexts } from '../texts/entry-form';
import { EntryDialog } from './entry-dialog';

interface KindButtonsProps {
  owner: DiaryOwner;
  /** Id of the element that labels the buttons. */
  labelledBy: string;
  /** The note that an entry is made from. */
  note?: Note;
}

/**
 * A button for each usual kind of entry, which opens its form. For a note, the kinds that it mentions; a further button
 * shows the others.
 */
export const KindButtons = ({ owner, labelledBy, note }: KindButtonsProps) => {
  const [kind, setKind] = useState<EntryKind | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const adding = useAddEntry(owner);
  const spokenOf = note?.kinds ?? [];
  const others = ENTRY_KINDS.filter((each) => !spokenOf.includes(each));
  const isShort = spokenOf.length > 0 && !showsAll;
  const shown = [...ENTRY_KINDS.filter((each) => spokenOf.includes(each)), ...(isShort ? [] : others)];
  return (
    <>
      <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {owner === null && note?.tellsLivesWith === true && (
          <Button component={Link} to="/diary?tab=lives-with" size="small" variant="outlined">
            {diaryTexts().saveAsCondition}
          </Button>
        )}
        {shown.map((each) => (
          <Button
            key={each}
            size="small"
            variant="outlined"
            autoFocus={showsAll && each === others[0]}
            onClick={() => setKind(each)}
          >
            {entryFormTexts().kinds[each]}
          </Button>
        ))}
        {isShort && <TextButton onClick={() => setShowsAll(true)}>{diaryTexts().anotherKind}</TextButton>}
      </Box>
      {kind !== null && (
        <EntryDialog
          kind={kind}
          entry={null}
          text={note?.text}
          saidAt={note?.at}
          prefilled={note?.prefilled.find((each) => each.kind === kind)}
          clock={note?.clock}
          asksTime={note?.asksTime}
          busy={adding.isPending}
          onClose={() => setKind(null)}
          onSave={(entry) => adding.mutateAsync(entry, { onSuccess: () => setKind(null) })}
        />
      )}
    </>
  );
};
