import { DEFAULT_ITEMS } from '#modules/campaigns/domain/campaign';
import { allDocuments, pageOf } from './corpus-documents';
import { runTracker, type Tracker } from './run-tracker';

const HOST = 'www.whitehouse.gov';
const pages = allDocuments()
  .filter(({ host }) => host === HOST)
  .map(pageOf);

const toldOf = (
  item: string,
  name = 'Donald J. Trump',
  sources: Pick<Tracker, 'domains' | 'sites'> = { domains: [HOST] },
) => {
  const tracker = { description: `${name}: ${item}`, ...sources };
  return runTracker(tracker, pages, '2026-08-26T12:00:00.000Z').findings.recorded.map(({ claim }) => claim.text);
};

/**
 * The pages of the White House yield one talk of the president, none of his endorsements, and nothing about his funds.
 */
test('the trackers of a campaign tell what its website says of each item, and no other news', () => {
  const [speeches, endorsements, funds] = DEFAULT_ITEMS.map((item) => toldOf(item));
  expect(speeches).toEqual([expect.stringMatching(/^Last night, President Donald J. Trump spoke via satellite/)]);
  expect(endorsements).toEqual([]);
  expect(funds).toEqual([]);
});

test('a website that is read beside the search counts as the candidate’s own, too', () => {
  const [speeches, endorsements] = DEFAULT_ITEMS.map((item) => toldOf(item, 'Donald Trump', { sites: [HOST] }));
  expect(speeches).toEqual([expect.stringMatching(/^Last night, President Donald J. Trump spoke via satellite/)]);
  expect(endorsements).toEqual([]);
});
