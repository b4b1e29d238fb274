import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { type Agency, agencies, namesOfAgency } from '#modules/agencies/published';
import { type Country, countries, isPartner } from '#modules/countries/published';
import type { Caller } from '#platform/http/access/caller';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { SEARCH, type Search } from '#platform/search/search';
import { SECTIONS } from '#projections/explore/explore-trackers/section';
import { exploreTrackerAnswer, exploreTrackerViews } from '../search-trackers/explore-tracker';
import { foundLineAnswer, foundLineView } from './found-line-view';
import { linesFound, orNothingWhileBuilding } from './lines-found';
import { type NamedThing, namedThing, namesFound } from './names-found';
import { trackersByName } from './public-trackers';

const MAX_TRACKERS = 8;
const TRACKERS_WITH_LINES = 6;
const LINES_OF_EACH = 2;
const MAX_NAMES = 4;

const findAnswer = z
  .strictObject({
    trackers: z.array(exploreTrackerAnswer).describe('Public ones whose topic, category or tags match.'),
    lines: z
      .array(foundLineAnswer.extend({ tracker_id: z.string(), display_title: z.string() }))
      .describe('Told by public trackers and by the caller’s own, the best matches first.'),
    countries: z
      .array(z.strictObject({ code: z.string().describe('ISO 3166-1, two letters.'), name: z.string() }))
      .describe('Of the tariff tracker.'),
    agencies: z
      .array(z.strictObject({ slug: z.string(), name: z.string(), abbreviation: z.string() }))
      .describe('On the map of the executive branch.'),
  })
  .meta({ id: 'Found' });

type FindAnswer = ViewOf<typeof findAnswer>;

const countryNames: readonly NamedThing<Country>[] = countries
  .filter(isPartner)
  .map((country) => namedThing(country, [country.name, ...country.aliases]));

const agencyNames: readonly NamedThing<Agency>[] = agencies
  .filter(({ isOnMap }) => isOnMap)
  .map((agency) => namedThing(agency, namesOfAgency(agency)));

const trackersFound = async (text: string, caller: Caller | null, reads: ReadStore, searches: Search) => {
  const pages = await Promise.all(
    SECTIONS.map((facet) => trackersByName(searches, { text, facet }, { limit: MAX_TRACKERS, after: null })),
  );
  const found = pages.flatMap((page) => (isRefusal(page) ? [] : page.rows)).slice(0, MAX_TRACKERS);
  return exploreTrackerViews(found, new Map(), caller, reads);
};

/** What a text may mean: public trackers, lines that the caller may read, countries and agencies. */
export const findAnything = async (
  text: string,
  caller: Caller | null,
  reads: ReadStore,
  searches: Search,
): Promise<FindAnswer> => {
  const looking = {
    text,
    audiences: caller === null ? SECTIONS : [caller.userId, ...SECTIONS],
    trackers: TRACKERS_WITH_LINES,
    linesOfEach: LINES_OF_EACH,
    eachOnce: true,
  };
  const [trackers, lines] = await Promise.all([
    trackersFound(text, caller, reads, searches),
    orNothingWhileBuilding(linesFound(looking, reads, searches)),
  ]);
  return {
    trackers,
    lines: lines.map((line) => ({ ...foundLineView(line), tracker_id: line.trackerId, display_title: line.title })),
    countries: namesFound(text, countryNames, MAX_NAMES).map(({ id, name }) => ({ code: id, name })),
    agencies: namesFound(text, agencyNames, MAX_NAMES).map(({ slug, name, abbreviation }) => ({
      slug,
      name,
      abbreviation,
    })),
  };
};

export const FindAnywhere = readRoute({
  path: 'api/topics/find',
  access: 'optional',
  summary:
    'What a text may refer to: public trackers by their names, published lines of public trackers and of the caller’s own, countries and agencies. Nothing for a query without letters or digits.',
  query: z.strictObject({ query: z.string().max(200).default('') }),
  answers: findAnswer,
  uses: [READ_STORE, SEARCH],
  read: ({ query: { query }, caller }, reads, searches) => findAnything(query, caller, reads, searches),
});
