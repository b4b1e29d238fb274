import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { widths } from '#shared/theme/tokens';
import { MarkedText } from '#shared/ui/marked-text';
import { SectionLabel } from '#shared/ui/section-label';
import { ResultView } from '#shared/ui/states/result-view';
import { textsQuery } from '../api/search-texts';
import type { ListedDocument } from '../document-filter';
import { type FoundInText, groupByDocument } from '../group-by-document';
import { documentPath } from '../published/document-path';
import { documentsPageTexts } from '../texts/list';

interface TextSearchResultsProps {
  /** The search text; not empty. */
  text: string;
  /** Only these are searched. */
  documents: readonly ListedDocument[];
}

/** Documents whose text contains the words, with the first passage of each. */
export const TextSearchResults = ({ text, documents }: TextSearchResultsProps) => {
  const texts = documentsPageTexts();
  const titleId = useId();
  const result = useQuery(textsQuery(text));
  const found = groupByDocument(documents, result.data?.results ?? []);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 8 }}>
      <SectionLabel id={titleId} mb={1}>
        {texts.inText}
      </SectionLabel>
      <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet' }}>
        {result.isPending && texts.searching}
        {result.isSuccess && found.length === 0 && texts.notInText(text)}
      </Box>
      <ResultView result={result} loading={null} compact contentName={texts.theTexts}>
        {() => (
          <ul>
            {found.map((each) => (
              <FoundRow key={each.document.id} found={each} />
            ))}
          </ul>
        )}
      </ResultView>
    </Box>
  );
};

const FoundRow = ({ found: { document, first, more } }: { found: FoundInText }) => {
  const page = first.document?.page ?? 1;
  return (
    <Box component="li" sx={rowSx}>
      <Box
        component={Link}
        to={`${documentPath(document.id)}?page=${page}`}
        data-list-item
        dir="auto"
        sx={{ typography: 'reading', color: 'ink', textDecoration: 'none', '&:hover': { color: 'accent' } }}
      >
        {document.title}
      </Box>
      <Box
        component="p"
        dir="auto"
        sx={{ typography: 'body2', color: 'quiet', maxWidth: widths.measure, textWrap: 'pretty' }}
      >
        <MarkedText text={first.why.text} marks={first.why.marks} />
      </Box>
      <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
        {more > 0 ? documentsPageTexts().pageAndMore(page, more) : documentsPageTexts().page(page)}
      </Box>
    </Box>
  );
};

const rowSx = { py: '12px', borderBottom: 'hairline' };
