import { MutationCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AdminUI,
  CoreAdminContext,
  defaultI18nProvider,
  localStorageStore,
  Resource,
  type ResourceProps,
} from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { personalName } from '#shared/session/personal-name';
import { useIsImpersonating } from '#shared/session/session';
import { AppProviders } from '#shared/start/app-providers';
import changelog from '../../../CHANGELOG.md?raw';
import { AnswersList } from './answers/answers-list';
import { AnswersShow } from './answers/answers-show';
import { ApiTokenList } from './api-tokens/api-token-list';
import { authProvider } from './auth-provider';
import { ClaimList } from './claims/claim-list';
import { ClaimShow } from './claims/claim-show';
import { CollectionList } from './collections/collection-list';
import { dataProvider } from './data-provider';
import { DecisionList } from './decisions/decision-list';
import { DeliveryList } from './deliveries/delivery-list';
import { DeliveryShow } from './deliveries/delivery-show';
import { DocumentList } from './documents/document-list';
import { EventList } from './events/event-list';
import { EventShow } from './events/event-show';
import { FeedbackList } from './feedback/feedback-list';
import { FollowList } from './follows/follow-list';
import { ImageHostList } from './images/image-host-list';
import { ImageList } from './images/image-list';
import { ImpersonationList } from './impersonations/impersonation-list';
import { InviteList } from './invites/invite-list';
import { JobList } from './jobs/job-list';
import { JobShow } from './jobs/job-show';
import { Health } from './operations/health';
import { OutboxList } from './operations/outbox-list';
import { WhatsNew } from './operations/whats-new';
import { PageList } from './pages/page-list';
import { ProjectionList } from './projections/projection-list';
import { ProjectionShow } from './projections/projection-show';
import { ReferralList } from './referrals/referral-list';
import { FollowedRequestPage } from './requests/followed-request-page';
import type { ResourceName } from './resource-labels';
import { RunList } from './runs/run-list';
import { RunShow } from './runs/run-show';
import { recordSecondFactorRefusal } from './second-factor-missing';
import { SessionList } from './sessions/session-list';
import { AdminShell } from './shell/admin-shell';
import { adminTheme } from './shell/admin-theme';
import { ClosedForImpersonators } from './shell/closed-for-impersonators';
import { SourceSetList } from './source-sets/source-set-list';
import { SubscriptionList } from './subscriptions/subscription-list';
import { TrackerHistory } from './trackers/history/tracker-history';
import { TrackerList } from './trackers/tracker-list';
import { TrackerShow } from './trackers/tracker-show';
import { UploadQuestionList } from './upload-questions/upload-question-list';
import { UserList } from './users/user-list';
import { UserShow } from './users/user-show';

const nothing = () => null;

const pages: Readonly<Record<ResourceName, Omit<ResourceProps, 'name'>>> = {
  users: { list: UserList, show: UserShow, recordRepresentation: 'email' },
  trackers: {
    list: TrackerList,
    show: TrackerShow,
    recordRepresentation: 'title',
    children: <Route path=":id/history" element={<TrackerHistory />} />,
  },
  runs: { list: RunList, show: RunShow },
  claims: { list: ClaimList, show: ClaimShow, recordRepresentation: 'text' },
  pages: { list: PageList },
  feedback: { list: FeedbackList },
  events: {
    list: EventList,
    show: EventShow,
    recordRepresentation: 'type',
    children: <Route path="request/:id" element={<FollowedRequestPage />} />,
  },
  decisions: { list: DecisionList },
  projections: { list: ProjectionList, show: ProjectionShow },
  jobs: { list: JobList, show: JobShow },
  deliveries: { list: DeliveryList, show: DeliveryShow },
  outbox: { list: OutboxList },
  health: { list: Health },
  'whats-new': { list: <WhatsNew changelog={changelog} /> },
  impersonations: { list: ImpersonationList },
  sessions: { list: SessionList },
  'api-tokens': { list: ApiTokenList },
  follows: { list: FollowList },
  subscriptions: { list: SubscriptionList },
  referrals: { list: ReferralList },
  documents: { list: DocumentList, recordRepresentation: 'title' },
  images: { list: ImageList },
  'image-hosts': { list: ImageHostList },
  'upload-questions': { list: UploadQuestionList },
  answers: { list: AnswersList, show: AnswersShow },
  invites: { list: InviteList },
  collections: { list: CollectionList, recordRepresentation: 'name' },
  'source-sets': { list: SourceSetList, recordRepresentation: 'name' },
};

const onCommandError = (error: Error) => {
  recordSecondFactorRefusal(error);
  void authProvider.checkError(error);
};

/** A command that cannot be sent fails instead of waiting until the browser is online. */
const createQueryClient = () =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: onCommandError }),
    defaultOptions: { mutations: { networkMode: 'always' } },
  });

/** React-admin's data and routes in the product's own shell and theme. */
export const Administration = () => (
  <AppProviders theme={adminTheme} createQueryClient={createQueryClient}>
    <BrowserRouter basename="/admin">{useIsImpersonating() ? <ClosedForImpersonators /> : <ForStaff />}</BrowserRouter>
  </AppProviders>
);

const ForStaff = () => {
  const queryClient = useQueryClient();
  // Lists are stored per person: their filters reveal what somebody searched for.
  const [store] = useState(() => localStorageStore(undefined, personalName('administration')));
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={defaultI18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <AdminUI layout={AdminShell} title="Administration" loginPage={nothing} disableTelemetry requireAuth>
        {Object.entries(pages).map(([name, page]) => (
          <Resource key={name} name={name} {...page} />
        ))}
      </AdminUI>
    </CoreAdminContext>
  );
};
