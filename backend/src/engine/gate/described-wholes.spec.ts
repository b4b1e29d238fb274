import type { ReadPage } from '#pages/page';
import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { grammarOf } from './grammar';
import { partsOfTopic } from './parts';

const wordsOf = (description: string) => partsOfTopic(description, grammarOf(null)).map(({ words }) => words.join(' '));

/** Titles of the pages that are published. */
const toldOf = (description: string, pages: readonly ReadPage[], domains: readonly string[] = []) =>
  findNews({
    description,
    domains,
    now: '2026-03-06T00:00:00Z',
    pages,
    knowledge: nothingKnown,
    newId: (name) => name,
  }).recorded.map(({ claim }) => claim.evidence[0]?.title);

describe('a question after a topic', () => {
  test('a question after a topic is no topic of its own', () => {
    expect(wordsOf('Tariffs on steel, and which countries get a lower rate')).toEqual(['Tariffs steel']);
    expect(wordsOf('Grain harvest and how much of it was exported. Rainfall')).toEqual(['Grain harvest', 'Rainfall']);
  });

  test('a question without a topic before it is the whole topic', () =>
    expect(wordsOf('Tell me, which bridges were closed')).toEqual(['bridges closed']));
});

describe('things of a list', () => {
  const tariffs = page('Tariffs on aluminum raised to 50 percent', [
    'The government raised the tariffs on aluminum to 50 percent on Monday.',
  ]);
  const smelter = page('Aluminum smelter opens in Lorn', ['A smelter for aluminum opened in Lorn on Monday.']);

  test('a quality of one thing in a list is asked of the others too', () =>
    expect(toldOf('Tariffs on steel and aluminum', [tariffs, smelter], ['news.example'])).toEqual([tariffs.title]));
});

describe('an ordinary word in brackets', () => {
  const medicines = page('Tariffs on pharmaceuticals to start in May', [
    'Tariffs on pharmaceuticals will start in May, the ministry said on Monday, and pharmaceuticals from Lorn are exempt.',
  ]);
  const smuggled = page('Tariffs answer the flow of drugs', [
    'New tariffs answer the flow of drugs across the border, the ministry said on Monday, and drugs were seized in Lorn.',
  ]);

  test('says what is meant by the word before it', () =>
    expect(toldOf('Tariffs on medicines and drugs (pharmaceuticals)', [medicines, smuggled])).toEqual([
      medicines.title,
    ]));
});

describe('the words after a colon', () => {
  const rehearsed = page('Zephyra crew rehearses its launch', [
    'The crew of Zephyra rehearsed its launch on Monday, and the spacecraft of Zephyra was fuelled.',
  ]);
  const station = page('Crew of the station returns', [
    'The crew of the station returned in a spacecraft on Monday, and the next crew took over.',
  ]);

  test('they count only for the name before the colon, also if that opens the description', () =>
    expect(toldOf('Zephyra missions to Mars: crew and spacecraft', [rehearsed, station], ['news.example'])).toEqual([
      rehearsed.title,
    ]));

  test('counts by itself if none stands before it', () =>
    expect(toldOf('Human spaceflight: crew and spacecraft', [station])).toEqual([station.title]));
});

describe('aspects asked of a thing at a place', () => {
  const closed = page('Harbour bridge closed to lorries', [
    'The harbour bridge in Port Lorn was closed to lorries on Monday after inspectors found cracks in two girders.',
  ]);
  const firms = page('Dock firms count their losses', [
    'Firms at the docks of Port Lorn lose 45,000 euros a day because lorries may not cross the harbour bridge.',
  ]);
  const museum = page('Museum of Port Lorn repairs its roof', [
    'The museum of Port Lorn closed on Saturday for the repair of its roof, which will cost 2.3 million euros.',
  ]);

  test('other things at the place are left out, and other news of the thing stays on the topic', () =>
    expect(toldOf('The harbour bridge in Port Lorn: closure, repair and cost', [closed, firms, museum])).toEqual([
      closed.title,
      firms.title,
    ]));
});

test('aspects of a work that a heading names leave all news of it on the topic', () => {
  const cast = page('Mirror of the Lorn Peak Telescope is cast', [
    'The mirror of the Lorn Peak Telescope was cast on Tuesday, the observatory said.',
  ]);
  const cost = page('Lorn Peak Telescope to cost more', [
    'The Lorn Peak Telescope will cost 438 million euros, the observatory said on Monday.',
  ]);
  expect(toldOf('Lorn Peak Telescope: cost and first light', [cast, cost])).toEqual(
    expect.arrayContaining([cast.title, cost.title]),
  );
});
