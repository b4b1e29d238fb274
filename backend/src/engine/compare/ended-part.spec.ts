import { otherByCode } from '#text/languages/all';
import { endedPart } from './ended-part';

const partOf = (published: string, sentence: string): string | null =>
  endedPart(published, { sentence, language: null });

describe('the one of two things in a sentence that a later sentence names has ended', () => {
  test.each([
    [
      'a court order on two measures',
      'The court barred the dam of Arlen from running its turbines at night and ordered the owner to repair the fish ladder.',
      'The appeals court lifted the bar on running turbines at the dam of Arlen at night.',
      'The court barred the dam of Arlen from running its turbines at night',
    ],
    [
      'an investment beside a sanction',
      'Norland has agreed to invest 40 million crowns in the harbours of Ostland, all while paying a levy of 12 percent on its ferries.',
      'Ostland lifted its levy on ferries from Norland on Friday.',
      'paying a levy of 12 percent on its ferries',
    ],
    [
      'the second of two deeds',
      'Valmora opened a lane for buses and banned electric scooters from its old town on Monday.',
      'Valmora lifted its ban on electric scooters in the old town.',
      'banned electric scooters from its old town on Monday',
    ],
    [
      'one of the places of a list',
      'Tankers have brought water to the villages of Upper Lorn, Sellick and Hob Green since Thursday.',
      'Hob Green no longer needs tankers, the waterworks said.',
      'Hob Green',
    ],
    [
      'a participle behind a comma',
      'Norland bought 20 jets from Ostland, paying a levy of 12 percent on ferries.',
      'Ostland lifted its levy on ferries from Norland on Friday.',
      'paying a levy of 12 percent on ferries',
    ],
  ])('%s', (_, published, sentence, part) => {
    expect(partOf(published, sentence)).toBe(part);
    expect(published).toContain(part);
  });
});

describe('a sentence ends as a whole', () => {
  const lifted = 'Valmora lifted its ban on electric scooters in the old town.';
  test.each([
    ['one thing', 'Valmora banned electric scooters from its old town on Monday.', lifted],
    [
      'what it says of the same',
      'Valmora banned electric scooters from its old town on Monday, and it takes effect on May 4.',
      lifted,
    ],
    [
      'what follows for others',
      'Valmora banned electric scooters from its old town, and riders that refuse will be fined 40 crowns.',
      lifted,
    ],
    [
      'what is only to come',
      'Valmora banned electric scooters from its old town and will fine firms that lend them.',
      lifted,
    ],
    [
      'who said so',
      'Valmora banned electric scooters from its old town, the mayor announced in a long speech.',
      lifted,
    ],
    [
      'why',
      'Valmora banned electric scooters from its old town because children were hurt in accidents last year.',
      lifted,
    ],
    ['several nouns', 'Valmora banned electric scooters and mopeds from its old town on Monday.', lifted],
    [
      'what rests on a phrase that opens it',
      'Under the ban on electric scooters, Valmora fined two firms and closed a garage in Corvo.',
      lifted,
    ],
    [
      'what both clauses are about',
      'On April 2, the mayor announced an additional levy on all ferries, and for large ferries he announced higher additional levies.',
      'The additional levies on ferries shall no longer be in effect.',
    ],
  ])('no part is left of a sentence with %s', (_, published, sentence) =>
    expect(partOf(published, sentence)).toBeNull(),
  );
});

test('a part ends in other languages, too', () => {
  expect(
    endedPart(
      'La ciudad de Arlen cobró un recargo de dos pesos sobre las botellas de vidrio y compró dos transbordadores nuevos.',
      {
        sentence: 'El recargo sobre las botellas de vidrio fue anulado el viernes por un tribunal de Arlen.',
        language: otherByCode.es,
      },
    ),
  ).toBe('La ciudad de Arlen cobró un recargo de dos pesos sobre las botellas de vidrio');
  expect(
    endedPart(
      'Der Rat von Arlen verhängte eine Abgabe auf Flaschen aus Glas und kaufte zwei neue Fähren für den Hafen.',
      {
        sentence: 'Der Rat von Arlen hat die Abgabe auf Flaschen aus Glas am Freitag gekippt.',
        language: otherByCode.de,
      },
    ),
  ).toBe('Der Rat von Arlen verhängte eine Abgabe auf Flaschen aus Glas');
});
