import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { useIsSignedIn } from '#shared/session/session';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { QueryView } from '#shared/ui/states/query-view';
import { documentsQuery } from '#features/documents/api/get-documents';
import { trackerFormTexts } from '../texts/tracker-form';
import type { DocumentPickerProps } from './document-picker';

const DocumentPicker = lazyComponent(() => import('./document-picker'), 'DocumentPicker', CodeNotLoaded);

/**
 * The documents that a tracker reads, alone or in addition to its domains; not shown if there are none, or if they
 * cannot be loaded and none are chosen.
 */
export const DocumentChoice = (choice: Omit<DocumentPickerProps, 'documents'>) => (
  <QueryView
    query={{ ...documentsQuery, enabled: useIsSignedIn() }}
    loading={null}
    failed={(_error, retry) =>
      choice.chosen.length > 0 && <DataNotLoaded contentName={trackerFormTexts().theDocuments} onRetry={retry} />
    }
  >
    {(documents) =>
      (documents.length > 0 || choice.chosen.length > 0) && <DocumentPicker documents={documents} {...choice} />
    }
  </QueryView>
);
