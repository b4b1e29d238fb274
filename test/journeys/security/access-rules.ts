/**
 * Who may call a route, written by hand: `anyone` needs no token and any is ignored; `visitors` may call without one,
 * `signed in` may not; `staff`, `admin` and `super` users; `viewers` see public resources and their own; `owner` owns the given resource.
 */
export type Audience = 'anyone' | 'visitors' | 'signed in' | 'staff' | 'admin' | 'super' | 'viewers' | 'owner';

/** Only the person themselves: neither an impersonator nor an API token. */
export type Limit = 'in person';

/** Ids for use in paths and bodies. */
export interface Named {
  readonly tracker: string;
  readonly run: string;
  readonly set: string;
  readonly collection: string;
  readonly apiToken: string;
  readonly channel: string;
  readonly session: string;
}

/** What `{id}` in a route's path refers to. */
export const namedIn = (path: string, named: Named): string => {
  if (path.includes('domain-set')) return named.set;
  if (path.includes('api-token')) return named.apiToken;
  if (path.includes('channel')) return named.channel;
  if (path.includes('session')) return named.session;
  if (path.includes('/requests/')) return named.run;
  return path.includes('collection') ? named.collection : named.tracker;
};

export type Rule = readonly [audience: Audience, body?: ((named: Named) => object) | null, limit?: Limit];

export const topic = { tracker_description: 'Track notices.', update_frequency: 'week', domains: ['agency.example'] };
const link = { uid: 'unknown', token: 'unknown' };
const why = { reason: 'A test.' };
const person = { first_name: 'Ann', last_name: 'Lee', password: 'correct harbour lamp' };

export const channel = (target: string) => ({ kind: 'webhook', target, enabled: true });

export const rules: Readonly<Record<string, Rule>> = {
  'GET /api/common/config': ['anyone'],
  'GET /api/common/manifest': ['anyone'],
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
  'POST /api/common/login': ['anyone', () => ({ username: 'nobody@example.org', password: person.password })],
  'POST /api/common/google-login': ['anyone', () => ({ credential: 'forged' })],
  'POST /api/common/refresh-token': ['anyone', () => ({ refresh: 'unknown' })],
  'POST /api/common/sign-out': ['anyone', () => ({ refresh: 'unknown' })],
  'GET /api/topics/search-trackers': ['visitors'],
  'GET /api/topics/search-trackers/{presetId}': ['visitors'],
  'GET /api/common/user': ['signed in'],
  'POST /api/common/check-staff': ['signed in'],
  'POST /api/common/validate-token': ['signed in'],
  'POST /api/common/update-profile': ['signed in', () => ({ first_name: 'Anne', last_name: 'Li' })],
  'POST /api/common/update-timezone': ['signed in', () => ({ timezone: 'Europe/Berlin' })],
  'POST /api/common/update-email-send-time': ['signed in', () => ({ hour: 7, minute: 30 })],
  'POST /api/common/update-audio-preference': ['signed in', () => ({ include_audio: true })],
  'POST /api/common/update-introduction': ['signed in', () => ({ introduction: false })],
  'GET /api/common/api-tokens': ['signed in', null, 'in person'],
  'POST /api/common/api-tokens': ['signed in', () => ({ name: 'Script', scopes: ['read'] }), 'in person'],
  'DELETE /api/common/api-tokens/{id}': ['owner', null, 'in person'],
  'GET /api/common/export-account': ['signed in', null, 'in person'],
  'POST /api/common/delete-account': ['signed in', () => ({ password: 'wrong' }), 'in person'],
  'GET /api/common/channels': ['signed in'],
  'POST /api/common/channels': ['signed in', () => channel('https://example.org/hook')],
  'PUT /api/common/channels/{id}': ['owner', () => channel('https://example.org/other')],
  'DELETE /api/common/channels/{id}': ['owner'],
  'GET /api/common/sessions': ['signed in'],
  'DELETE /api/common/sessions/{id}': ['owner', null, 'in person'],
  'POST /api/common/sign-out-elsewhere': ['signed in', null, 'in person'],
  'POST /api/common/second-factor': ['signed in', null, 'in person'],
  'POST /api/common/second-factor/confirm': ['signed in', () => ({ code: '000000' }), 'in person'],
  'POST /api/common/second-factor/prove': ['signed in', () => ({ code: '000000' }), 'in person'],
  'POST /api/common/second-factor/disable': ['signed in', () => ({ password: 'wrong', code: '000000' }), 'in person'],
  'POST /api/common/impersonate': ['super', () => ({ user_uid: 'unknown' }), 'in person'],
  'POST /api/common/end-impersonation': ['signed in'],
  'GET /api/common/impersonations': ['signed in'],
  'GET /api/topics/domain-sets': ['signed in'],
  'GET /api/topics/get-collection': ['signed in'],
  'GET /api/topics/get-collection-tree': ['signed in'],
  'GET /api/topics/my-trackers': ['signed in'],
  'GET /api/topics/recently-deleted': ['signed in'],
  'POST /api/topics/create-collection': ['signed in', () => ({ name: 'Trade' })],
  'GET /api/topics/get-user-tags': ['signed in'],
  'GET /api/common/live': ['signed in'],
  'GET /api/topics/tracker/{id}': ['viewers'],
  'GET /api/topics/tracker/{id}/runs': ['viewers'],
  'GET /api/topics/tracker/{id}/runs/{runId}': ['viewers'],
  'GET /api/topics/tracker/{id}/claims': ['viewers'],
  'GET /api/topics/tracker/{id}/facts/{name}': ['viewers'],
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
  'GET /api/topics/feed': ['signed in'],
  'GET /api/topics/feed/read': ['signed in'],
  'POST /api/topics/feed/read': ['signed in', () => ({ up_to: '2026-01-01T00:00:00Z' })],
  'POST /api/topics/discover-domain': ['signed in', () => ({ domain: 'agency.example' })],
  'GET /api/topics/get-dashboard': ['signed in'],
  'GET /api/topics/opml': ['signed in'],
  'POST /api/topics/opml': ['signed in', () => ({ opml: '<opml><body/></opml>' })],
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
  'GET /api/admin/dashboard': ['admin'],
  'GET /api/admin/{resource}': ['staff'],
  'GET /api/admin/{resource}/{id}': ['staff'],
  'GET /api/admin/{resource}/export/csv': ['staff'],
  'GET /api/admin/events/export/jsonl': ['admin'],
  'POST /api/admin/projections/{name}/rebuild': ['admin', () => why],
  'POST /api/admin/projections/{name}/verify': ['admin'],
  'POST /api/admin/projections/{name}/retry': ['admin'],
  'POST /api/admin/projections/{name}/pause': ['admin', () => why],
  'POST /api/admin/projections/{name}/resume': ['admin', () => why],
  'POST /api/admin/projections/{name}/skip': ['admin', () => ({ event_id: 'unknown', ...why })],
  'POST /api/admin/jobs/{id}/retry': ['admin'],
  'POST /api/admin/jobs/{id}/drop': ['admin', () => why],
  'GET /api/admin/trackers/{id}/history': ['staff'],
  'GET /api/admin/trackers/{id}/as-of/{position}': ['staff'],
  'GET /api/admin/requests/{id}/graph': ['staff'],
  'POST /api/admin/users/{id}/grant-role': ['super', () => ({ role: 'staff', ...why }), 'in person'],
  'POST /api/admin/users/{id}/revoke-role': ['super', () => ({ role: 'staff', ...why }), 'in person'],
  'POST /api/admin/users/{id}/end-sessions': ['admin', () => why, 'in person'],
  'POST /api/admin/users/{id}/unmask': ['admin', () => why, 'in person'],
  'POST /api/admin/users/{id}/export-events': ['admin', () => why, 'in person'],
  'POST /api/admin/users/{id}/erase': ['admin', () => why, 'in person'],
  'POST /api/admin/impersonations/{id}/end': ['admin', () => why, 'in person'],
  'POST /api/admin/api-tokens/{id}/revoke': ['admin', () => why, 'in person'],
};
