import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { imageQuery } from '../api/conversation';
import { DataNotLoaded } from '../../../shared/ui/load-error';
import { diaryTexts } from '../texts/diary';

interface ConversationImageProps {
  url: string;
  /** Why it is read, of somebody else’s; null of one’s own. */
  reason: string | null;
}

/** An image of a conversation, fetched as the signed-in user unless it is of this page. */
export const ConversationImage = ({ url, reason }: ConversationImageProps) => {
  const isHere = url.startsWith('data:');
  const { data, isError, refetch } = useQuery({ ...imageQuery(url, reason), enabled: !isHere });
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const address = URL.createObjectURL(data.content);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  if (isError) return <DataNotLoaded small what={diaryTexts().theImage} onRetry={() => void refetch()} />;
  return <Box component="img" alt={diaryTexts().image} src={isHere ? url : shown} sx={imageSx} />;
};

const imageSx = {
  display: 'block',
  maxWidth: '100%',
  // Reserves the space until the image is loaded, so that nothing moves.
  width: 240,
  height: 180,
  objectFit: 'cover',
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'rule',
  bgcolor: 'wash',
};
