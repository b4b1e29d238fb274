import { accountOfEvent } from './same-event';
import { groupByStory, sameStory, storyTitle } from './stories';
import { bareTitle, identifiersIn, ownIdentifier } from './titles';

const at = Date.parse('2025-08-13T21:00:00Z');
const DAY = 86_400_000;
const title = (text: string, host = 'www.whitehouse.gov', days = 0) =>
  storyTitle({ title: text, host, publisher: 'The White House' }, at + days * DAY, null);

describe('titles', () => {
  test.each([
    ['Fact Sheet: President Donald J. Trump Enables Competition in Space', 'Enables Competition in Space'],
    ['Executive Order 14335: Enabling Competition in Space', 'Enabling Competition in Space'],
    ['Rates cut again | Example News', 'Rates cut again'],
    ['ICYMI: President Trump Congratulates the Crew', 'Congratulates the Crew'],
    ['Presidential Message on Space Exploration Day', 'Presidential Message on Space Exploration Day'],
  ])('%s', (full, bare) => expect(bareTitle(full, 'Example News')).toBe(bare));

  test('a document’s own identifier is only the one at the start of its title', () => {
    expect(ownIdentifier('Executive Order 14389: Ending Certain Tariff Actions')).toBe('executive order 14389');
    expect(ownIdentifier('Further Amendment of Executive Order 14257')).toBeNull();
    expect(identifiersIn('EO 14257 and Proclamation 10908').map(({ id }) => id)).toEqual([
      'executive order 14257',
      'proclamation 10908',
    ]);
  });
});

describe('one story', () => {
  test('similar titles within a week, on any host', () => {
    expect(
      sameStory(
        title('Enabling Competition in the Commercial Space Industry'),
        title('Executive Order 14335: Enabling Competition in the Commercial Space Industry', 'www.govinfo.gov', 6),
      ),
    ).toBe(true);
    expect(
      sameStory(
        title('Message on Space Exploration Day'),
        title('Message on Space Exploration Day', 'www.whitehouse.gov', 365),
      ),
    ).toBe(false);
  });

  test('a fact sheet and its order of the same day with different titles', () => {
    const order = title('ENSURING AMERICAN SPACE SUPERIORITY');
    expect(
      sameStory(order, title('Fact Sheet: President Donald J. Trump Launches a New Age of American Space Achievement')),
    ).toBe(true);
    expect(sameStory(order, title('Launching a New Age of American Space Achievement'))).toBe(false);
  });

  test('two numbered documents with the same title are two stories', () => {
    expect(
      sameStory(
        title('Executive Order 14334: Modifying Tariff Rates'),
        title('Executive Order 14316: Modifying Tariff Rates'),
      ),
    ).toBe(false);
  });
});

describe('pages of one host with the same title', () => {
  const published = (name: string, text: string) => {
    const account = accountOfEvent({ title: name, lead: [text] }, new Set(), at);
    return storyTitle({ title: name, host: 'news.example', publisher: '' }, at, account);
  };
  const text = 'Fishermen marched to the office of the fund on Friday and demanded weekly payments.';

  test('pages are one story if their text agrees', () => {
    expect(sameStory(published('Spill: latest', text), published('Spill: latest', `${text} The fund declined.`))).toBe(
      true,
    );
  });

  test('pages are two stories if their text differs, as under a site-wide title', () => {
    const other = 'The new cap holds, and pressure in the well rises slowly, engineers said.';
    expect(sameStory(published('Spill: latest', text), published('Spill: latest', other))).toBe(false);
  });

  test('form letters about different things are two stories', () => {
    const notice = (goods: string) =>
      published(
        `Certain ${goods} From Oman: Results of Review`,
        `The Department sets a duty on certain ${goods} from Oman.`,
      );
    expect(sameStory(notice('nails'), notice('pipes'))).toBe(false);
  });
});

test('merges groups that a later document connects', () => {
  const titles = ['Alpha beta gamma delta', 'Unrelated thing here now', 'Alpha beta gamma delta', 'Other'];
  let host = 0;
  expect(groupByStory(titles, (text) => title(text, `h${host++}.example`)).map((group) => group.length)).toEqual([
    2, 1, 1,
  ]);
});
