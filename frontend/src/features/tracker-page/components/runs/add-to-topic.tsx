import { Box } from '@mui/material';
import { MAX_PHRASE } from '#kernel/limits';
import { TextButton } from '#shared/ui/text-button';
import { useAlsoAbout } from '../../api/also-about';
import { trackerDialogTexts } from '../../texts/dialogs';

interface AddToTopicProps {
  trackerId: string;
  title: string;
}

/** Adds a page to the topic, by its title. The page of the tracker lists it, where it can be removed. */
export const AddToTopic = ({ trackerId, title }: AddToTopicProps) => {
  const texts = trackerDialogTexts();
  const { mutate, isPending, isSuccess } = useAlsoAbout(trackerId);
  return (
    <Box role="status" sx={{ typography: 'body2' }}>
      {isSuccess ? (
        texts.onTopicNow
      ) : (
        <TextButton
          onClick={() => {
            if (!isPending) mutate({ phrase: title.slice(0, MAX_PHRASE), belongs: true });
          }}
        >
          {texts.isOnTopic}
        </TextButton>
      )}
    </Box>
  );
};
