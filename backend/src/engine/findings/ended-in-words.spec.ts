import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const kindsOf = (description: string, published: readonly [string, string], later: readonly [string, string]) => {
  const run = (pages: readonly ReadPage[], now: string, knowledge = nothingKnown) =>
    findNews({ description, domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });
  const first = page(published[0], [published[1]], { publishedAt: '2026-03-02T08:00:00Z' });
  const second = page(later[0], [later[1]], { publishedAt: '2026-03-16T08:00:00Z' });
  const knowledge = knowledgeAfter(nothingKnown, run([first], '2026-03-02T12:00:00Z'));
  expect(knowledge.claims).not.toEqual([]);
  return run([second], '2026-03-16T12:00:00Z', knowledge).recorded.map(({ kind }) => kind);
};

const bridge = {
  en: [
    'Ferry pier of Arlen',
    ['Pier of Arlen shut', 'The harbour office closed the ferry pier of Arlen to cars on Monday because of cracks.'],
  ],
  de: [
    'Fähranleger Arlen',
    ['Fähranleger Arlen gesperrt', 'Der Fähranleger von Arlen ist seit Montag wegen Rissen für Autos gesperrt.'],
  ],
  fr: [
    'Quai du bac à Arlen',
    [
      'Le quai du bac fermé à Arlen',
      'La préfecture a fermé lundi le quai du bac d’Arlen aux voitures à cause de fissures.',
    ],
  ],
  es: [
    'Muelle del transbordador de Arlen',
    [
      'Cierran el muelle de Arlen',
      'La prefectura cerró el lunes el muelle del transbordador de Arlen a los coches por unas grietas.',
    ],
  ],
  it: [
    'Molo del traghetto di Arlen',
    [
      'Chiuso il molo di Arlen',
      'La capitaneria ha chiuso lunedì il molo del traghetto di Arlen alle auto per alcune crepe.',
    ],
  ],
  pt: [
    'Cais do barco de Arlen',
    [
      'Cais de Arlen fechado',
      'A capitania fechou na segunda-feira o cais do barco de Arlen aos carros por causa de fendas.',
    ],
  ],
  nl: [
    'Veerkade van Arlen',
    [
      'Veerkade van Arlen gesloten',
      'De havendienst heeft de veerkade van Arlen maandag voor auto’s gesloten vanwege scheuren.',
    ],
  ],
} as const;

describe('a closed thing is open again', () => {
  test.each([
    ['en', 'Cars back on the pier', 'Cars may use the ferry pier of Arlen again, the harbour office said on Friday.'],
    [
      'de',
      'Autos wieder am Anleger von Arlen',
      'Der Fähranleger von Arlen ist seit Freitag wieder für Autos geöffnet.',
    ],
    ['fr', 'Arlen : le quai rouvert', 'Le quai du bac d’Arlen est de nouveau ouvert aux voitures depuis vendredi.'],
    [
      'es',
      'Arlen: vuelven los coches al muelle',
      'El muelle del transbordador de Arlen está de nuevo abierto a los coches desde el viernes.',
    ],
    ['it', 'Arlen, auto di nuovo sul molo', 'Il molo del traghetto di Arlen è di nuovo aperto alle auto da venerdì.'],
    [
      'pt',
      'Arlen: carros de volta ao cais',
      'O cais do barco de Arlen está de novo aberto aos carros desde sexta-feira.',
    ],
    ['nl', 'Auto’s terug op de kade van Arlen', 'De veerkade van Arlen is sinds vrijdag weer open voor auto’s.'],
  ] as const)('%s', (code, title, text) => {
    const [description, published] = bridge[code];
    expect(kindsOf(description, published, [title, text])).toContain('contradicted');
  });

  test.each([
    [
      'en',
      'Cars back on the pier',
      'Cars may use part of the ferry pier of Arlen again, the harbour office said on Friday.',
    ],
    [
      'en',
      'Cars wait',
      'Whether cars may use the ferry pier of Arlen again is open, the harbour office said on Friday.',
    ],
    ['en', 'Another pier', 'Cars may use the ferry pier of Corvo near Arlen again, the harbour office said on Friday.'],
    ['de', 'Autos wieder am Anleger von Arlen', 'Der Fähranleger von Arlen wird am Freitag wieder für Autos geöffnet.'],
    ['es', 'Arlen: sin coches', 'El muelle del transbordador de Arlen no está de nuevo abierto a los coches.'],
    ['fr', 'Arlen : le quai', 'Le quai du bac d’Arlen sera de nouveau ouvert aux voitures vendredi.'],
  ] as const)('it is not open again in %s: %s', (code, title, text) => {
    const [description, published] = bridge[code];
    expect(kindsOf(description, published, [title, text])).not.toContain('contradicted');
  });
});

describe('a thing without a number ends', () => {
  const published = {
    es: [
      'Recargo de las botellas en Arlen',
      [
        'Arlen cobra un recargo',
        'El alcalde de Arlen anunció el lunes un recargo de dos pesos sobre las botellas de vidrio.',
      ],
    ],
    de: [
      'Flaschenpfand in Arlen',
      [
        'Arlen führt Pfand ein',
        'Der Bürgermeister von Arlen kündigte am Montag eine Abgabe von zwei Euro auf Flaschen aus Glas an.',
      ],
    ],
  } as const;

  test.each([
    [
      'es',
      'Arlen: adiós al recargo',
      'El recargo sobre las botellas de vidrio fue anulado el viernes por un tribunal de Arlen.',
      true,
    ],
    [
      'es',
      'Arlen: adiós al recargo',
      'El recargo sobre las botellas de vidrio era injusto y ha quedado sin efecto, decidió un tribunal de Arlen.',
      true,
    ],
    ['de', 'Keine Abgabe in Arlen', 'Der Rat von Arlen hat die Abgabe auf Flaschen aus Glas am Freitag gekippt.', true],
    [
      'es',
      'Arlen, sin alcalde',
      'El alcalde de Arlen fue suspendido el viernes tras el recargo sobre las botellas de vidrio.',
      false,
    ],
    [
      'es',
      'Arlen: sigue el recargo',
      'El recargo sobre las botellas de vidrio no fue anulado el viernes por el tribunal de Arlen.',
      false,
    ],
    [
      'de',
      'Abgabe in Arlen',
      'Die Klage gegen die Abgabe auf Flaschen aus Glas in Arlen wurde am Freitag zurückgezogen.',
      false,
    ],
    [
      'es',
      'Arlen: sigue el recargo',
      'A causa del recargo de 2 pesos fue anulado el viernes el reparto de botellas de vidrio en Arlen.',
      false,
    ],
    ['de', 'Abgabe in Arlen', 'Ein Teil der Abgabe auf Flaschen aus Glas in Arlen wurde am Freitag aufgehoben.', false],
  ] as const)('%s, %s: %s', (code, title, text, ends) => {
    const [description, first] = published[code];
    expect(kindsOf(description, first, [title, text]).includes('contradicted')).toBe(ends);
  });
});

describe('somebody gives up what was told', () => {
  const published = {
    en: [
      'Norvest and Arlen Cinemas',
      [
        'Norvest wants Arlen Cinemas',
        'The investor Norvest announced on Monday that it will buy Arlen Cinemas for 40 million euros.',
      ],
    ],
    de: [
      'Kandidatur für das Rathaus von Arlen',
      ['Vera Holm tritt in Arlen an', 'Vera Holm kündigte am Montag ihre Kandidatur für das Rathaus von Arlen an.'],
    ],
    fr: [
      'Candidats à la mairie d’Arlen',
      ['Vera Holm candidate à Arlen', 'Vera Holm sera candidate à la mairie d’Arlen, a-t-elle annoncé lundi.'],
    ],
    es: [
      'Candidatura a la alcaldía de Arlen',
      ['Vera Holm se presenta', 'Vera Holm anunció el lunes su candidatura a la alcaldía de Arlen.'],
    ],
    it: [
      'Candidatura al municipio di Arlen',
      ['Vera Holm si candida', 'Vera Holm ha annunciato lunedì la sua candidatura al municipio di Arlen.'],
    ],
    pt: [
      'Candidatura à câmara de Arlen',
      ['Vera Holm avança', 'Vera Holm anunciou na segunda-feira a sua candidatura à câmara de Arlen.'],
    ],
  } as const;

  test.each([
    ['en', 'Norvest walks off', 'The investor Norvest no longer plans to buy Arlen Cinemas, it said on Friday.', true],
    ['de', 'Arlen: Holm zieht zurück', 'Vera Holm verzichtet auf die Kandidatur für das Rathaus von Arlen.', true],
    ['fr', 'Arlen : Holm se retire', 'Vera Holm renonce à briguer la mairie d’Arlen, a annoncé son équipe.', true],
    [
      'es',
      'Arlen: adiós de Holm',
      'Vera Holm renunció a la candidatura a la alcaldía de Arlen, según dijo el viernes su equipo.',
      true,
    ],
    ['it', 'Arlen, Holm lascia', 'Vera Holm ha rinunciato alla candidatura al municipio di Arlen.', true],
    ['pt', 'Arlen: Holm recua', 'Vera Holm desistiu da candidatura à câmara de Arlen.', true],
    ['en', 'Norvest', 'The investor Norvest no longer plans to sell popcorn on trains to Arlen.', false],
    ['fr', 'Arlen : Holm', 'Vera Holm renonce à son salaire de députée d’Arlen.', false],
    ['es', 'Arlen: Holm', 'Vera Holm renunció a su sueldo de diputada por Arlen.', false],
  ] as const)('%s, %s: %s', (code, title, text, ends) => {
    const [description, first] = published[code];
    expect(kindsOf(description, first, [title, text]).includes('contradicted')).toBe(ends);
  });
});

test('a line ends by its own words with “no longer”', () => {
  const published = [
    'Dogs on leads in Arlen',
    'Dogs have to be on a lead in the park of Arlen since Monday, the council decided.',
  ] as const;
  const after = (text: string) => kindsOf('Dogs in Arlen', published, ['Dogs in Arlen', text]);
  expect(after('Dogs no longer have to be on a lead in the park of Arlen, the council decided on Friday.')).toContain(
    'contradicted',
  );
  expect(after('Dogs in the park of Arlen no longer bark at joggers, a trainer said on Friday.')).not.toContain(
    'contradicted',
  );
});
