import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../../shared/session/session';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { PartFailed } from '../../../shared/parts/part-failed';
import { documentsQuery } from '../../documents/api/get-documents';
import type { DocumentPickerProps } from './document-picker';

const DocumentPicker = lazyPart(() => import('./document-picker'), PartFailed);

/** The documents that a tracker reads, beside its domains or alone; not shown where there are none. */
export const DocumentChoice = (choice: Omit<DocumentPickerProps, 'documents'>) => {
  const { data: documents } = useQuery({ ...documentsQuery, enabled: useSignedIn() });
  const isNothingToChoose = documents === undefined || (documents.length === 0 && choice.chosen.length === 0);
  return isNothingToChoose ? null : <DocumentPicker documents={documents} {...choice} />;
};
