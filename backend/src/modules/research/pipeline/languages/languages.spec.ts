import { faultOf } from '../sentences/form';
import { sentencesOf } from '../sentences/sentences';
import { datesIn } from '../words/dates';
import { figuresIn } from '../words/figures';
import { stemSet, tokens } from '../words/stems';
import { cuesOf } from '../ranking/cues';
import { unfitness } from '../ranking/fitness';
import { languageOf } from './detection';
import { foreignStep, oldValueIn } from './steps';

const ANCHOR = Date.parse('2026-03-10T00:00:00Z');

const daysOf = (text: string): readonly string[] =>
  datesIn(text, ANCHOR).map(({ from }) => new Date(from).toISOString().slice(0, 10));

const valuesOf = (text: string): readonly string[] =>
  figuresIn(text, ANCHOR)
    .filter(({ kind }) => kind !== 'date')
    .map(({ value }) => value);

describe('the language of a text', () => {
  test.each([
    ['de', 'Der Stadtrat hat den Haushalt für das nächste Jahr beschlossen.'],
    ['fr', 'Le conseil municipal a adopté le budget de la ville pour l’an prochain.'],
    ['es', 'El ayuntamiento aprobó el presupuesto de la ciudad para el próximo año.'],
    ['pt', 'A câmara municipal aprovou o orçamento da cidade para o próximo ano.'],
    ['it', 'Il consiglio comunale ha approvato il bilancio della città per il prossimo anno.'],
  ])('is “%s”: %s', (code, text) => expect(languageOf(text)?.code).toBe(code));

  test.each([
    'The council of La Paz adopted the budget for the next year.',
    'Il Sole 24 Ore and Le Monde report that the merger was approved by the board.',
    'De raad heeft de begroting voor het volgende jaar goedgekeurd.',
  ])('is none that is known besides English: %s', (text) => expect(languageOf(text)).toBeNull());
});

test.each([
  ['Der Rat tagt am 3. März 2026 und wieder am 14. April.', ['2026-03-03', '2026-04-14']],
  ['Die Frist endet am 16.12.2025 für alle.', ['2025-12-16']],
  ['Le conseil se réunit le 1er avril et de nouveau le 14 mai 2026.', ['2026-04-01', '2026-05-14']],
  ['El pleno es el 3 de abril de 2026 en la sede.', ['2026-04-03']],
  ['A reunião é no dia 3 de março, na sede da associação.', ['2026-03-03']],
  ['Il consiglio si riunisce il 3 marzo con la giunta.', ['2026-03-03']],
])('dates of “%s”', (text, expected) => expect(daysOf(text)).toEqual(expected));

test.each([
  ['Die Stadt zahlt für die Brücke 1.234,5 Mio. Euro, das sind 12,5 Prozent mehr.', ['€1234.5 million', '12.5%']],
  ['La ville verse 1 234,5 millions d’euros et supprime 40 postes dans les écoles.', ['€1234.5 million', '40 poste']],
  ['El coste de la obra sube a 3.400 millones de euros, un 4 % más.', ['€3400 million', '4%']],
  ['O custo da obra sobe para 2 mil milhões de euros.', ['€2 billion']],
  ['Il costo dell’opera sale a 2,5 miliardi di euro con il nuovo piano.', ['€2.5 billion']],
  ['Der Rat beruft sich auf Artikel 14 und auf die Satzung.', []],
])('figures of “%s”', (text, expected) => expect(valuesOf(text)).toEqual(expected));

test.each([
  ['Die Stadt hat die Brücke am Montag für Lastwagen gesperrt.', true],
  ['Der Rat beschloss den Haushalt für das kommende Jahr.', true],
  ['Die Brücke ist ein Wahrzeichen der Stadt.', false],
  ['La mairie a fermé le pont aux camions lundi.', true],
  ['Le pont est un symbole de la ville.', false],
  ['El ayuntamiento cerró el puente a los camiones.', true],
  ['El puente es un símbolo de la ciudad.', false],
  ['A câmara encerrou a ponte aos camiões na segunda-feira.', true],
  ['A ponte é um símbolo da cidade.', false],
  ['Il comune ha chiuso il ponte ai camion lunedì.', true],
  ['Il ponte è un simbolo della città.', false],
])('an event in “%s”: %s', (text, expected) => expect(cuesOf(languageOf(text)).event(tokens(text))).toBe(expected));

test.each([
  'Außerdem hat der Rat die Gebühren für das Wasser erhöht.',
  'Elle a annoncé la fermeture du pont aux camions.',
  'Sin embargo, el alcalde rechazó la propuesta de los vecinos.',
  'Nós rejeitámos a proposta da câmara para a ponte.',
  'Leggi anche la storia del ponte e della città.',
])('cannot stand alone: %s', (text) => expect(unfitness(text, 'Das Wasser der Stadt')).not.toBeNull());

test.each([
  ['die Brücken der Städte und das Haus', 'die Brücke der Stadt und die Häuser'],
  ['les grèves annoncées dans la ville', 'la grève annoncée dans les villes'],
  ['los medicamentos autorizados por la agencia', 'el medicamento autorizado por las agencias'],
])('“%s” and “%s” have the same stems', (one, other) => expect(stemSet(one)).toEqual(stemSet(other)));

test('does not break a sentence after an abbreviation of any of the languages', () => {
  const blocks = ['Die Stadt zahlt rd. 4,1 Mio. Euro an die Firma. Der Rat stimmte am Montag zu.'];
  const sentences = sentencesOf(blocks);
  expect(sentences.map(({ text }) => text)).toEqual([
    'Die Stadt zahlt rd. 4,1 Mio. Euro an die Firma.',
    'Der Rat stimmte am Montag zu.',
  ]);
  expect(sentences.map(faultOf)).toEqual([null, null]);
});

describe('a value that changed', () => {
  const changed = (told: string, later: string): string | null => {
    const language = languageOf(later);
    const step = language === null ? null : foreignStep(later, language);
    return language === null || step === null ? null : oldValueIn(told, step, language);
  };

  test.each([
    ['Die Gebühr steigt um 4,5 Prozent.', 'Der Rat hebt die Gebühr um 5 statt 4,5 Prozent an.', '4,5 Prozent'],
    ['La taxe passe à 12 % pour les hôtels.', 'La ville porte la taxe de 12 à 14 % pour les hôtels.', '12 %'],
    ['La obra costará 3.000 euros.', 'El coste de la obra sube de 3.000 a 3.400 euros.', '3.000 euros'],
    [
      'A obra custa 40 milhões de euros.',
      'O custo da obra sobe de 40 para 55 milhões de euros.',
      '40 milhões de euros',
    ],
    ['Il ponte costa 20 milioni di euro.', 'Il costo del ponte sale da 20 a 25 milioni di euro.', '20 milioni di euro'],
  ])('“%s”, then “%s”', (told, later, was) => expect(changed(told, later)).toBe(was));

  test.each([
    ['Die Gebühr steigt um 3 Prozent.', 'Der Rat hebt die Gebühr um 5 statt 4,5 Prozent an.'],
    ['La obra costará 3.000 horas.', 'El coste de la obra sube de 3.000 a 3.400 euros.'],
    ['La ville porte la taxe de 12 à 14 %.', 'La ville porte la taxe de 12 à 14 % pour les hôtels.'],
  ])('not “%s”, then “%s”', (told, later) => expect(changed(told, later)).toBeNull());
});
