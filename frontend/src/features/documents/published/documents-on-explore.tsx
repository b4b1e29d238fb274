import { Box } from '@mui/material';
import { useIsSignedIn } from '#shared/session/session';
import { QueryView } from '#shared/ui/states/query-view';
import { TextButton } from '#shared/ui/text-button';
import { documentsQuery } from '../api/get-documents';
import { DocumentRows } from '../components/document-rows';
import { documentListTexts } from '../texts/explore';
import { DOCUMENTS_PATH } from './document-path';

/** Number of documents on Explore; the page of documents has all. */
const MAX_SHOWN_DOCUMENTS = 3;

/** The newest documents for signed-in users; a teaser for others. */
export const DocumentsOnExplore = () => {
  const texts = documentListTexts();
  const isSignedIn = useIsSignedIn();
  return (
    <Box component="section" aria-labelledby="documents-title" sx={{ mt: 11, pt: 6, borderTop: 'hairline' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mb: 2 }}>
        <Box component="h2" id="documents-title" sx={{ typography: 'h2' }}>
          {texts.toAsk}
        </Box>
        {isSignedIn && <TextButton to={DOCUMENTS_PATH}>{texts.all}</TextButton>}
      </Box>
      {isSignedIn ? (
        <NewestDocuments />
      ) : (
        <Box component="p" sx={{ color: 'quiet' }}>
          {texts.whatTheyDo} <TextButton to={DOCUMENTS_PATH}>{texts.signIn}</TextButton>
        </Box>
      )}
    </Box>
  );
};

const NewestDocuments = () => (
  <QueryView
    query={documentsQuery}
    contentName={documentListTexts().theDocuments}
    skeleton={{ lines: [62, 30, 54, 30], gap: 16 }}
  >
    {(documents) =>
      documents.length === 0 ? (
        <Box component="p" sx={{ color: 'quiet' }}>
          {documentListTexts().none}
        </Box>
      ) : (
        <DocumentRows documents={documents.slice(0, MAX_SHOWN_DOCUMENTS)} />
      )
    }
  </QueryView>
);
