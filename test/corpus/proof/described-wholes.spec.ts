import { isNews } from '#engine/ledger';
import { allDocuments, pageOf } from './corpus-documents';
import { runTracker } from './run-tracker';

/** Titles of the pages that the first run of a tracker on a host tells of. */
const toldOf = (description: string, ...hosts: readonly string[]): readonly string[] => {
  const pages = allDocuments()
    .filter(({ host }) => hosts.includes(host))
    .map(pageOf);
  const { recorded } = runTracker({ description, domains: hosts }, pages, '2026-11-29T12:00:00.000Z').findings;
  return recorded.flatMap(({ claim }) => (isNews(claim) ? (claim.evidence[0]?.title ?? []) : []));
};

test('a tracker of tariffs on medicines tells no page on other goods only, and no news of drugs', () => {
  const told = toldOf(
    'Tell me about new US tariffs on medicines and drugs (pharmaceuticals), and which countries get a lower rate',
    'www.whitehouse.gov',
    'www.federalregister.gov',
  );
  const lowerRates = told.filter((title) => /Switzerland|U\.S\.-EU/u.test(title));
  expect(lowerRates).toHaveLength(2);
  expect(told.filter((title) => /Artificial Intelligence|Reciprocal Tariff Rates|Ending/u.test(title))).toEqual([]);
});

test('a tracker of one space programme and its crews tells of no other crews', () =>
  expect(toldOf('Artemis moon missions: rocket launches, crew and spacecraft', 'blogs.nasa.gov')).toEqual([
    'Artemis II Astronauts Successfully Conduct Launch Day Demonstration',
  ]));
