import { isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { SourceLinks } from '#modules/research/published';
import { follows } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import { NotUpToDate } from '#platform/read-store/find-up-to-date';
import type { Cursor } from '#platform/read-store/page';
import type { Search } from '#platform/search/search';
import { exploreTrackers } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { trackerLines } from '#projections/explore/tracker-lines/tracker-lines.projection';
import { wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { feedbackGiven } from '#test/support/research/feedback-examples';
import {
  lineOf,
  claimRecorded,
  claimsMentioned,
  dutiesEnd,
  source,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { created, deleted, published } from '#test/support/trackers/tracker-examples';
import { type ExplorePage, explorePage } from './search-trackers/search-trackers.query';
import { wire as wireOf } from './wire/wire.query';

const ofTracker = <Event extends DomainEvent>(event: Event, trackerId: string): Event => ({
  ...event,
  data: { ...event.data, trackerId },
});
const displayed = (trackerId: string, category: string | null = null): DomainEvent[] => [
  created({ trackerId, ownerId: trackerId === 'recorded' ? null : 'ann' }),
  published({ trackerId, category }),
];
const followed = (trackerId: string, count: number): DomainEvent[] =>
  Array.from({ length: count }, (_none, n) => ({
    type: 'TopicFollowed',
    data: { userId: `follower-${n}`, trackerId },
  }));
/** Public, with as many followers as the front page asks for. */
const noted = (trackerId: string): DomainEvent[] => [...displayed(trackerId), ...followed(trackerId, 3)];
const publishedLines = (trackerId: string): DomainEvent => ofTracker(stateEstablished('run-1'), trackerId);
const changedLine = (trackerId: string): DomainEvent => {
  const event = ofTracker(updatePublished('run-2', 'update-2'), trackerId);
  if (event.type !== 'UpdatePublished') throw new Error('An update was asked for.');
  const line = lineOf('The rate is 15%.', [1], [{ kind: 'was', quote: '10%', day: null, sources: [] }]);
  return { ...event, data: { ...event.data, update: { ...event.data.update, lines: [line] } } };
};

const read = (...events: readonly DomainEvent[]) =>
  filledReadStore(
    [exploreTrackers, trackerLines, wireTrackers, follows, claims, feedback] as readonly Projection[],
    events,
  );

const links = new SourceLinks({ publicUrl: 'https://aidy.example' }, { dataKey: Buffer.alloc(32, 1) });
const bob: Caller = { userId: 'bob', sessionId: 's', roles: [] };

describe('the wire', () => {
  const wire = async (...events: readonly DomainEvent[]) => wireOf(await read(...events), links);

  test('shows the newest lines of public trackers first, each with its source', async () => {
    const lines = await wire(...noted('a'), publishedLines('a'), ...noted('b'), publishedLines('b'), changedLine('a'));
    expect(lines.map(({ tracker_id, text }) => [tracker_id, text])).toEqual([
      ['a', 'The rate is 15%.'],
      ['b', dutiesEnd],
    ]);
    expect(lines[0]).toEqual({
      tracker_id: 'a',
      display_title: 'United States tariffs by product and country',
      kind: 'changed',
      text: 'The rate is 15%.',
      was: '10%',
      source: {
        url: source.url,
        passthrough_link: links.linkTo('source-1'),
        title: source.title,
        headline: source.title,
        host: source.host,
        publisher: source.publisher,
        published_at: '2026-02-20',
        published_on: '2026-02-20',
        quote: source.quote,
        passage: null,
        read_at: source.readAt,
      },
      mentions: null,
      at: '2026-03-01T13:00:00.000Z',
    });
    expect(lines[1]).not.toHaveProperty('was');
  });

  test('leaves out what only the title of its page can tell, once a sentence of that page is shown', async () => {
    const published = ofTracker(updatePublished('run-2', 'update-2'), 'a');
    if (published.type !== 'UpdatePublished') throw new Error('An update was asked for.');
    const { update } = published.data;
    const title = 'The Council Ends Three Duties on Copper';
    const [publishedLines, leaning] = [
      'Norland’s council ended three duties on copper.',
      'The council signed the order at noon.',
    ];
    const sources = [publishedLines, leaning].map((quote, index) => ({ ...source, id: `s-${index}`, title, quote }));
    const lines = [publishedLines, leaning].map((text, index) => lineOf(text, [index + 1]));
    const event: DomainEvent = { ...published, data: { ...published.data, update: { ...update, sources, lines } } };
    expect((await wire(...noted('a'), event)).map(({ text }) => text)).toEqual([publishedLines]);
    const alone = { ...update, sources: sources.slice(1), lines: [lineOf(leaning)] };
    const only: DomainEvent = { ...published, data: { ...published.data, update: alone } };
    expect((await wire(...noted('a'), only)).map(({ text }) => text)).toEqual([title]);
  });

  test('leaves out a public tracker with fewer than three followers, unless it is recorded', async () => {
    const few = [...displayed('a'), ...followed('a', 2), publishedLines('a')];
    expect(await wire(...few, ...displayed('recorded'), publishedLines('recorded'))).toMatchObject([
      { tracker_id: 'recorded' },
    ]);
    expect(await wire(...few, ...followed('a', 1))).toMatchObject([{ tracker_id: 'a' }]);
  });

  test('ends with lines that list acts by number, and leaves them out where there are enough others', async () => {
    const event = ofTracker(updatePublished('run-2', 'update-2'), 'a');
    if (event.type !== 'UpdatePublished') throw new Error('An update was asked for.');
    const numbered =
      'The effective date of the duties imposed in Proclamations 11046, 11047, and 11048 shall be May 3.';
    const lines = [lineOf(numbered), lineOf('Duties on goods of Norland begin on May 3.')];
    const moved = { ...event, data: { ...event.data, update: { ...event.data.update, lines } } };
    expect((await wire(...noted('b'), publishedLines('b'), ...noted('a'), moved)).map(({ text }) => text)).toEqual([
      'Duties on goods of Norland begin on May 3.',
      dutiesEnd,
      numbered,
    ]);
    const others = ['c', 'd'].flatMap((id) => [...noted(id), publishedLines(id), changedLine(id)]);
    const all = await wire(...noted('b'), publishedLines('b'), ...others, ...noted('a'), moved);
    expect(all.map(({ text }) => text)).not.toContain(numbered);
  });

  test('leaves out a line that was marked as wrong', async () => {
    const claim = ofTracker(claimRecorded('run-1', 'claim-1'), 'a');
    const wrong = ofTracker(feedbackGiven(['claim-1'], { verdict: 'wrong' }), 'a');
    expect(await wire(...noted('a'), claim, publishedLines('a'))).toMatchObject([{ text: dutiesEnd }]);
    expect(await wire(...noted('a'), claim, publishedLines('a'), wrong)).toEqual([]);
  });

  test('leaves out trackers that are private, unpublished or deleted', async () => {
    const hidden: DomainEvent = { type: 'TrackerUnpublished', data: { trackerId: 'b', ownerId: 'ann' } };
    expect(
      await wire(
        created({ trackerId: 'private' }),
        publishedLines('private'),
        ...noted('b'),
        publishedLines('b'),
        hidden,
        ...noted('c'),
        publishedLines('c'),
        deleted({ trackerId: 'c' }),
      ),
    ).toEqual([]);
  });
});

describe('Explore', () => {
  const explorer = async (events: readonly DomainEvent[]) => {
    const store = await read(...events);
    return async (request: {
      text?: string;
      caller?: Caller;
      preset?: string;
      limit?: number;
      after?: Cursor | null;
    }) => {
      const { text = '', caller = null, preset = null, limit = 50, after = null } = request;
      const answer = await explorePage({ presetId: preset, text, caller, limit, after }, store, store);
      if (isRefusal(answer)) throw new Error(answer.detail);
      return answer;
    };
  };
  const search = async (
    events: readonly DomainEvent[],
    request: { text?: string; caller?: Caller; preset?: string } = {},
  ) => (await (await explorer(events))(request)).trackers.rows;

  test('lists the most recently updated first, with last line and category', async () => {
    const trackers = await search([
      ...displayed('a', 'Trade'),
      ...displayed('quiet'),
      publishedLines('a'),
      ...displayed('recorded', 'Space'),
      publishedLines('recorded'),
    ]);
    expect(trackers).toMatchObject([
      {
        id: 'recorded',
        category: 'Space',
        recorded: true,
        last_line: dutiesEnd,
        last_line_origin: {
          kind: 'new',
          was: null,
          host: source.host,
          published_on: '2026-02-20',
          mentions: null,
        },
        updated_at: '2026-03-01T08:00:00.000Z',
      },
      { id: 'a', category: 'Trade', recorded: false, last_line: dutiesEnd },
      {
        id: 'quiet',
        category: 'Uncategorized',
        last_line: null,
        last_line_origin: null,
        updated_at: '2026-03-01T03:00:00.000Z',
      },
    ]);
  });

  test('says how many documents tell a line, where they are more than its evidence, and so does the wire', async () => {
    const claim = ofTracker(claimRecorded('run-1', 'claim-1'), 'a');
    const mentioned = ofTracker(claimsMentioned('run-1', 'claim-1', { mentions: 3 }), 'a');
    const events = [...noted('a'), claim, publishedLines('a'), mentioned];
    expect(await search(events)).toMatchObject([{ last_line_origin: { mentions: 3 } }]);
    expect(await wireOf(await read(...events), links)).toMatchObject([{ mentions: 3 }]);
  });

  test('marks the trackers that the visitor follows and may edit', async () => {
    const follow: DomainEvent = { type: 'TopicFollowed', data: { userId: 'bob', trackerId: 'a' } };
    const events = [
      ...displayed('a'),
      ...displayed('b'),
      created({ trackerId: 'own', ownerId: 'bob' }),
      published({ trackerId: 'own' }),
      follow,
    ];
    const trackers = await search(events, { caller: bob });
    const facts = trackers.map(({ id, following, can_edit }) => [id, following, can_edit]).sort();
    expect(facts).toEqual([
      ['a', true, false],
      ['b', false, false],
      ['own', false, true],
    ]);
  });

  test('lists campaigns on their own page only', async () => {
    const events = [...displayed('a', 'Senate'), ...displayed('b', 'Trade')];
    expect(await search(events)).toMatchObject([{ id: 'b' }]);
    expect(await search(events, { preset: 'campaigns' })).toMatchObject([{ id: 'a' }]);
  });

  test('the page of a topic has the trackers that match it, and searches like the others', async () => {
    const about = (trackerId: string, description: string) => [
      created({ trackerId, description }),
      published({ trackerId }),
    ];
    const events = [
      ...about('genes', 'Gene therapy for sickle cell disease'),
      ...about('tariffs', 'Tariffs on steel'),
      ...displayed('senate', 'Senate'),
    ];
    const ids = async (text = '') => (await search(events, { preset: 'gene-therapy', text })).map(({ id }) => id);
    expect(await ids()).toEqual(['genes']);
    expect(await ids('steel')).toEqual(['tariffs']);
  });

  test('the page of a topic that nothing matches has the trackers that match its title', async () => {
    const about = (trackerId: string, description: string) => [
      created({ trackerId, description }),
      published({ trackerId }),
    ];
    const events = [
      ...about('nuclear', 'Nuclear energy policy: reactors, uranium and fuel'),
      ...about('tariffs', 'Tariffs on steel'),
    ];
    expect(await search(events, { preset: 'advanced-nuclear' })).toMatchObject([{ id: 'nuclear' }]);
  });

  test('offers topics to start from on the first page, but not in a search', async () => {
    const ask = await explorer(['a', 'b'].flatMap((id) => displayed(id)));
    const first = await ask({ limit: 1 });
    expect(first.topics).toContainEqual({ id: 'gene-therapy', category: 'Biotech', title: 'Gene therapy approvals' });
    expect(first.categories).toContain('Biotech');
    expect((await ask({ limit: 1, after: first.trackers.next })).topics).toEqual([]);
    expect((await ask({ text: 'tariffs' })).topics).toEqual([]);
  });

  test('finds five Senate trackers behind 500 newer ones of other categories', async () => {
    const range = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
    const senate = range(5, 'senate');
    const events = [
      ...senate.flatMap((id) => displayed(id, 'Senate')),
      ...range(500, 'trade').flatMap((id) => displayed(id, 'Trade')),
    ];
    const trackers = await search(events, { preset: 'campaigns' });
    expect(trackers.map(({ id }) => id).sort()).toEqual(senate);
  });

  test('pages contain every tracker once, most recently updated first', async () => {
    const ask = await explorer(['a', 'b', 'c', 'd', 'e'].flatMap((id) => displayed(id)).concat(publishedLines('b')));
    const pages: string[][] = [];
    let after: Cursor | null = null;
    do {
      const { trackers }: ExplorePage = await ask({ limit: 2, after });
      pages.push(trackers.rows.map(({ id }) => id));
      after = trackers.next;
    } while (after !== null);
    expect(pages).toEqual([['b', 'e'], ['d', 'c'], ['a']]);
  });

  test('ranks a tracker with more followers as if it were fresher', async () => {
    const follow = (userId: string): DomainEvent => ({ type: 'TopicFollowed', data: { userId, trackerId: 'old' } });
    const unfollow: DomainEvent = { type: 'TopicUnfollowed', data: { userId: 'bob', trackerId: 'old' } };
    const events = [...displayed('old'), ...displayed('new')];
    const order = async (...more: DomainEvent[]) => {
      const trackers = await search([...events, ...more], { text: 'tariffs' });
      return trackers.map(({ id }) => id);
    };
    expect(await order()).toEqual(['new', 'old']);
    expect(await order(follow('bob'))).toEqual(['old', 'new']);
    expect(await order(follow('bob'), unfollow)).toEqual(['new', 'old']);
  });

  test('finds a tracker by its category and its tags', async () => {
    const tagged: DomainEvent = {
      type: 'TrackerTagged',
      data: { trackerId: 'a', ownerId: 'ann', tag: { id: 'metals', title: 'Rare metals' } },
    };
    const untagged: DomainEvent = {
      type: 'TagRemoved',
      data: { trackerId: 'a', ownerId: 'ann', tagId: 'metals' },
    };
    const events = [...displayed('a', 'Commerce'), ...displayed('b'), tagged];
    for (const text of ['commerce', 'metal', 'rare tariffs']) {
      expect((await search(events, { text })).map(({ id }) => id)[0]).toBe('a');
    }
    expect(await search([...events, untagged], { text: 'metal' })).toEqual([]);
  });

  test('trackers with matching lines come after those with matching names, with the line', async () => {
    const about = (trackerId: string, description: string) => [
      created({ trackerId, description }),
      published({ trackerId }),
    ];
    const events = [
      ...about('named', 'Duties on copper'),
      ...about('tells', 'Norland'),
      publishedLines('tells'),
      publishedLines('named'),
    ];
    const found = await search(events, { text: 'duties' });
    expect(found.map(({ id, found_line }) => [id, found_line?.text ?? null])).toEqual([
      ['named', null],
      ['tells', dutiesEnd],
    ]);
    expect(found[1]?.found_line).toMatchObject({ marks: [{ from: 15, to: 21 }], host: source.host, day: '2026-02-20' });
    expect(await search(events)).toMatchObject([{ found_line: null }, { found_line: null }]);
  });

  test('a tracker that was made private or deleted is not found, nor is it listed', async () => {
    const hidden: DomainEvent = { type: 'TrackerUnpublished', data: { trackerId: 'a', ownerId: 'ann' } };
    for (const gone of [hidden, deleted({ trackerId: 'a' })]) {
      for (const text of ['', 'tariffs', 'February'])
        expect(await search([...displayed('a'), publishedLines('a'), gone], { text })).toEqual([]);
    }
  });

  test('refuses a cursor of the list in a search', async () => {
    const store = await read(...displayed('a'));
    const request = { limit: 5, after: { at: '2026-03-01', id: 'a' } };
    expect(
      await explorePage({ presetId: null, text: 'tariffs', caller: null, ...request }, store, store),
    ).toMatchObject({
      refused: 'INVALID',
      errors: [{ path: 'cursor' }],
    });
  });

  test('ignores punctuation, and finds nothing for punctuation alone', async () => {
    const events = displayed('a');
    expect(await search(events, { text: 'TARIFFS country' })).toHaveLength(1);
    expect(await search(events, { text: '(tariffs$' })).toHaveLength(1);
    for (const text of ['.*', '(', '%', 'krill']) expect(await search(events, { text })).toEqual([]);
  });
});

describe('while what trackers told is read for the first time', () => {
  const search = async (text: string) => {
    const store = await read(...displayed('a'), publishedLines('a'));
    const searches: Search = {
      search: async (model, ...request) => {
        if (model.name === trackerLines.name) throw new NotUpToDate('behind', [model.name]);
        return store.search(model, ...request);
      },
    };
    return explorePage({ presetId: null, text, caller: null, limit: 5, after: null }, store, searches);
  };

  test('a search while lines are read for the first time lists trackers whose names match', async () => {
    expect(await search('tariffs')).toMatchObject({ trackers: { rows: [{ id: 'a' }] } });
  });

  test('a search that finds no name does not say that there is nothing', async () => {
    await expect(search('duties')).rejects.toThrow(NotUpToDate);
  });
});
