import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '#shared/hooks/use-search-text';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { useIsStaff } from '#shared/session/session';
import { pageTexts } from '#shared/texts/pages';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { documentAgenciesQuery, documentsQuery } from '../api/get-documents';
import { DocumentFilters } from '../components/document-filters';
import { DocumentRows } from '../components/document-rows';
import { TextSearchResults } from '../components/text-search-results';
import {
  TITLE_PARAM,
  type DocumentFilter,
  type ListedDocument,
  filterDocuments,
  parseFilter,
  isNarrowed,
  toSearchParams,
} from '../document-filter';
import { documentListTexts } from '../texts/explore';
import { documentsPageTexts } from '../texts/list';

const AddDocument = lazyDialog(() => import('../components/add-document'), 'AddDocument');

/** Documents by kind, year and agency; staff can add some here. */
export const DocumentsPage = () => {
  const texts = documentsPageTexts();
  const isStaff = useIsStaff();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageHeader title={pageTexts().documents} description={texts.lead}>
        {isStaff && (
          <Button variant="contained" size="small" onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        )}
      </PageHeader>
      <QueryView
        query={documentsQuery}
        contentName={documentListTexts().theDocuments}
        skeleton={{ lines: [62, 30, 54, 30, 58, 30], gap: 18 }}
      >
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState title={documentListTexts().none}>{!isStaff && <p>{texts.appearLater}</p>}</EmptyState>
          ) : (
            <Listed documents={documents} />
          )
        }
      </QueryView>
      {isAdding && <AddDocument onClose={() => setIsAdding(false)} />}
    </>
  );
};

const Listed = ({ documents }: { documents: readonly ListedDocument[] }) => {
  const texts = documentsPageTexts();
  const [query, setQuery] = useSearchParams();
  const { input, setInput, searched, pendingSearch } = useSearchText(TITLE_PARAM);
  // The list is filtered by the typed text at once; the URL follows with a delay.
  const filter = { ...parseFilter(query), text: input };
  const agencies = useQuery(documentAgenciesQuery);
  const narrow = (next: DocumentFilter): void =>
    setQuery(toSearchParams({ ...next, text: pendingSearch }), { replace: true, preventScrollReset: true });
  /** Only a list of one agency's documents waits for the agencies. */
  const needed = filter.agency === null ? { data: [], error: null, refetch: agencies.refetch } : agencies;
  const found = filterDocuments(filter, documents, agencies.data ?? []);
  const others = filterDocuments({ ...filter, text: '' }, documents, agencies.data ?? []);
  const text = input.trim();
  const showAll = () => {
    setInput('');
    setQuery({}, { replace: true });
  };
  return (
    <>
      <DocumentFilters
        documents={documents}
        agencies={agencies.data ?? []}
        filter={filter}
        onType={setInput}
        onNarrow={narrow}
      />
      <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet', mb: 1 }}>
        {needed.data !== undefined && (found.length > 0 || text === '') && texts.count(found.length)}
      </Box>
      <ResultView result={needed} contentName={texts.theAgencies} skeleton={{ lines: [62, 30, 54, 30], gap: 18 }}>
        {() => (
          <>
            {found.length > 0 && <DocumentRows documents={found} />}
            {found.length === 0 && text === '' && isNarrowed(filter) && (
              <EmptyState
                title={texts.noMatch}
                actions={
                  <Button variant="outlined" onClick={showAll}>
                    {texts.showAll}
                  </Button>
                }
              />
            )}
            {found.length === 0 && text !== '' && (
              <p>
                {texts.noTitleHas(text)} <TextButton onClick={showAll}>{texts.showAll}</TextButton>
              </p>
            )}
            {text !== '' && searched !== '' && <TextSearchResults text={searched} documents={others} />}
          </>
        )}
      </ResultView>
    </>
  );
};
