import { loadSessionChanges } from '#shared/session/load-session-changes';
import { isExpired, storedTokens } from '#shared/session/stored-session';
import { startApp } from '#shared/start/start-app';
import { App } from './app/app';
import { startInChosenLanguage } from './app/language/chosen-language';

// Expired tokens are renewed before anything is requested: the code for it loads together with the page.
const tokens = storedTokens();
if (tokens !== null && isExpired(tokens.access)) void loadSessionChanges().catch(() => undefined);
startApp('index.html', <App />, startInChosenLanguage);
