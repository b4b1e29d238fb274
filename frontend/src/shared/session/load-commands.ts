/** Loads the functions that change who is signed in. No page needs them to open, so they are preloaded when idle. */
export const sessionCommands = () => import('./commands');
