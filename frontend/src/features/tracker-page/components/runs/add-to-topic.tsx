import { Box, Button } from '@mui/material';
import { MAX_PHRASE } from '#kernel/limits';
import { commonTexts } from '#shared/texts/common';
import { BusyButton } from '#shared/ui/busy-button';
import { Field } from '#shared/ui/fields/field';
import { TextButton } from '#shared/ui/text-button';
import { useAlsoAbout } from '../../api/also-about';
import { trackerDialogTexts } from '../../texts/dialogs';
import { trackerPageTexts } from '../../texts/page';

interface AddToTopicProps {
  trackerId: string;
  title: string;
  /** The typed phrase; null while the form is closed. Kept in the dialog's state, so that closing it can ask first. */
  phrase: string | null;
  onType: (phrase: string | null) => void;
}

/** Suggested phrase for a page. */
export const offeredPhrase = (title: string): string => title.slice(0, MAX_PHRASE);

/** Form in which the owner adds a page to the topic, with a phrase that identifies similar pages. */
export const AddToTopic = ({ trackerId, title, phrase, onType }: AddToTopicProps) => {
  const texts = trackerDialogTexts();
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
        <TextButton onClick={() => onType(offeredPhrase(title))}>{texts.isOnTopic}</TextButton>
      </Box>
    );
  const written = phrase.trim();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== '' && !alsoAbout.isPending)
          alsoAbout.mutate({ phrase: written, belongs: true }, { onSuccess: () => onType(null) });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'flex-start', pt: '12px' }}
    >
      <Box sx={{ flex: '1 1 100%' }}>
        <Field
          label={trackerPageTexts().alsoAbout}
          hint={texts.alsoAboutHint}
          value={phrase}
          maxLength={MAX_PHRASE}
          onChange={({ target }) => onType(target.value)}
          autoFocus
        />
      </Box>
      <BusyButton type="submit" variant="contained" busy={alsoAbout.isPending} disabled={written === ''}>
        {texts.addToTopic}
      </BusyButton>
      <Button variant="text" onClick={() => onType(null)}>
        {commonTexts().cancel}
      </Button>
    </Box>
  );
};
