import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pollUntilRefused } from '#shared/api/poll-until-refused';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { joinFacts } from '#shared/text-format/join-facts';
import { actionTexts } from '#shared/texts/actions';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { BusyButton } from '#shared/ui/busy-button';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { documentFileQuery, documentQuery, useDownloadDocument } from '../api/get-document';
import { DocumentAssistant } from '../components/document-assistant';
import { BeingReadNotice, NotShownNotice, UnreadableNotice } from '../components/text-notice';
import { formatFacts } from '../document-facts';
import { DOCUMENTS_PATH } from '../published/document-path';
import { documentPageTexts } from '../texts/document';

const DocumentReader = lazyComponent(() => import('../components/document-reader'), 'DocumentReader', CodeNotLoaded);

const track = ({ id, title }: DocumentAnswer): void =>
  openTrackerDialog({
    intention: 'create',
    draft: { tracker_description: title, update_frequency: 'week', documents: [id] },
  });

/** A document as a PDF, with an assistant that answers questions about it. */
export const DocumentPage = () => {
  const { id = '' } = useParams();
  const result = useDocument(id);
  usePageTitle(result.data?.title ?? null);
  return (
    <ResultView
      result={result}
      contentName={documentPageTexts().theDocument}
      skeleton={{ lines: [46, 30, 100], height: 24, gap: 24 }}
      byErrorCode={{ NOT_FOUND: <Missing /> }}
    >
      {(document) => <Desk document={document} />}
    </ResultView>
  );
};

const Missing = () => (
  <EmptyState title={documentPageTexts().missing}>
    <p>{documentPageTexts().whyMissing}</p>
  </EmptyState>
);

const Desk = ({ document }: { document: DocumentAnswer }) => {
  const texts = documentPageTexts();
  const { id } = document;
  const { download, isPending } = useDownloadDocument(id);
  const [, setQuery] = useSearchParams();
  const show = (next: URLSearchParams): void => setQuery(next, { preventScrollReset: true });
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  /** Scrolls to the passage if it is next to the answer; if it is below, that would lead away from the answer. */
  const showBeside = (next: URLSearchParams): void => {
    if (isBeside) setQuery(next, { preventScrollReset: true, replace: true });
  };
  return (
    <Box sx={deskSx}>
      <Box sx={headSx}>
        <PageHeader
          compact
          above={<TextButton to={DOCUMENTS_PATH}>{pageTexts().documents}</TextButton>}
          title={document.title}
          description={described(document)}
        >
          {document.text.state !== 'unreadable' && (
            <Button variant="contained" size="small" onClick={() => track(document)}>
              {texts.track}
            </Button>
          )}
          <BusyButton variant="outlined" size="small" busy={isPending} onClick={() => download()}>
            {actionTexts().download}
          </BusyButton>
        </PageHeader>
      </Box>
      <Box sx={askingSx}>
        <AssistantPanel document={document} onShow={show} onAnswer={showBeside} />
      </Box>
      <Box sx={readerSx}>
        {isTooMuch(document) ? (
          <NotShownNotice />
        ) : (
          <ReaderOfFile
            id={id}
            hasText={document.text.state !== 'unreadable'}
            isRead={document.text.state === 'read'}
            onShow={show}
          />
        )}
      </Box>
    </Box>
  );
};

type DocumentAnswer = NonNullable<ReturnType<typeof useDocument>['data']>;

const useDocument = (id: string) =>
  useQuery({
    ...documentQuery(id),
    refetchInterval: (query) =>
      query.state.data?.text.state === 'reading' && pollUntilRefused(READING_POLL_INTERVAL_MS)(query),
  });

/** Whether the server gave up processing the document, which is then too large for a browser, too. */
const isTooMuch = ({ text }: DocumentAnswer): boolean =>
  text.state === 'unreadable' && (text.fault === 'too_complex' || text.fault === 'too_large');

/** The assistant, or the reason why there is none. */
const AssistantPanel = ({
  document: { id, kind, designation, text },
  ...reactions
}: {
  document: DocumentAnswer;
} & Pick<ComponentProps<typeof DocumentAssistant>, 'onShow' | 'onAnswer'>) => {
  switch (text.state) {
    case 'reading':
      return <BeingReadNotice />;
    case 'unreadable':
      return <UnreadableNotice fault={text.fault} />;
    case 'read':
      return (
        <Box sx={panelSx}>
          <DocumentAssistant key={id} id={id} kind={kind} designation={designation} {...reactions} />
        </Box>
      );
  }
};

const described = ({ text, ...about }: DocumentAnswer): string => {
  const facts = formatFacts({ ...about, pages: text.state === 'read' ? text.pages : null });
  const without = text.state === 'read' ? text.pages_without_text : 0;
  return joinFacts([...facts, without > 0 && documentPageTexts().pagesWithoutText(without)]);
};

const ReaderOfFile = ({ id, ...shown }: Omit<ComponentProps<typeof DocumentReader>, 'file'>) => (
  <QueryView
    query={documentFileQuery(id)}
    contentName={documentPageTexts().theDocument}
    skeleton={{ lines: [100], height: 640 }}
  >
    {(file) => <DocumentReader id={id} file={file} {...shown} />}
  </QueryView>
);

/** Interval of checks whether a document has been read. */
const READING_POLL_INTERVAL_MS = 2000;

const PAGE_WIDTH_PX = 830;
const MAX_PANEL_WIDTH_PX = 420;
const GAP_PX = 12;
/** Left of the page; the panel has less to its right, since the page leaves it little room. */
const LEFT_MARGIN_PX = 40;
const RIGHT_MARGIN_PX = 24;
/** Margins above and below the panel in a wide window, in CSS pixels. */
const MARGIN_PX = 28;
/** Share of a narrow window’s height, so that the pages begin in view below the panel. */
const PANEL_SHARE = '46dvh';

/**
 * Columns if there is room, beyond the width of other pages, and the page shrinks before the panel does; otherwise the
 * conversation comes first, then the pages.
 */
const deskSx = {
  display: 'grid',
  columnGap: `${GAP_PX}px`,
  alignItems: 'start',
  width: { lg: `calc(100vw - ${widths.sidebar + LEFT_MARGIN_PX + RIGHT_MARGIN_PX}px)` },
  maxWidth: { lg: PAGE_WIDTH_PX + GAP_PX + MAX_PANEL_WIDTH_PX },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${PAGE_WIDTH_PX}px) minmax(272px, 1fr)` },
  gridTemplateAreas: { xs: '"head" "asking" "reader"', lg: '"head asking" "reader asking"' },
};

const headSx = { gridArea: 'head', minWidth: 0 };
const readerSx = { gridArea: 'reader', minWidth: 0 };

/** Stays in view next to the pages. */
const askingSx = {
  gridArea: 'asking',
  minWidth: 0,
  mb: { xs: 6, lg: 0 },
  position: { lg: 'sticky' },
  top: { lg: `calc(${MARGIN_PX}px + var(--aidy-banner, 0px))` },
};

/**
 * The panel is as high as the window if next to the pages; above them, as high as its content, so that question and
 * answer are seen together.
 */
const panelSx = {
  height: { lg: `calc(100vh - ${2 * MARGIN_PX}px - var(--aidy-banner, 0px))` },
  '& > div': { height: { lg: '100%' } },
  '& section': {
    height: { xs: 'auto', lg: '100%' },
    maxHeight: { xs: `max(300px, ${PANEL_SHARE})`, lg: 'none' },
  },
  '& [role="log"]': { minHeight: { xs: 0, lg: 160 }, px: { lg: 3 } },
  '& h2': { px: { lg: 3 } },
};
