import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#shared/session/session';
import { LoadError } from '#shared/ui/states/load-error';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TextButton } from '#shared/ui/text-button';
import { documentsQuery } from '../api/get-documents';
import { DocumentRows } from '../components/document-rows';
import { documentListTexts } from '../texts/explore';
import { DOCUMENTS_PATH } from './document-path';

/** How many Explore shows; the page of documents has them all. */
const SHOWN = 3;

/** The newest documents, which only the signed-in read; others learn that there are some. */
export const DocumentsOnExplore = () => {
  const texts = documentListTexts();
  const signedIn = useSignedIn();
  return (
    <Box
      component="section"
      aria-labelledby="documents-title"
      sx={{ mt: 11, pt: 6, borderTop: '1px solid', borderColor: 'rule' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mb: 2 }}>
        <Box component="h2" id="documents-title" sx={{ typography: 'h2' }}>
          {texts.toAsk}
        </Box>
        {signedIn && <TextButton to={DOCUMENTS_PATH}>{texts.all}</TextButton>}
      </Box>
      {signedIn ? (
        <NewestDocuments />
      ) : (
        <Box component="p" sx={{ color: 'quiet' }}>
          {texts.whatTheyDo} <TextButton to={DOCUMENTS_PATH}>{texts.signIn}</TextButton>
        </Box>
      )}
    </Box>
  );
};

const NewestDocuments = () => {
  const { data, isError, refetch } = useQuery(documentsQuery);
  if (data === undefined && isError)
    return <LoadError what={documentListTexts().theDocuments} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonLines lines={[62, 30, 54, 30]} gap={16} />;
  return data.length === 0 ? (
    <Box component="p" sx={{ color: 'quiet' }}>
      {documentListTexts().none}
    </Box>
  ) : (
    <DocumentRows documents={data.slice(0, SHOWN)} />
  );
};
