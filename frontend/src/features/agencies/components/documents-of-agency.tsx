import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useIsSignedIn } from '#shared/session/session';
import { SectionLabel } from '#shared/ui/section-label';
import { documentAgenciesQuery, documentsQuery } from '#features/documents/api/get-documents';
import { documentPath, documentsOfAgencyPath } from '#features/documents/published/document-path';
import { branchTexts } from '../texts/branch';

/** Number of listed documents; the others are on the page of documents. */
const MAX_SHOWN_DOCUMENTS = 3;

/** Documents that name an agency; renders nothing if there are none, or if the user may not read them. */
export const DocumentsOfAgency = ({ slug }: { slug: string }) => {
  const texts = branchTexts();
  const isSignedIn = useIsSignedIn();
  const agencies = useOptionalQuery({ ...documentAgenciesQuery, enabled: isSignedIn }) ?? [];
  const ids = agencies.find((agency) => agency.slug === slug)?.documents ?? [];
  const documents = useOptionalQuery({ ...documentsQuery, enabled: isSignedIn && ids.length > 0 }) ?? [];
  const found = documents.filter(({ id }) => ids.includes(id));
  if (!isSignedIn || found.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.documents}>
      <SectionLabel as="h3" mb={1}>
        {texts.documents}
      </SectionLabel>
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {found.slice(0, MAX_SHOWN_DOCUMENTS).map(({ id, title }) => (
          <li key={id}>
            <Link component={RouterLink} to={documentPath(id)} sx={{ typography: 'body2' }}>
              {title}
            </Link>
          </li>
        ))}
        {found.length > MAX_SHOWN_DOCUMENTS && (
          <li>
            <Link component={RouterLink} to={documentsOfAgencyPath(slug)} sx={{ typography: 'body2' }}>
              {texts.allDocuments(found.length)}
            </Link>
          </li>
        )}
      </Box>
    </Box>
  );
};
