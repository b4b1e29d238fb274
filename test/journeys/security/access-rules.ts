/**
 * Who may call a route, written by hand: `anyone` needs no token and any is ignored; `visitors` may call without one,
 * `signed in` may not; `viewers` see public resources and their own; `owner` owns the given resource.
 */
export type Audience = 'anyone' | 'visitors' | 'signed in' | 'viewers' | 'owner';

/** Ids for use in paths and bodies. */
export interface Named {
  readonly tracker: string;
  readonly run: string;
  readonly set: string;
  readonly collection: string;
}

/** What `{id}` in a route's path refers to. */
export const namedIn = (path: string, named: Named): string => {
  if (path.includes('domain-set')) return named.set;
  return path.includes('collection') ? named.collection : named.tracker;
};

export type Rule = readonly [audience: Audience, body?: (named: Named) => object];

export const topic = { tracker_description: 'Track notices.', update_frequency: 'week', domains: ['agency.example'] };
const link = { uid: 'unknown', token: 'unknown' };
const person = { first_name: 'Ann', last_name: 'Lee', password: 'correct harbour lamp' };

export const rules: Readonly<Record<string, Rule>> = {
  'GET /api/common/config': ['anyone'],
  'GET /api/topics/wire': ['anyone'],
  'GET /api/topics/search-trackers/eo': ['anyone'],
  'GET /api/topics/new-topic-opened': ['anyone'],
  'GET /go/{sourceId}': ['anyone'],
  'GET /rss/{kind}/{token}.xml': ['anyone'],
  'POST /api/common/send-verify-email': ['anyone', () => ({ email: 'new' })],
  'POST /api/common/send-reset-email': ['anyone', () => ({ email: 'new' })],
  'POST /api/common/verify-account': ['anyone', () => ({ ...link, ...person })],
  'POST /api/common/check-grant': ['anyone', () => ({ grant: 'unknown' })],
  'POST /api/common/check-link': ['anyone', () => ({ purpose: 'verify', ...link })],
  'POST /api/common/reset-password': ['anyone', () => ({ ...link, password: person.password })],
  'POST /api/common/sign-in': ['anyone', () => ({ username: 'nobody@example.org', password: person.password })],
  'POST /api/common/refresh-token': ['anyone', () => ({ refresh: 'unknown' })],
  'POST /api/common/sign-out': ['anyone', () => ({ refresh: 'unknown' })],
  'GET /api/topics/search-trackers': ['visitors'],
  'GET /api/topics/search-trackers/{presetId}': ['visitors'],
  'GET /api/common/user': ['signed in'],
  'POST /api/common/check-staff': ['signed in'],
  'POST /api/common/validate-token': ['signed in'],
  'POST /api/common/update-email-send-time': ['signed in', () => ({ hour: 7, minute: 30 })],
  'POST /api/common/update-audio-preference': ['signed in', () => ({ include_audio: true })],
  'GET /api/topics/domain-sets': ['signed in'],
  'GET /api/topics/get-collection': ['signed in'],
  'GET /api/topics/get-collection-tree': ['signed in'],
  'POST /api/topics/create-collection': ['signed in', () => ({ name: 'Trade' })],
  'GET /api/topics/get-user-tags': ['signed in'],
  'GET /api/topics/tracker/{id}': ['viewers'],
  'GET /api/topics/tracker/{id}/runs': ['viewers'],
  'GET /api/topics/tracker/{id}/runs/{runId}': ['viewers'],
  'GET /api/topics/tracker/{id}/claims': ['viewers'],
  'GET /api/topics/tracker/{id}/export': ['viewers'],
  'POST /api/topics/toggle-following/{id}': ['viewers', () => ({ following: true })],
  'POST /api/topics/tracker/{id}/clone': ['viewers'],
  'POST /api/topics/create-tracker': ['owner', ({ tracker }) => ({ ...topic, tracker_id: tracker })],
  'POST /api/topics/initialize-tracker': ['owner', ({ tracker }) => ({ tracker_id: tracker })],
  'POST /api/topics/tracker/{id}/run': ['owner'],
  'POST /api/topics/tracker/{id}/pause': ['owner'],
  'POST /api/topics/tracker/{id}/resume': ['owner'],
  'POST /api/topics/tracker/{id}/feedback': ['owner', () => ({ claim_id: 'a-claim', verdict: null })],
  'POST /api/topics/rotate-rss': ['owner', ({ tracker }) => ({ kind: 'tracker', id: tracker })],
  'POST /api/topics/tracker/{id}/update_tags': ['owner', () => ({ tags: ['mine'] })],
  'POST /api/topics/tracker/{id}/words': ['owner', () => ({ include: ['timber'], exclude: [] })],
  'POST /api/topics/tracker/{id}/also-about': ['owner', () => ({ phrase: 'Timber imports', belongs: true })],
  'POST /api/topics/toggle-email/{id}': ['owner', () => ({ email_updates: false })],
  'POST /api/topics/toggle-public/{id}': ['owner', () => ({ public: true })],
  'POST /api/topics/create-update-domain-set': [
    'owner',
    ({ set }) => ({ name: 'Mine', domains: ['b.example'], domainset_id: set }),
  ],
  'DELETE /api/topics/delete-domain-set/{id}': ['owner'],
  'POST /api/topics/rename-collection': ['owner', ({ collection }) => ({ id: collection, name: 'Mine' })],
  'POST /api/topics/share-collection': ['owner', ({ collection }) => ({ id: collection, public: true })],
  'POST /api/topics/toggle-collect': [
    'owner',
    ({ collection }) => ({ collection_uid: collection, collect_emails: true }),
  ],
  'POST /api/topics/move-collection': [
    'owner',
    ({ collection }) => ({ id: collection, destination_collection_id: null }),
  ],
  'POST /api/topics/move-tracker': ['owner', ({ tracker }) => ({ id: tracker, destination_collection_id: null })],
  'DELETE /api/topics/delete-tracker/{id}': ['owner'],
  'DELETE /api/topics/delete-collection/{id}': ['owner'],
  'POST /api/topics/restore': ['owner', ({ tracker }) => ({ kind: 'tracker', id: tracker })],
};
