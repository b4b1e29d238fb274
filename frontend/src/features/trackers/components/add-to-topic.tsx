import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Field } from '../../../shared/ui/field';
import { TextButton } from '../../../shared/ui/text-button';
import { useAlsoAbout } from '../api/also-about';

const LONGEST = 200;

/** Lets the owner say that a page belongs to the topic, and by which words similar pages are recognised. */
export const AddToTopic = ({ trackerId, title }: { trackerId: string; title: string }) => {
  const [phrase, setPhrase] = useState<string | null>(null);
  const alsoAbout = useAlsoAbout(trackerId);
  if (alsoAbout.isSuccess)
    return (
      <Box component="p" role="status" sx={{ typography: 'body2' }}>
        On topic from now on; the sources are read again.
      </Box>
    );
  if (phrase === null)
    return (
      <Box sx={{ typography: 'body2' }}>
        <TextButton onClick={() => setPhrase(title.slice(0, LONGEST))}>This is on topic</TextButton>
      </Box>
    );
  const written = phrase.trim();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== '' && !alsoAbout.isPending) alsoAbout.mutate({ phrase: written, belongs: true });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'flex-start', pt: '12px' }}
    >
      <Box sx={{ flex: '1 1 100%' }}>
        <Field
          label="Also about"
          hint="Pages about this will be on topic. Shorten it to what matters."
          value={phrase}
          maxLength={LONGEST}
          onChange={({ target }) => setPhrase(target.value)}
          autoFocus
        />
      </Box>
      <BusyButton type="submit" variant="contained" busy={alsoAbout.isPending} disabled={written === ''}>
        Add to Topic
      </BusyButton>
      <Button variant="text" onClick={() => setPhrase(null)}>
        Cancel
      </Button>
    </Box>
  );
};
