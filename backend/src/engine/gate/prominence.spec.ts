import { stemSet } from '#text/words/stems';
import { analysePage } from '../analysed-page';
import { page } from '../spec-support/pages';
import { clausesOfDescription } from './description';
import { prominenceOn } from './prominence';

const about = (title: string, ...blocks: readonly string[]) => analysePage(page(title, blocks)).gate;

/** Seventy words of an opening that say nothing, so that what follows is in neither title nor opening. */
const opening = 'The ministry met in the old hall and spoke at length with those who had come. '.repeat(6);

const music = about('Music streaming grows again', 'Music streaming grew by a tenth last year, the association said.');
const musicPages = Array.from({ length: 30 }, (_, index) =>
  about(`Music streaming news ${index}`, `Music streaming, part ${index}.`),
);

/** Whether a page passes as being about a description, alone or with one of its sentences. */
const isProminent = (
  description: string,
  of: ReturnType<typeof about>,
  among: readonly ReturnType<typeof about>[],
  sentence?: string,
): boolean =>
  prominenceOn(clausesOfDescription(description, []), [of, ...among], []).isProminent(
    of,
    sentence === undefined ? undefined : stemSet(sentence),
  );

describe('a word in the depth of a page', () => {
  const order = about('Order on imports of steel', `${opening} Duties on lumber are reviewed in May.`);

  test('a word in the depth of a page does not show what the page is about', () =>
    expect(isProminent('lumber tariffs', order, [])).toBe(false));

  test('shows what its sentence is about', () =>
    expect(isProminent('lumber duties', order, [], 'Duties on lumber are reviewed in May.')).toBe(true));
});

describe('a topic of two things of which most pages are about one', () => {
  test('a page on that one alone does not pass', () => {
    expect(isProminent('music and copyright', music, musicPages)).toBe(false);
    expect(isProminent('music and copyright', music, musicPages, 'A court heard the copyright case on Monday.')).toBe(
      true,
    );
  });

  test('each is, where pages show neither to be common', () => {
    const ferry = about('Ferry to Lorn delayed', 'The ferry to Lorn left an hour late.');
    expect(isProminent('ferries and trams', ferry, [])).toBe(true);
  });
});

describe('a name', () => {
  const talks = about('Talks with Norland', 'Talks with Norland began on Monday.');

  test('a rare name shows more than the words beside it', () =>
    expect(isProminent('Fishing quotas of Norland', talks, musicPages)).toBe(true));

  test('a name may be one of several that a description lists', () =>
    expect(isProminent('Talks with Norland, Kestria and Ostland', talks, musicPages)).toBe(true));
});

test('a narrowing word is not required, though most pages are on what it narrows', () => {
  const duties = about('Duties on steel double', 'Duties on steel double from May.');
  expect(isProminent('Track new duties by product and country.', duties, [])).toBe(true);
  // A site about music has no need to say that its country is one.
  expect(isProminent('music policy and rules of the government', music, musicPages)).toBe(true);
});

test('a page about something wider tells a sentence that itself has the rarest word of the description', () => {
  const order = about('Order on imports of steel', `${opening} Duties on lumber are reviewed in May.`);
  expect(isProminent('lumber imports', order, [], 'Imports of copper are reviewed in June.')).toBe(false);
  expect(isProminent('lumber imports', order, [], 'Imports of lumber are reviewed in June.')).toBe(true);
});
