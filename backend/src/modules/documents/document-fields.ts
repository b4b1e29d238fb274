import { z } from 'zod';
import { requiredText } from '#platform/http/requests/required-text';
import { DOCUMENT_KINDS } from '#events/documents/document.events';

export const documentFields = {
  title: requiredText('Please enter a title', 200),
  kind: z.enum(DOCUMENT_KINDS),
};
