import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parsePassageLocator } from '#shared/files/passage-locator';
import { PdfPageList } from '#shared/files/pdf-pages';
import type { StoredFile } from '#shared/files/stored-file';
import { usePageTextColumn } from '#shared/files/use-page-text-column';
import { usePdf } from '#shared/files/use-pdf';
import { usePdfSearch } from '#shared/files/use-pdf-search';
import { ResultView } from '#shared/ui/states/result-view';
import { documentSectionsQuery } from '../api/get-document';
import { type LocatedSection, locateSection } from '../locate-section';
import { documentPageTexts } from '../texts/document';
import { HitPages, SearchInside } from './search-inside';
import { SectionNavigator } from './section-navigator';
import { useCurrentSection } from './use-current-section';
import { useZoomedFrame } from './use-zoomed-frame';
import { ZoomButtons } from './zoom-buttons';

interface DocumentReaderProps {
  id: string;
  file: StoredFile;
  hasText: boolean;
  /** Whether the server has read its text: before that it knows no sections. */
  isRead: boolean;
  /** Shows a passage of the document, given the query of its URL. */
  onShow: (query: URLSearchParams) => void;
}

const NO_SECTIONS: readonly LocatedSection[] = [];

const sectionParams = (section: LocatedSection): URLSearchParams => {
  const { page, from, to } = locateSection(section);
  return new URLSearchParams({ page: String(page), from, to });
};

/** The pages of a document, with navigation between its sections and a search. */
export const DocumentReader = ({ id, file: { content, name }, hasText, isRead, onShow }: DocumentReaderProps) => {
  const pdf = usePdf(content);
  const frame = useRef<HTMLDivElement>(null);
  // A new object for each visit, so that the same passage is shown again.
  const location = useLocation();
  const passage = useMemo(() => parsePassageLocator(new URLSearchParams(location.search)), [location]);

  const read = useQuery({ ...documentSectionsQuery(id), enabled: isRead });
  const sections = read.data?.sections ?? NO_SECTIONS;
  const seen = useCurrentSection(frame, sections);
  const go = (position: number): void => {
    const section = sections[position];
    if (section !== undefined) onShow(sectionParams(section));
  };

  const opened = typeof pdf === 'string' ? null : pdf;
  const { zoom, fitting, zoomTo } = useZoomedFrame(frame, usePageTextColumn(opened), passage);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(0);
  const found = usePdfSearch(opened, query);
  const hit = found.hits[shown];
  const search = (text: string): void => {
    setQuery(text);
    setShown(0);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ResultView result={read} loading={null} compact contentName={documentPageTexts().theSections}>
          {() => sections.length > 0 && <SectionNavigator sections={sections} seen={seen} onGo={go} />}
        </ResultView>
        <Box sx={{ display: 'flex', flex: '1 1 300px', minWidth: 0, gap: 2, justifyContent: 'flex-end' }}>
          {hasText && <SearchInside query={query} found={found} shown={shown} onQuery={search} onShow={setShown} />}
          <ZoomButtons zoom={zoom} fitting={fitting} onZoom={zoomTo} />
        </Box>
      </Box>
      {found.hits.length > 0 && <HitPages found={found} shown={shown} onShow={setShown} />}
      <Box ref={frame} tabIndex={0} role="region" aria-label={documentPageTexts().pages} sx={frameSx}>
        <PdfPageList
          pdf={pdf}
          name={name}
          zoom={zoom}
          passage={passage}
          search={{ query, page: hit?.page ?? null, shown: hit?.at ?? null }}
        />
      </Box>
    </>
  );
};

const FRAME_HEIGHT_PX = 830;

/** The frame is lower in a low window, which it would fill: touch could no longer scroll the page around it. */
const frameSx = {
  height: { xs: `min(${FRAME_HEIGHT_PX}px, 84dvh)`, sm: FRAME_HEIGHT_PX },
  overflow: 'auto',
  overscrollBehavior: { sm: 'contain' },
};
