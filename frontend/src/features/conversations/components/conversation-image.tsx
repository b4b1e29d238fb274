import { Box } from '@mui/material';
import { useObjectUrl } from '#shared/files/use-object-url';
import { QueryView } from '#shared/ui/states/query-view';
import { imageQuery } from '../api/conversation';
import { diaryTexts } from '../texts/diary';

interface ConversationImageProps {
  url: string;
  /** The administrator's reason for reading it; null for one's own. */
  reason: string | null;
}

/** An image of a conversation, fetched as the signed-in user unless it is still in memory. */
export const ConversationImage = ({ url, reason }: ConversationImageProps) =>
  url.startsWith('data:') ? (
    <Picture src={url} />
  ) : (
    <QueryView query={imageQuery(url, reason)} compact contentName={diaryTexts().theImage} loading={<Picture />}>
      {({ content }) => <StoredPicture content={content} />}
    </QueryView>
  );

const StoredPicture = ({ content }: { content: Blob }) => <Picture src={useObjectUrl(content)} />;

const Picture = ({ src }: { src?: string }) => <Box component="img" alt={diaryTexts().image} src={src} sx={imageSx} />;

const imageSx = {
  display: 'block',
  maxWidth: '100%',
  // Reserves the space until the image is loaded, so that nothing moves.
  width: 240,
  height: 180,
  objectFit: 'cover',
  borderRadius: 1,
  border: 'hairline',
  bgcolor: 'wash',
};
