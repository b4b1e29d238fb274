import { z } from 'zod';
import { DOCUMENT_KINDS } from '#events/documents/document.events';
import { requiredText } from '#platform/http/requests/required-text';

export const documentFields = {
  title: requiredText('Please enter a title', 200),
  kind: z.enum(DOCUMENT_KINDS),
};
