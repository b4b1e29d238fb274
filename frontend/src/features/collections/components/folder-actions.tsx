import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { pageTexts } from '#shared/texts/pages';
import { AskButton } from '#features/ask/published/ask-button';
import { IncludeAudio } from '#features/audio/published/include-audio';
import { copyRss } from '#features/trackers/published/copy-rss';
import { listTexts } from '../texts/list';
import { CombineEmails } from './combine-emails';

interface FolderActionsProps {
  folderId: string | null;
  shown: Schema<'Collection'>;
  onShare: () => void;
}

export const FolderActions = ({ folderId, shown: { collection, items }, onShare }: FolderActionsProps) => {
  const { rss_url: rssUrl } = collection;
  return (
    <>
      {folderId === null && (
        <Button variant="outlined" size="small" component={Link} to="/feed">
          {pageTexts().feed}
        </Button>
      )}
      {items.length > 0 && <AskButton key={`ask ${folderId}`} about={{ kind: 'folder', id: folderId }} />}
      <CombineEmails key={folderId} folder={collection} />
      <IncludeAudio showsListen={folderId === null} />
      {folderId !== null && (
        <Button variant="outlined" size="small" onClick={onShare}>
          {listTexts().share}
        </Button>
      )}
      {rssUrl !== null && (
        <Button variant="outlined" size="small" onClick={() => void copyRss(rssUrl)}>
          {listTexts().copyRss}
        </Button>
      )}
    </>
  );
};
