/** What other areas may import from this one. */
export { documentFile } from './document-files';
export { documentDecider } from './domain/document.decider';
