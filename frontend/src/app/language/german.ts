import type { Translations } from '../../shared/language/language';
import { german as appMissingPages } from '../texts/missing-pages.de';
import { german as appPages } from '../texts/pages.de';
import { german as appShellDialogs } from '../texts/shell-dialogs.de';
import { german as appShell } from '../texts/shell.de';
import { german as accountsEntranceSteps } from '../../features/accounts/texts/entrance-steps.de';
import { german as accountsEntrance } from '../../features/accounts/texts/entrance.de';
import { german as accountsMailedLinks } from '../../features/accounts/texts/mailed-links.de';
import { german as accountsSettings } from '../../features/accounts/texts/settings.de';
import { german as sharedCommon } from '../../shared/texts/common.de';
import { german as sharedCopying } from '../../shared/texts/copying.de';
import { german as sharedEvidence } from '../../shared/texts/evidence.de';
import { german as sharedFields } from '../../shared/texts/fields.de';
import { german as sharedForms } from '../../shared/texts/forms.de';
import { german as sharedParts } from '../../shared/texts/parts.de';
import { german as sharedSession } from '../../shared/texts/session.de';
import { german as sharedTime } from '../../shared/texts/time.de';

/** All German texts, by the name of their catalogue. */
export const german: Translations = {
  'app/missing-pages': appMissingPages,
  'app/pages': appPages,
  'app/shell-dialogs': appShellDialogs,
  'app/shell': appShell,
  'accounts/entrance-steps': accountsEntranceSteps,
  'accounts/entrance': accountsEntrance,
  'accounts/mailed-links': accountsMailedLinks,
  'accounts/settings': accountsSettings,
  'shared/common': sharedCommon,
  'shared/copying': sharedCopying,
  'shared/evidence': sharedEvidence,
  'shared/fields': sharedFields,
  'shared/forms': sharedForms,
  'shared/parts': sharedParts,
  'shared/session': sharedSession,
  'shared/time': sharedTime,
};
