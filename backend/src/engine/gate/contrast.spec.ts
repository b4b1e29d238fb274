import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const SITE = 'olives.example';

const own = (title: string, ...blocks: readonly string[]) => page(title, blocks, { host: SITE });

/** Pages that the description by itself finds. */
const onTopic = ['Torrel', 'Almeda', 'Fuente', 'Navas'].map((village, index) =>
  own(
    `Striped beetles spread through olive groves of ${village}`,
    `The striped beetles spread to ${index + 2} olive groves of ${village} on Tuesday, farmers said.`,
  ),
);

const others = [
  'Village band plays on Sunday',
  'Library opens later in winter',
  'Lemonade stand closes',
  'New bus to the coast',
  'Coin found in a field',
  'Chess club wins again',
].map((title) => own(title, `${title}, the mayor announced on Tuesday.`));

const toldOf = (...pages: ReturnType<typeof own>[]): readonly string[] =>
  findNews({
    description: 'I want to know how fast the striped beetles spread in the olive groves of the county',
    domains: [SITE],
    now: '2026-03-06T00:00:00Z',
    pages: [...onTopic, ...others, ...pages],
    knowledge: nothingKnown,
    newId: (name) => name,
  }).recorded.flatMap(({ claim }) => claim.evidence[0]?.title ?? []);

test('a page with the words that the pages on the topic share is on the topic, too', () => {
  const title = 'Insecticide against striped beetles approved';
  expect(toldOf(own(title, 'The ministry approved an insecticide against the striped beetles on Thursday.'))).toContain(
    title,
  );
});

test('a page with one of the words that others also have is not', () => {
  const title = 'Chestnut flies spread in the hills';
  expect(toldOf(own(title, 'Flies spread to 540 chestnut trees on Thursday, the ministry said.'))).not.toContain(title);
});
