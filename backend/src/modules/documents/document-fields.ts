import { z } from 'zod';
import { DOCUMENT_KINDS } from '#events/documents/document.events';

export const documentFields = {
  title: z.string().trim().min(1, 'Please enter a title').max(200),
  kind: z.enum(DOCUMENT_KINDS),
};
