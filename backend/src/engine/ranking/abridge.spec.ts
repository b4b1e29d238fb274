import { MAX_WORDS } from '#text/sentences/form';
import { wordCount } from '#text/words/stems';
import { abridge, asLine, withoutLastDetails } from './abridge';

const act =
  'The harbour order reduces the quota for cod in the northern fishing grounds to 12,000 tonnes for the season that begins on 1 March';
const nets =
  'gill nets of any mesh that are set from a vessel with an engine, traps that are set deeper than forty metres, longlines with more than two hundred hooks';
const trawls =
  'and trawls that touch the bottom at any depth and in any season of the year or in any of the bays of the coast';

describe('a sentence that is too long for a line', () => {
  test('drops words in brackets first', () =>
    expect(
      abridge(
        `${act} (the season in which most of the fleet of the northern ports lands its catch (see the table)), and forbids ${nets} within the bays.`,
      ),
    ).toBe(`${act} … and forbids ${nets} within the bays.`));

  test('drops words before the subject but keeps the date', () => {
    const rest = `the council of the port closes the fishing grounds of the whole coast to traps ${trawls} and of the islands`;
    expect(
      abridge(`In the light of all that the guilds of the ports have said of late about the storms, ${rest}.`),
    ).toBe(`… ${rest}.`);
    expect(
      abridge(`In the 40 weeks after the storms of the winter and the spring of the last year, ${rest}.`),
    ).toBeNull();
  });

  test('loses what is said of the items of a list, and no item with a number', () =>
    expect(
      abridge(
        `The levies of the port on nets imposed by Harbour Order 12, as amended by the council in the spring of the year; Harbour Order 14, as amended by the same council in the autumn of that year; Harbour Order 15; Harbour Order 16, as amended on the day on which the court ruled; and Harbour Order 19 end on the day of the ruling of the court of the port.`,
      ),
    ).toBe(
      'The levies of the port on nets imposed by Harbour Order 12 …; Harbour Order 14, as amended by the same council in the autumn of that year; Harbour Order 15; Harbour Order 16, as amended on the day on which the court ruled; and Harbour Order 19 end on the day of the ruling of the court of the port.',
    ));

  test('loses the items between the first and the last one of a list, if they name nothing by its number', () =>
    expect(
      abridge(
        `${act} and forbids nets of silk; nets of wool that are dyed in the ports of the islands or sold on the markets of the south to those who fish by night; ${trawls}.`,
      ),
    ).toBe(`${act} and forbids nets of silk …; ${trawls}.`));

  test('loses the details at its end', () =>
    expect(abridge(`${act}, with a ban on ${nets}, ${trawls} of the country.`)).toBe(
      `${act}, with a ban on ${nets} …`,
    ));

  test('drops words between commas if those before cannot stand without those after', () => {
    const whom = 'in consultation with the masters of all ports of the coast and the guilds of those who fish there';
    expect(
      abridge(
        `The minister of fisheries, ${whom}, through the harbour office, shall set the quota for cod in the northern fishing grounds at 12,000 tonnes for the season that begins on 1 March and the quota for herring in the southern ones at 9,000 tonnes for the same season.`,
      ),
    ).toBe(
      'The minister of fisheries … through the harbour office, shall set the quota for cod in the northern fishing grounds at 12,000 tonnes for the season that begins on 1 March and the quota for herring in the southern ones at 9,000 tonnes for the same season.',
    );
  });

  test('a sentence is abridged by the words of its own language', () =>
    expect(
      abridge(
        'Die Hafenordnung senkt die Fangquote für Dorsch in den nördlichen Fanggründen auf 12.000 Tonnen für die Saison, die am 1. März beginnt (für die meisten Schiffe der Häfen im Norden die wichtigste des Jahres), und verbietet Stellnetze aller Maschenweiten, Reusen in mehr als vierzig Metern Tiefe, Langleinen mit mehr als zweihundert Haken und Schleppnetze, die den Grund der Buchten berühren, in allen Gewässern der Küste.',
      ),
    ).toMatch(/^Die Hafenordnung senkt .* beginnt … und verbietet .*Küste\.$/));

  test.each([
    ['a restriction would be left off', `${act}, with a ban on ${nets}, ${trawls}, if the minister does not allow it.`],
    [
      'a restriction between commas would be left off',
      `The ports of the north, without the leave of the guilds of those who fish there and of the masters of the ports, may close the fishing grounds of the whole coast to traps ${trawls} of the country.`,
    ],
    [
      'it may end in who said it',
      `${act}, with a ban on ${nets}, ${trawls}, officials of the ministry of fisheries said.`,
    ],
    ['a quotation would stay open', `The council wrote: “${act}, with a ban on ${nets}, ${trawls} of the country”.`],
    [
      'nothing in it is a detail',
      `${act} and with it the right of the northern ports to ${nets.replaceAll(',', ' and')} ${trawls}.`,
    ],
    [
      'no verb would be left',
      'By the authority of the council of the northern ports, section 12 of the Harbour Act of the ministry, the agreements of the ports of the coast about the fishing grounds from the northern cape to the southern one, and by the custom of the guilds of the ports, the quota for cod is 12 tonnes in all fishing grounds of the coast, for this season and for the next one.',
    ],
  ])('stays as it is if %s', (_, text) => {
    expect(wordCount(text)).toBeGreaterThan(MAX_WORDS);
    expect(abridge(text)).toBeNull();
    expect(asLine(text)).toBe(text);
  });
});

test('a sentence that fits into a line stays whole', () =>
  expect(abridge(`${act}, with a ban on gill nets.`)).toBeNull());

test('a sentence without its last details is offered as more lasting', () =>
  expect(
    withoutLastDetails(
      'The flight takes a crew around the Moon for the first time in fifty years, farther from Earth than any before, with a woman among them — as they photograph its far side.',
    ),
  ).toEqual([
    'The flight takes a crew around the Moon for the first time in fifty years, farther from Earth than any before, with a woman among them …',
    'The flight takes a crew around the Moon for the first time in fifty years, farther from Earth than any before …',
  ]));

test('an insertion in which a list begins stays, so that nobody who is only consulted becomes a part of the subject', () => {
  const text =
    'Within 30 days of the date of this order, the Secretary of Ferries, in consultation with the National Harbour Director, the Secretary of Dams, through the Director of the National Agency for Locks, and the Secretary of Inland Tides, through the Director of Buoys, shall form a clearinghouse for ferries, in voluntary collaboration with the shipyards and the operators of harbours and locks, that coordinates and plans the inspection of hulls, finds and confirms the cracks in them, and coordinates and orders their repair and the delivery of plates.';
  expect(abridge(text)).toContain('the Secretary of Ferries, in consultation with the National Harbour Director, the');
});
