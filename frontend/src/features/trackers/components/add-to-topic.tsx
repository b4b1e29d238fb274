import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Field } from '../../../shared/ui/field';
import { TextButton } from '../../../shared/ui/text-button';
import { useAlsoAbout } from '../api/also-about';
import { commonTexts } from '../../../shared/texts/common';
import { trackerDialogTexts } from '../texts/dialogs';

const LONGEST = 200;

/** Lets the owner say that a page belongs to the topic, and by which words similar pages are recognised. */
export const AddToTopic = ({ trackerId, title }: { trackerId: string; title: string }) => {
  const texts = trackerDialogTexts();
  const [phrase, setPhrase] = useState<string | null>(null);
  const alsoAbout = useAlsoAbout(trackerId);
  if (alsoAbout.isSuccess)
    return (
      <Box component="p" role="status" sx={{ typography: 'body2' }}>
        {texts.onTopicNow}
      </Box>
    );
  if (phrase === null)
    return (
      <Box sx={{ typography: 'body2' }}>
        <TextButton onClick={() => setPhrase(title.slice(0, LONGEST))}>{texts.isOnTopic}</TextButton>
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
          label={texts.alsoAbout}
          hint={texts.alsoAboutHint}
          value={phrase}
          maxLength={LONGEST}
          onChange={({ target }) => setPhrase(target.value)}
          autoFocus
        />
      </Box>
      <BusyButton type="submit" variant="contained" busy={alsoAbout.isPending} disabled={written === ''}>
        {texts.addToTopic}
      </BusyButton>
      <Button variant="text" onClick={() => setPhrase(null)}>
        {commonTexts().cancel}
      </Button>
    </Box>
  );
};
