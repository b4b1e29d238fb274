import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { LoadFailed } from '#shared/lazy/load-failed';
import { useSignedIn } from '#shared/session/session';
import { LoadError } from '#shared/ui/states/load-error';
import { documentsQuery } from '#features/documents/api/get-documents';
import { trackerFormTexts } from '../texts/tracker-form';
import type { DocumentPickerProps } from './document-picker';

const DocumentPicker = lazyComponent(() => import('./document-picker'), 'DocumentPicker', LoadFailed);

/**
 * The documents that a tracker reads, alone or in addition to its domains; not shown if there are none, or if they
 * cannot be loaded and none are chosen.
 */
export const DocumentChoice = (choice: Omit<DocumentPickerProps, 'documents'>) => {
  const { data: documents, isError, refetch } = useQuery({ ...documentsQuery, enabled: useSignedIn() });
  if (documents === undefined && isError && choice.chosen.length > 0)
    return <LoadError what={trackerFormTexts().theDocuments} onRetry={() => void refetch()} />;
  const isNothingToChoose = documents === undefined || (documents.length === 0 && choice.chosen.length === 0);
  return isNothingToChoose ? null : <DocumentPicker documents={documents} {...choice} />;
};
