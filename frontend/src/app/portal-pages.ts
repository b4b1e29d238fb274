/** The pages that show stored files, in one chunk, as they share what they show them with. */
export { DocumentPage } from '../features/documents/pages/document.page';
export { DocumentsPage } from '../features/documents/pages/documents.page';
export { PortalPage } from '../features/portal/pages/portal.page';
