import type { LoggedEvent } from '../crashable-product';

const ENDS = ['StateEstablished', 'UpdatePublished', 'NothingNewFound', 'RunFailed'];
const MAILS = ['UserRegistered', 'RegistrationRepeated', 'PasswordResetRequested'];

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const countBy = (
  events: readonly LoggedEvent[],
  keyOf: (event: LoggedEvent) => string,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1);
  return counts;
};

const last = (events: readonly LoggedEvent[], ...types: readonly string[]): LoggedEvent | undefined =>
  events.filter(({ type }) => types.includes(type)).at(-1);

/** Checks that every run ended once and every new tracker had one. */
const runsLeft = (events: readonly LoggedEvent[]): readonly string[] => {
  const of = (types: readonly string[]) => events.filter(({ type }) => types.includes(type));
  const ends = countBy(of(ENDS), ({ data }) => text(data.runId));
  const requested = of(['RunRequested']);
  const firsts = countBy(requested, ({ data }) => `${text(data.trackerId)} ${text(data.cause)}`);
  const periods = countBy(
    requested.filter(({ data }) => data.period !== null),
    ({ data }) => `${text(data.trackerId)} ${text(data.period)}`,
  );
  return [
    ...requested
      .map(({ data }) => [text(data.runId), ends.get(text(data.runId)) ?? 0] as const)
      .filter(([, ended]) => ended !== 1)
      .map(([run, ended]) => `run ${run} has ${ended} ends`),
    ...of(['TrackerCreated'])
      .filter(({ data }) => data.ownerId !== null && firsts.get(`${text(data.trackerId)} created`) !== 1)
      .map(({ data }) => `tracker ${text(data.trackerId)} has not one first run`),
    ...[...periods].filter(([, runs]) => runs > 1).map(([period]) => `two runs for one period: ${period}`),
  ];
};

/** Checks that every requested mail is recorded as sent, once. Links that are no longer needed are not mailed. */
const mailsLeft = (events: readonly LoggedEvent[]): readonly string[] => {
  const planned = events.filter(({ type }) => type === 'EffectPlanned');
  const requestOf = new Map(planned.map(({ stream, causedBy }) => [stream, causedBy] as const));
  const sent = countBy(
    events.filter(({ type, stream }) => type === 'EffectDelivered' && requestOf.has(stream)),
    ({ stream }) => requestOf.get(stream) ?? '',
  );
  const erased = new Set(events.filter(({ type }) => type === 'UserErased').map(({ stream }) => stream));
  return events
    .filter(({ type, data, stream }) => MAILS.includes(type) && data.verification !== null && !erased.has(stream))
    .filter(({ id }) => sent.get(id) !== 1)
    .map(({ id, type }) => `${type} ${id} is recorded as mailed ${sent.get(id) ?? 0} times`);
};

/** Checks that trackers and their owners' portfolios agree. */
const placesLeft = (events: readonly LoggedEvent[], limit: number): readonly string[] => {
  const portfolios = [...new Set(events.map(({ stream }) => stream))].filter((each) => each.startsWith('portfolio-'));
  return portfolios.flatMap((portfolio) => {
    const places = events.filter(({ stream }) => stream === portfolio);
    const trackers = [...new Set(places.flatMap(({ data }) => ('trackerId' in data ? [text(data.trackerId)] : [])))];
    const held = trackers.filter(
      (id) =>
        last(
          places.filter(({ data }) => data.trackerId === id),
          'TrackerAdmitted',
          'TrackerReadmitted',
          'TrackerReleased',
        )?.type !== 'TrackerReleased',
    );
    const differing = trackers.filter((id) => {
      const newest = last(
        events.filter(({ stream }) => stream === `tracker-${id}`),
        'TrackerCreated',
        'TrackerRestored',
        'TrackerDeleted',
      );
      return held.includes(id) !== (newest !== undefined && newest.type !== 'TrackerDeleted');
    });
    const frequencies = trackers.filter((id) => {
      const settingsOf = (stream: string) =>
        events
          .filter((event) => event.stream === stream && event.data.trackerId === id && 'settings' in event.data)
          .at(-1)?.data.settings;
      const [place, tracker] = [settingsOf(portfolio), settingsOf(`tracker-${id}`)] as { frequency?: string }[];
      return place?.frequency !== tracker?.frequency;
    });
    return [
      ...differing.map((id) => `tracker ${id} and its place differ`),
      ...frequencies.map((id) => `tracker ${id} has another frequency than its place`),
      ...(held.length > limit ? [`${portfolio} holds ${held.length} places of ${limit}`] : []),
    ];
  });
};

/** Checks that claimed addresses have active accounts, and erased users' addresses are free. */
const accountsLeft = (events: readonly LoggedEvent[]): readonly string[] => {
  const activated = countBy(
    events.filter(({ type }) => type === 'UserActivated'),
    ({ data }) => text(data.userId),
  );
  const of = (type: string) => events.filter((event) => event.type === type);
  return [
    ...of('EmailClaimed')
      .filter(({ data }) => activated.get(text(data.userId)) !== 1)
      .map(({ data }) => `user ${text(data.userId)} claimed an address and is not active`),
    ...of('UserErased')
      .filter(({ data }) => !of('EmailReleased').some((each) => each.data.userId === data.userId))
      .filter(({ data }) => data.emailKey !== null)
      .map(({ data }) => `user ${text(data.userId)} is erased and holds an address`),
  ];
};

/** Inconsistencies in a log; empty if every command is complete or absent and nothing is pending. */
export const halfDone = (events: readonly LoggedEvent[], places: number): readonly string[] => [
  ...runsLeft(events),
  ...mailsLeft(events),
  ...placesLeft(events, places),
  ...accountsLeft(events),
];
