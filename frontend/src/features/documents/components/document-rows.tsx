import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { joinFacts } from '#shared/text-format/join-facts';
import { formatFacts } from '../document-facts';
import type { ListedDocument } from '../document-filter';
import { documentPath } from '../published/document-path';
import { documentListTexts } from '../texts/explore';

/** Documents, each with its kind, dates and length. */
export const DocumentRows = ({ documents }: { documents: readonly ListedDocument[] }) => (
  <ul>
    {documents.map((document) => (
      <Box component="li" key={document.id} sx={rowSx}>
        <Box component={Link} to={documentPath(document.id)} dir="auto" data-list-item sx={titleSx}>
          {document.title}
        </Box>
        <Box component="p" sx={factsSx}>
          {joinFacts([...formatFacts(document), !document.readable && documentListTexts().notSearchable])}
        </Box>
      </Box>
    ))}
  </ul>
);

const rowSx = {
  display: { md: 'flex' },
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 6,
  py: '12px',
  borderBottom: 'hairline',
};

const factsSx = { typography: 'body2', color: 'quiet', mt: { xs: '2px', md: 0 }, whiteSpace: { md: 'nowrap' } };

const titleSx = {
  display: 'inline-block',
  typography: 'reading',
  color: 'ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'accent' },
};
