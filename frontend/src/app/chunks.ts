/** Chunks of several pages, each named once: to repeat the files that one needs takes more of the first script. */
export const conversations = () => import('./conversation-pages');
export const mailLinks = () => import('./mail-links');
export const ownLists = () => import('./own-lists');
export const paying = () => import('./paying');
export const publicLists = () => import('./public-lists');
export const storedFiles = () => import('./portal-pages');
