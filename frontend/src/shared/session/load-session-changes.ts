/** Loads the functions that change who is signed in. No page needs them at first, so they are preloaded when idle. */
export const loadSessionChanges = () => import('./session-changes');
