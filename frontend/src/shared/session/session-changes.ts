/** What changes who is signed in. No page needs it to open, so it is preloaded when nothing else is to be done. */
export const sessionChanges = () => import('./all-changes');
