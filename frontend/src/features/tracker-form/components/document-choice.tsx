import { useSignedIn } from '../../../shared/session/session';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { CodeNotLoaded } from '../../../shared/lazy/load-failed';
import { DataNotLoaded } from '../../../shared/ui/load-error';
import { documentsQuery } from '../../documents/published/api/get-documents';
import type { DocumentPickerProps } from './document-picker';
import { trackerFormTexts } from '../texts/tracker-form';
import { QueryView } from '../../../shared/ui/query-view';

const DocumentPicker = lazyComponent(() => import('./document-picker'), CodeNotLoaded);

/**
 * The documents that a tracker reads, alone or in addition to its domains; not shown if there are none, or if they
 * cannot be loaded and none are chosen.
 */
export const DocumentChoice = (choice: Omit<DocumentPickerProps, 'documents'>) => (
  <QueryView
    query={{ ...documentsQuery, enabled: useSignedIn() }}
    loading={null}
    failed={(_error, retry) =>
      choice.chosen.length > 0 && <DataNotLoaded what={trackerFormTexts().theDocuments} onRetry={retry} />
    }
  >
    {(documents) =>
      (documents.length > 0 || choice.chosen.length > 0) && <DocumentPicker documents={documents} {...choice} />
    }
  </QueryView>
);
