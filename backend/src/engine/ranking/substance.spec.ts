import { isOnPlaces, lacksSubstance } from './substance';

describe('a line that leaves out what matters', () => {
  test.each([
    'The ministers signed a partnership that reflects the friendship of their countries.',
    'The order directs the Minister of Health to spearhead coordination with key regional boards.',
    'The mayor signed an order to streamline permits for growers from a costly patchwork of rules.',
    'The minister signed a regulation protecting the wetlands of Lodmark.',
    'The mayor signed an order eliminating harmful harbour policies and enhancing the town’s greatness.',
    'The council is proposing guardrails to ensure that boats can sail without limits.',
    'The minister spoke by telephone with the crew of the ship.',
    'This order establishes a coordinated national effort to support growers by promoting exports.',
    'The committee shall protect its systems by taking appropriate and expeditious action.',
    'The agencies shall use their powers for priority sites, including direct loans (12 U.S.C. 635) and studies (22 U.S.C. 2421(b)).',
    'The mayor signed an order launching The Ferry Mission, a bold initiative that aims to improve crossings.',
    'It replaces that policy with one that delivers a comprehensive approach to assuring reliable ferries.',
    'The strategy directs firms to modernise the oldest of their lines together with the towns, expedite the approval of new connections for farms and workshops, improve their forecasts of demand in summer and winter, and publish their plans for the public.',
  ])('%s', (text) => expect(lacksSubstance(text)).toBe(true));

  test.each([
    'Norland and Kestria announced a deal to open the southern bank to both fleets.',
    'Norland and Kestria signed a treaty under which each admits 60 trains a day.',
    'Norland announced a framework agreement with Kestria that cuts duties on timber.',
    'The order directs the Minister to coordinate with regional boards to open 12 clinics.',
    'The Attorney General shall enforce 18 U.S.C. 1028, 18 U.S.C. 1030 and 18 U.S.C. 1343 against all who deceive.',
    'Anyone who breaks into a computer is prosecuted under 18 U.S.C. 1030.',
    'The order establishes an Export Office in the port of Ela.',
    'The mayor signed an order to ban nets in the harbour.',
    'The mayor signed an order repealing unnecessary rules on nets of 12 metres.',
    'The mayor signed an order repealing the harmful Nets Act.',
    'The council is proposing to take steps to remove 12 barriers.',
    'The mayor signed an order to increase the quota to 400 tonnes.',
    'The mayor signed an order launching a programme that aims to build 12 ferries.',
    'The minister said that the board welcomed the crew.',
    'The strategy directs firms to modernise lines, expedite connections, improve forecasts, and cut prices by 4 percent.',
  ])('a line with substance passes: %s', (text) => expect(lacksSubstance(text)).toBe(false));
});

test.each([
  ['Heading 9903.01.63 and subdivision (v)(xiv)(10) of note 2 to chapter 99 shall continue to be suspended.', true],
  ['Section 12 of the Harbour Act shall no longer apply to boats of 12 metres.', false],
  ['Section 12 dues of 5 crowns shall apply to boats.', false],
])('whether a line is only on places in a text: %s', (text, is) => expect(isOnPlaces(text)).toBe(is));
