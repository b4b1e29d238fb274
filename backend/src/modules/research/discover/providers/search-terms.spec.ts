import { searchTerms } from './search-terms';

test.each([
  ['Track new and changed United States tariffs by product and country.', [['tariffs']]],
  ['Track United States federal policy and rules on artificial intelligence.', [['artificial', 'intelligence']]],
  ['Track launches, missions and space policy in the United States.', [['launches'], ['missions'], ['space']]],
  ['Antarctic krill fisheries', [['Antarctic', 'krill', 'fisheries']]],
  ['Track new federal rules', [['federal', 'rules']]],
  ['AI regulation', [['AI']]],
])('%s', (description, terms) => expect(searchTerms(description)).toEqual(terms));
