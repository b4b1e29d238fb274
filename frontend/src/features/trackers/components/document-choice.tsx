import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../../shared/session/session';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { PartFailed } from '../../../shared/parts/part-failed';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { documentsQuery } from '../../documents/published/api/get-documents';
import type { DocumentPickerProps } from './document-picker';

const DocumentPicker = lazyPart(() => import('./document-picker'), PartFailed);

/** The documents that a tracker reads, beside its domains or alone; not shown where there are none, nor, unless some are chosen, where they cannot be loaded. */
export const DocumentChoice = (choice: Omit<DocumentPickerProps, 'documents'>) => {
  const { data: documents, isError, refetch } = useQuery({ ...documentsQuery, enabled: useSignedIn() });
  if (documents === undefined && isError && choice.chosen.length > 0)
    return <NotLoaded what="The documents" onRetry={() => void refetch()} />;
  const isNothingToChoose = documents === undefined || (documents.length === 0 && choice.chosen.length === 0);
  return isNothingToChoose ? null : <DocumentPicker documents={documents} {...choice} />;
};
