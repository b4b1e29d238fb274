import type { Translations } from '../../shared/language/language';
import { german as appMissingPages } from '../texts/missing-pages.de';
import { german as appPages } from '../texts/pages.de';
import { german as appShellDialogs } from '../texts/shell-dialogs.de';
import { german as appShell } from '../texts/shell.de';
import { german as appStaffEntries } from '../texts/staff-entries.de';
import { german as accountsDialog } from '../../features/accounts/texts/dialog.de';
import { german as accountsAuthSteps } from '../../features/accounts/texts/auth-steps.de';
import { german as accountsAuth } from '../../features/accounts/texts/auth.de';
import { german as accountsMailedLinks } from '../../features/accounts/texts/mailed-links.de';
import { german as accountsProviders } from '../../features/accounts/texts/providers.de';
import { german as accountsRegistration } from '../../features/accounts/texts/registration.de';
import { german as accountsSettings } from '../../features/accounts/texts/settings.de';
import { german as collectionsList } from '../../features/collections/texts/list.de';
import { german as deliveryFeedback } from '../../features/delivery/published/texts/feedback.de';
import { german as deliverySentTo } from '../../features/delivery/texts/sent-to.de';
import { german as exploreCreateBox } from '../../features/explore/texts/create-box.de';
import { german as exploreWire } from '../../features/explore/texts/wire.de';
import { german as introductionIntroduction } from '../../features/introduction/texts/introduction.de';
import { german as ledgersAsking } from '../../features/ledgers/texts/asking.de';
import { german as trackerFormTrackerForm } from '../../features/tracker-form/texts/tracker-form.de';
import { german as trackersCreation } from '../../features/trackers/published/texts/creation.de';
import { german as trackersChanges } from '../../features/trackers/texts/changes.de';
import { german as trackersDialogs } from '../../features/trackers/texts/dialogs.de';
import { german as trackersFirstRun } from '../../features/trackers/texts/first-run.de';
import { german as trackersFollowing } from '../../features/trackers/texts/following.de';
import { german as trackersKeyFacts } from '../../features/trackers/texts/key-facts.de';
import { german as trackersNews } from '../../features/trackers/texts/news.de';
import { german as trackersPage } from '../../features/trackers/texts/page.de';
import { german as trackersRemarks } from '../../features/trackers/texts/remarks.de';
import { german as trackersRuns } from '../../features/trackers/texts/runs.de';
import { german as trackersTrackButton } from '../../features/trackers/texts/track-button.de';
import { german as sharedAbout } from '../../shared/texts/about.de';
import { german as sharedChat } from '../../shared/texts/chat.de';
import { german as sharedCommon } from '../../shared/texts/common.de';
import { german as sharedCopying } from '../../shared/texts/copying.de';
import { german as sharedEvidence } from '../../shared/texts/evidence.de';
import { german as sharedFields } from '../../shared/texts/fields.de';
import { german as sharedForms } from '../../shared/texts/forms.de';
import { german as sharedLazy } from '../../shared/texts/lazy.de';
import { german as sharedSession } from '../../shared/texts/session.de';
import { german as sharedTime } from '../../shared/texts/time.de';

/** All German texts, by the name of their catalogue. */
export const german: Translations = {
  'app/missing-pages': appMissingPages,
  'app/pages': appPages,
  'app/shell-dialogs': appShellDialogs,
  'app/shell': appShell,
  'app/staff-entries': appStaffEntries,
  'accounts/dialog': accountsDialog,
  'accounts/auth-steps': accountsAuthSteps,
  'accounts/auth': accountsAuth,
  'accounts/mailed-links': accountsMailedLinks,
  'accounts/providers': accountsProviders,
  'accounts/registration': accountsRegistration,
  'accounts/settings': accountsSettings,
  'collections/list': collectionsList,
  'delivery/feedback': deliveryFeedback,
  'delivery/sent-to': deliverySentTo,
  'explore/create-box': exploreCreateBox,
  'explore/wire': exploreWire,
  'introduction/introduction': introductionIntroduction,
  'ledgers/asking': ledgersAsking,
  'tracker-form/tracker-form': trackerFormTrackerForm,
  'trackers/creation': trackersCreation,
  'trackers/changes': trackersChanges,
  'trackers/dialogs': trackersDialogs,
  'trackers/first-run': trackersFirstRun,
  'trackers/following': trackersFollowing,
  'trackers/key-facts': trackersKeyFacts,
  'trackers/news': trackersNews,
  'trackers/page': trackersPage,
  'trackers/remarks': trackersRemarks,
  'trackers/runs': trackersRuns,
  'trackers/track-button': trackersTrackButton,
  'shared/about': sharedAbout,
  'shared/chat': sharedChat,
  'shared/common': sharedCommon,
  'shared/copying': sharedCopying,
  'shared/evidence': sharedEvidence,
  'shared/fields': sharedFields,
  'shared/forms': sharedForms,
  'shared/lazy': sharedLazy,
  'shared/session': sharedSession,
  'shared/time': sharedTime,
};
