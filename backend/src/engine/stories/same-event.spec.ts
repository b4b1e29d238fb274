import { numeralsIn } from '#text/words/figures';
import { clausesOfDescription, topicStemsOf } from '../gate/description';
import { accountOfEvent, reportsSameEvent } from './same-event';

const HOUR = 3_600_000;
const at = Date.parse('2026-10-02T10:00:00Z');

/** Each text is a title and a lead as two publishers would write them; made up for the test. */
const areOne = (description: string, hours: number, a: readonly string[], b: readonly string[]): boolean => {
  const topicTokens = new Set([...numeralsIn(description, at), ...topicStemsOf(clausesOfDescription(description, []))]);
  const account = ([title = '', ...lead]: readonly string[], later: number) =>
    accountOfEvent({ title, lead }, topicTokens, at + later);
  return reportsSameEvent(account(a, 0), account(b, hours * HOUR), hours * HOUR);
};

describe('the same event in other words', () => {
  test.each<[string, number, string[], string[]]>([
    [
      'ECB interest rates',
      3,
      [
        'ECB raises rates for first time in three years',
        'The European Central Bank raised its deposit rate by a quarter point to 2.25% on Thursday.',
      ],
      ['Eurozone borrowing costs go up', 'Borrowers face higher costs after the bank hiked its main rate to 2.25%.'],
    ],
    [
      'Boeing 737 MAX',
      26,
      [
        'FAA lifts cap on 737 MAX production',
        'The agency will allow Boeing to build up to 47 of its 737 MAX jets a month, up from 42.',
      ],
      [
        'Boeing wins approval to speed up output',
        'Regulators have cleared Boeing to increase monthly production of its 737 Max to 47 aircraft.',
      ],
    ],
    [
      'Wildfires in Canada',
      20,
      [
        'Flin Flon evacuation order lifted',
        'Residents of Flin Flon can return home after rain slowed a wildfire at 307,000 hectares.',
      ],
      [
        'Manitoba town’s residents head home',
        'People forced out of Flin Flon by a 307,000-hectare fire began returning on Thursday.',
      ],
    ],
    [
      'Startup funding in fintech',
      5,
      [
        'Ledgerly raises $40M Series B',
        'Ledgerly, which automates bookkeeping, has raised $40 million at a value of $310 million.',
      ],
      ['Bookkeeping startup Ledgerly valued at $310 million', 'The Lisbon company took in $40 million from Accel.'],
    ],
    [
      'Floods in Italy',
      30,
      [
        'River bursts banks in Faenza',
        'The Lamone filled Faenza with mud, and hundreds were carried from roofs by helicopters.',
      ],
      ['Helicopters lift hundreds', 'Helicopters lifted hundreds of people from roofs in Faenza out of the mud.'],
    ],
    [
      'Obituaries of physicists',
      30,
      [
        'Jane Doe, who weighed the neutrino, dies at 91',
        'Jane Doe, a physicist whose measurements set a limit on the mass of the neutrino, died in Geneva.',
      ],
      [
        'Physicist Jane Doe dead at 91',
        'Jane Doe, the physicist who first limited the mass of the neutrino, has died in Geneva at 91.',
      ],
    ],
  ])('%s, %i hours later', (description, hours, a, b) => expect(areOne(description, hours, a, b)).toBe(true));
});

describe('another event', () => {
  test.each<[string, string, number, string[], string[]]>([
    [
      'the next figure',
      'ECB interest rates',
      20,
      [
        'ECB raises rates',
        'The European Central Bank raised its deposit rate by a quarter point to 2.25% on Thursday.',
      ],
      ['Inflation falls', 'Inflation in the euro area fell to 1.9% in October, the statistics office said.'],
    ],
    [
      'what undoes it',
      'Boeing 737 MAX',
      30,
      [
        'FAA lifts cap on 737 MAX production',
        'The agency will allow Boeing to build up to 47 of its 737 MAX jets a month.',
      ],
      [
        'Boeing suspends plan to build 47 jets a month',
        'Boeing halted the increase of monthly production to 47 jets after a union objected.',
      ],
    ],
    [
      'a reaction to it',
      'Boeing 737 MAX',
      20,
      [
        'FAA lifts cap on 737 MAX production',
        'The agency will allow Boeing to build up to 47 of its 737 MAX jets a month.',
      ],
      [
        'Ryanair orders 160 jets',
        'Ryanair ordered 160 jets for $21 billion, a day after Boeing was allowed 47 a month.',
      ],
    ],
    [
      'the next day’s reactions with the same figure',
      'Libya war',
      30,
      [
        'Gaddafi killed in Sirte',
        'Muammar Gaddafi, 69, was killed in Sirte on Thursday when fighters found him in a drain.',
      ],
      [
        'Leaders hail the end of Gaddafi, 69',
        'Leaders in London said on Friday that the death of Muammar Gaddafi, 69, opens the way to elections.',
      ],
    ],
    [
      'the next game of a match, in similar words',
      'Chess',
      24,
      ['Lin Mei wins second game', 'Lin Mei won the second game of the match in Lima on Saturday with a sacrifice.'],
      ['Lin Mei wins third game', 'Lin Mei won the third game of the match in Lima on Sunday with an endgame.'],
    ],
    [
      'another firm, in similar words',
      'Data breaches',
      16,
      ['Files of Medora copied', 'Hackers copied the files of patients of Medora, the firm admitted.'],
      ['Files of Telvox copied', 'Hackers copied the files of customers of Telvox, the firm admitted.'],
    ],
    [
      'the same figure weeks later',
      'Boeing 737 MAX',
      24 * 14,
      [
        'FAA lifts cap on 737 MAX production',
        'The agency will allow Boeing to build up to 47 of its 737 MAX jets a month.',
      ],
      ['Boeing reaches 47 jets a month', 'Boeing built 47 of its 737 MAX jets in the month, it said.'],
    ],
    [
      'the same round figure on other goods',
      'US tariffs',
      10,
      ['Tariff on copper', 'The order imposes a 50% tariff on copper articles.'],
      ['Tariff on Brazil', 'The proclamation sets a 50% tariff on coffee and beef of Brazil.'],
    ],
    [
      'the same rate on other goods, in the words of a form',
      'US tariffs',
      5,
      [
        'Tariff on coffee set',
        'The Department set a tariff of 14% on imports of coffee from March, it said on Monday.',
      ],
      ['Tariff on tea set', 'The Department set a tariff of 14% on imports of tea from March, it said on Monday.'],
    ],
    [
      'another rate on other goods, in the words of a form',
      'US tariffs',
      5,
      [
        'Tariff on coffee set',
        'The Department set a tariff of 14% on imports of coffee from March, it said on Monday.',
      ],
      ['Tariff on steel set', 'The Department set a tariff of 11% on imports of steel from March, it said on Monday.'],
    ],
    [
      'another launch of the same maker',
      'Rocket launches',
      22,
      [
        'SpaceX launches 24 Starlink satellites from Florida',
        'A Falcon 9 lifted off from Cape Canaveral with 24 satellites on Friday night.',
      ],
      [
        'SpaceX launches 28 Starlink satellites from California',
        'A Falcon 9 lifted off from Vandenberg with 28 satellites on Saturday.',
      ],
    ],
    [
      'another match of the day',
      'Champions League',
      2,
      ['Arsenal beat Bayern 2-1', 'Bukayo Saka scored twice as Arsenal beat Bayern Munich in London on Tuesday.'],
      ['Inter draw with Real Madrid', 'Lautaro Martinez scored late as Inter held Real Madrid in Milan on Tuesday.'],
    ],
    [
      'what the description has all its pages share',
      'Boeing 737 MAX',
      4,
      ['Boeing 737 MAX makes emergency landing', 'A Boeing 737 MAX landed in Denver after a bird strike.'],
      ['Boeing 737 MAX order from Ryanair', 'Ryanair ordered further Boeing 737 MAX jets.'],
    ],
  ])('%s', (_, description, hours, a, b) => expect(areOne(description, hours, a, b)).toBe(false));
});
