import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Findings, type Knowledge } from './ledger';
import { findNews } from './spec-support/fieldless-engine';
import { page } from './spec-support/pages';

const run = (topic: string, pages: readonly ReadPage[], now: string, knowledge: Knowledge = nothingKnown): Findings =>
  findNews({ description: topic, domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });

/** A topic, a published first line, and a line about another thing in nearly the same words. */
const twins: readonly (readonly [tellsApart: string, topic: string, first: string, second: string])[] = [
  [
    'the number of a section',
    'Norlund',
    'The Section 118 duty on Norlund timber rose to 40 percent on 3 November 2026, the customs office of Norlund said.',
    'The Section 205 duty on Norlund timber rose to 15 percent on 23 November 2026, the customs office of Norlund said.',
  ],
  [
    'the number of a voyage',
    'Norlund',
    'Voyage 6 of the Norlund icebreaker ended with 31 researchers on 5 November 2026, the polar office of Norlund reported.',
    'Voyage 7 of the Norlund icebreaker ended with 44 researchers on 24 November 2026, the polar office of Norlund reported.',
  ],
  [
    'the letter of a class',
    'Norlund Power',
    'Holders of class C bonds of Norlund Power will get interest of 6 euros per bond, the board of the company decided.',
    'Holders of class D bonds of Norlund Power will get interest of 9 euros per bond, the board of the company decided.',
  ],
  [
    'the letter of a hall',
    'Norlund',
    'Hall K of the Norlund exhibition centre was closed on 6 November 2026 because of a gas leak, the Norlund police reported.',
    'Hall L of the Norlund exhibition centre was closed on 24 November 2026 because of a gas leak, the Norlund police reported.',
  ],
  [
    'a point of the compass',
    'Norlund',
    'The parliament of Norlund approved a ring road for the northern suburbs at a cost of 80 million euros on Friday.',
    'The parliament of Norlund approved a ring road for the southern suburbs at a cost of 95 million euros on Monday.',
  ],
  [
    'an ordinal',
    'Norlund',
    'The parliament of Norlund passed the water bill at first reading by 51 votes on 5 November 2026.',
    'The parliament of Norlund passed the water bill at second reading by 58 votes on 23 November 2026.',
  ],
  [
    'a quarter',
    'Norlund',
    'The economy of Norlund grew by 0.4 percent in the second quarter, the statistics office announced.',
    'The economy of Norlund grew by 0.7 percent in the third quarter, the statistics office announced.',
  ],
  [
    'a version',
    'Norlund Mail',
    'The makers of Norlund Mail released version 4.2.1 on Thursday to close a hole in its calendar.',
    'The makers of Norlund Mail released version 5.0.3 on Monday to close a hole in its calendar.',
  ],
  [
    'the number of a line, in German',
    'Straßenbahn in Norlund',
    'Die Linie 4 der Straßenbahn in Norlund wurde am 5. November 2026 für 12 Millionen Euro verlängert, teilte die Stadt mit.',
    'Die Linie 9 der Straßenbahn in Norlund wurde am 23. November 2026 für 17 Millionen Euro verlängert, teilte die Stadt mit.',
  ],
  [
    'an ordinal, in German',
    'Wassergesetz in Norlund',
    'Das Parlament von Norlund hat das Wassergesetz am Freitag in erster Lesung mit 51 Stimmen beschlossen.',
    'Das Parlament von Norlund hat das Wassergesetz am Montag in zweiter Lesung mit 58 Stimmen beschlossen.',
  ],
  [
    'the number of a phase, in French',
    'Vaccin Norluvax contre la grippe',
    'Le laboratoire de Norlund a annoncé que son vaccin Norluvax protège 70 % des adultes dans l’essai de phase 2.',
    'Le laboratoire de Norlund a annoncé que son vaccin Norluvax protège 76 % des adultes dans l’essai de phase 3.',
  ],
  [
    'the letter of a zone, in French',
    'Stationnement à Norlund',
    'La ville de Norlund a fixé vendredi à 50 euros le prix du stationnement dans la zone B du centre.',
    'La ville de Norlund a fixé lundi à 65 euros le prix du stationnement dans la zone C du centre.',
  ],
  [
    'who is meant, in Spanish',
    'Vacuna de la gripe en Norlunda',
    'El 80 % de los alumnos de Norlunda ha recibido la vacuna de la gripe, informó Sanidad el 5 de noviembre.',
    'El 80 % de las alumnas de Norlunda ha recibido la vacuna de la gripe, informó Sanidad el 23 de noviembre.',
  ],
  [
    'the number of a reactor, in Spanish',
    'Central nuclear de Norlunda',
    'El reactor 1 de la central nuclear de Norlunda volvió a la red el viernes tras 40 días de parada.',
    'El reactor 2 de la central nuclear de Norlunda volvió a la red el lunes tras 52 días de parada.',
  ],
  [
    'an ordinal, in Portuguese',
    'Economia de Norlunda',
    'A economia de Norlunda cresceu 0,4% no segundo trimestre, anunciou o instituto de estatística.',
    'A economia de Norlunda cresceu 0,7% no terceiro trimestre, anunciou o instituto de estatística.',
  ],
  [
    'a point of the compass, in Portuguese',
    'Metro de Norlunda',
    'A câmara de Norlunda aprovou na sexta-feira a linha norte do metro por 80 milhões de euros.',
    'A câmara de Norlunda aprovou na segunda-feira a linha sul do metro por 95 milhões de euros.',
  ],
  [
    'the letter of a lot, in Italian',
    'Autostrada di Norlunda',
    'La provincia di Norlunda ha aperto venerdì il lotto A della nuova autostrada, costato 80 milioni di euro.',
    'La provincia di Norlunda ha aperto lunedì il lotto B della nuova autostrada, costato 95 milioni di euro.',
  ],
  [
    'who is meant, in Italian',
    'Scuole di Norlunda',
    'Il 62 % dei ragazzi di Norlunda ha superato la prova di matematica, ha annunciato l’ufficio scolastico venerdì.',
    'Il 62 % delle ragazze di Norlunda ha superato la prova di matematica, ha annunciato l’ufficio scolastico lunedì.',
  ],
];

const pageOf = (topic: string, text: string, day: string): ReadPage =>
  page(`${topic}: ${text.split(' ').slice(0, 6).join(' ')}`, [text], {
    host: 'daily.example',
    url: `https://daily.example/${encodeURIComponent(text)}`,
    publishedAt: `${day}T09:00:00Z`,
  });

describe.each(twins)('two things that %s tells apart', (_what, topic, first, second) => {
  const [one, other] = [pageOf(topic, first, '2026-11-08'), pageOf(topic, second, '2026-11-24')];

  test('both are told, and neither changes or confirms the other', () => {
    const early = run(topic, [one], '2026-11-08T12:00:00Z');
    const known = knowledgeAfter(nothingKnown, early);
    const late = run(topic, [one, other], '2026-11-24T12:00:00Z', known);
    expect(early.recorded.map(({ claim }) => claim.text)).toEqual([first]);
    expect(late.recorded.map(({ kind, claim }) => [kind, claim.text])).toEqual([['new', second]]);
    expect(late.confirmed).toEqual([]);
    expect(knowledgeAfter(known, late).claims.every(({ live }) => live)).toBe(true);
  });

  test('both are told in one run, too', () => {
    const both = run(topic, [one, pageOf(topic, second, '2026-11-08')], '2026-11-08T12:00:00Z').recorded;
    expect(both.map(({ kind }) => kind)).toEqual(['new', 'new']);
    expect(both.map(({ claim }) => claim.text).sort()).toEqual([first, second].sort());
    expect(both.map(({ claim }) => claim.evidence.length)).toEqual([1, 1]);
  });
});
