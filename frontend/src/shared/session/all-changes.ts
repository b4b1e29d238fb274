/** All functions that change who is signed in, in one chunk. */
export { beginSession } from './begin-session';
export { endOnServer } from './end-on-server';
export { dropOwnTokens, enterImpersonation, leaveImpersonation, restoreOwnTokens } from './impersonation';
export { joinSharedSession } from './join-shared-session';
export { expireTokens, refreshTokens } from './refresh-tokens';
export { clearSession, signOut } from './sign-out';
