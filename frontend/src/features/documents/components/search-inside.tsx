import { Box, ButtonBase } from '@mui/material';
import type { KeyboardEvent } from 'react';
import type { PdfSearch } from '#shared/files/use-pdf-search';
import { isEnter } from '#shared/forms/is-enter';
import { fieldSx } from '#shared/ui/fields/field-sx';
import { documentPageTexts } from '../texts/document';
import { StepButtons } from './step-buttons';

interface SearchInsideProps {
  query: string;
  found: PdfSearch;
  /** Position of the hit that is shown. */
  shown: number;
  onQuery: (query: string) => void;
  onShow: (position: number) => void;
}

const formatHitCount = ({ hits, isWhole }: PdfSearch, shown: number): string => {
  const texts = documentPageTexts();
  if (hits.length === 0) return isWhole ? texts.notFound : texts.searching;
  return texts.hitOf(shown + 1, hits.length, isWhole);
};

/** Searches inside the document. Enter shows the next hit, Shift+Enter the previous one; Escape ends the search. */
export const SearchInside = ({ query, found, shown, onQuery, onShow }: SearchInsideProps) => {
  const { hits } = found;
  const step = (by: number): void => onShow((shown + by + hits.length) % hits.length);
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onQuery('');
    if (!isEnter(event) || hits.length === 0) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <Box role="search" sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, gap: 1 }}>
      <Box
        component="input"
        type="search"
        aria-label={documentPageTexts().search}
        placeholder={documentPageTexts().search}
        maxLength={100}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={handleKeyDown}
        sx={[fieldSx(false), { flex: 1, minWidth: 0 }]}
      />
      <Box role="status" sx={countSx}>
        {query.trim() === '' ? '' : formatHitCount(found, shown)}
      </Box>
      {hits.length > 0 && (
        <StepButtons kind="hit" hasPrevious hasNext onPrevious={() => step(-1)} onNext={() => step(1)} />
      )}
    </Box>
  );
};

// Takes no room while empty.
const countSx = { typography: 'label', color: 'quiet', whiteSpace: 'nowrap', '&:empty': { ml: -1 } };

interface HitPagesProps {
  found: PdfSearch;
  shown: number;
  onShow: (position: number) => void;
}

/** The pages with hits, and how many each has. */
export const HitPages = ({ found: { hits }, shown, onShow }: HitPagesProps) => {
  const pages = [...new Set(hits.map(({ page }) => page))];
  return (
    <Box component="ul" aria-label={documentPageTexts().pagesWithHits} sx={pagesSx}>
      {pages.map((page) => {
        const count = hits.filter((hit) => hit.page === page).length;
        const isShown = hits[shown]?.page === page;
        return (
          <Box component="li" key={page}>
            <ButtonBase
              aria-current={isShown || undefined}
              onClick={() => onShow(hits.findIndex((hit) => hit.page === page))}
              sx={[pageSx, isShown && { borderColor: 'accent', color: 'accent' }]}
            >
              {documentPageTexts().hitsOnPage(page, count)}
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
};

const pagesSx = { display: 'flex', gap: 2, m: 0, p: 0, pb: 1, listStyle: 'none', overflowX: 'auto' };

const pageSx = {
  px: 2,
  height: 28,
  border: 'hairline',
  borderRadius: 1,
  typography: 'label',
  whiteSpace: 'nowrap',
  color: 'ink',
  '&:hover': { bgcolor: 'wash' },
};
