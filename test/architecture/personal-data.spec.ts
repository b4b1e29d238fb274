import type { EventSchema } from '#kernel/event-schema';
import type { Projection } from '#kernel/projection';
import { goldenEvents } from '../support/golden-events';
import { eventCategories } from '../support/log/event-categories';
import { everyProjection } from '../support/read-models/every-projection';
import { recorded } from '../support/read-models/projected';

const THEIR_ID = 'id-of-a-user';
/** Fields of events with the id of the user whose data it is. */
const FIELDS = ['userId', 'ownerId'];

const exampleOf = ({ type, version }: EventSchema) => {
  const data = goldenEvents.get(`${type}.v${version}.json`)?.data ?? {};
  const theirs = FIELDS.filter((field) => field in data).map((field) => [field, THEIR_ID]);
  return recorded({ type, data: { ...data, ...Object.fromEntries(theirs) } }, 1);
};

const isOfUsers = ({ schemas }: { readonly schemas: readonly EventSchema[] }): boolean =>
  schemas.some((schema) => JSON.stringify(exampleOf(schema)).includes(THEIR_ID));

const eventsFor = ({ categories }: Projection) =>
  eventCategories
    .filter(({ category }) => categories.includes(category))
    .flatMap(({ schemas }) => schemas)
    .map(exampleOf);

const keepsUsersData = (projection: Projection): boolean =>
  eventsFor(projection)
    .flatMap((event) => projection.project(event))
    .some((write) => write.kind !== 'remove' && JSON.stringify(write).includes(THEIR_ID));

/** Read models with data of users that do not say whose each document is, so that no export has the documents themselves. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  accounts: 'the account itself, written by hand',
  'api-tokens': 'a part written by hand, without the hashes',
  channels: 'a part written by hand, as the page shows them',
  impersonations: 'a part written by hand, with the reasons from the log',
  'given-feedback': 'a list of what the part `findings` has of each tracker',
  'due-runs': 'an index of trackers',
  'waiting-news': 'an index of news that the part `briefs` has as soon as they are told',
  'briefs-of-news': 'an index of the part `briefs`',
  'explore-trackers': 'an index of public trackers',
  'tracker-lines': 'an index of what the overviews and updates of trackers tell',
  'log-index': 'an index of the log',
  'log-persons': 'an index of the log',
};

/** Categories whose events name users, though no read model of theirs is in the export. */
const NOT_IN_A_MODEL: Readonly<Record<string, string>> = {
  apitoken: 'a part written by hand',
  channels: 'a part written by hand',
  impersonation: 'a part written by hand',
  feedback: 'in the part `findings`',
  conversationimage: 'a part written by hand',
  healthrecord: 'a part written by hand',
  email: 'guards an address, which the account has',
  identity: 'guards an identity, which the account has',
  installation: 'who became the first administrator',
  invitedaddress: 'guards an address, which the invite has',
  followers: 'counts who follows a country or an agency, which is in the model `follows`',
};

test('every read model with data of users says whose they are, or why it need not', () => {
  const silent = everyProjection.filter((each) => keepsUsersData(each) && each.owner === undefined);
  expect(silent.map(({ name }) => name).sort()).toEqual(Object.keys(NOT_EXPORTED).sort());
});

test('every event of a user is in the export of their account, through a read model or for another reason', () => {
  const shown = new Set(everyProjection.flatMap(({ owner, categories }) => (owner === undefined ? [] : categories)));
  const missing = eventCategories.filter((each) => isOfUsers(each) && !shown.has(each.category));
  expect(missing.map(({ category }) => category).sort()).toEqual(Object.keys(NOT_IN_A_MODEL).sort());
});

test('the documents of an owner are found by an index', () => {
  const owned = everyProjection.flatMap(({ name, owner = '_id', indexes }) =>
    owner === '_id' || indexes.some(({ keys }) => keys[0] === owner) ? [] : [`${name}: ${owner}`],
  );
  expect(owned).toEqual([]);
});
