import { flawOf } from './check-sentence';
import { flawOver as flaw } from './spec-support/flaw-over';

describe.each([
  {
    rule: 'figures in letters and in digits',
    quote: 'Der Zoll hat bei einer Razzia in Ostrau elf Millionen Zigaretten beschlagnahmt.',
    passes: 'Der Zoll hat in Ostrau 11 Millionen Zigaretten beschlagnahmt.',
    refused: 'Der Zoll hat in Ostrau zwölf Millionen Zigaretten beschlagnahmt.',
  },
  {
    rule: 'decimals and units',
    quote: "L'Antitrust ha inflitto a Telmare una sanzione di 7,5 milioni di euro per contratti senza consenso.",
    passes: 'Multa di sette milioni e mezzo di euro a Telmare per contratti senza consenso.',
    refused: "L'Antitrust ha inflitto a Telmare una sanzione di 75 milioni di euro.",
  },
  {
    rule: 'weekdays of the page',
    quote: 'O governo e os professores assinaram na sexta-feira um acordo sobre as escolas de Monte Raso.',
    passes: 'O governo e os professores assinaram em 27 de fevereiro um acordo sobre as escolas.',
    refused: 'O governo e os professores assinaram em 26 de fevereiro um acordo sobre as escolas.',
  },
  {
    rule: 'months',
    quote: 'El tranvía de Valdeflores no circulará los fines de semana de septiembre por las obras de la vía.',
    passes: 'Los fines de semana de septiembre no circulará el tranvía de Valdeflores.',
    refused: 'Los fines de semana de octubre no circulará el tranvía de Valdeflores.',
  },
  {
    rule: 'the year before',
    quote: 'Die Preise in Norrland lagen im Februar um 2,4 Prozent höher als ein Jahr zuvor.',
    passes: 'Die Preise in Norrland lagen im Februar um 2,4 Prozent höher als im Februar 2025.',
    refused: 'Die Preise in Norrland lagen im Februar um 2,4 Prozent höher als im Februar 2024.',
  },
  {
    rule: 'names',
    quote: 'Le Conseil a nommé Hélène Marsan à la présidence de Télé-Sud.',
    passes: 'Hélène Marsan est nommée à la présidence de Télé-Sud.',
    refused: 'Le Conseil a nommé Hélène Mercier à la présidence de Télé-Sud.',
  },
  {
    rule: 'names where nouns have capitals, too',
    quote: 'Der Bund und die Fluglinie Sundair haben sich auf einen Vertrag geeinigt.',
    passes: 'Auf einen Vertrag haben sich der Bund und Sundair, die Gesellschaft, geeinigt.',
    refused: 'Der Bund und die Fluglinie Norflug haben sich auf einen Vertrag geeinigt.',
  },
  {
    rule: 'negations',
    quote: 'La cour a annulé mercredi le permis accordé à la société Ventalis.',
    passes: 'La cour a annulé le permis de la société Ventalis.',
    refused: "La cour n'a pas annulé le permis accordé à la société Ventalis.",
  },
  {
    rule: 'what is only possible',
    quote: "Banca Alta potrebbe lanciare un'offerta su Credito Ligure entro la fine di novembre.",
    passes: "Entro la fine di novembre Banca Alta potrebbe fare un'offerta su Credito Ligure.",
    refused: "Banca Alta lancerà un'offerta su Credito Ligure entro la fine di novembre.",
  },
  {
    rule: 'who does what',
    quote: 'Die Talbahn verklagt den Konzern Ferrit auf 230 Millionen Euro.',
    passes: 'Die Talbahn verklagt Ferrit auf 230 Millionen Euro.',
    refused: 'Der Konzern Ferrit verklagt die Talbahn auf 230 Millionen Euro.',
  },
  {
    rule: 'who does what in the passive voice',
    quote: 'La cour de Vauclair a annulé le permis de la société Ventalis.',
    passes: 'Le permis de la société Ventalis a été annulé par la cour de Vauclair.',
    refused: 'La société Ventalis a annulé le permis de la cour de Vauclair.',
  },
  {
    rule: 'more and less',
    quote: 'El billete del metro de Altamira valdrá 1,40 euros, diez céntimos más que hoy.',
    passes: 'El billete del metro de Altamira valdrá 1,40 euros, diez céntimos más.',
    refused: 'El billete del metro de Altamira valdrá 1,40 euros, diez céntimos menos que hoy.',
  },
  {
    rule: 'at most',
    quote: 'Der Fonds in Osterau zahlt bis zu 1.500 Euro für jede Wohnung mit Balkon.',
    passes: 'Höchstens 1.500 Euro zahlt der Fonds in Osterau für jede Wohnung mit Balkon.',
    refused: 'Der Fonds in Osterau zahlt 1.500 Euro für jede Wohnung mit Balkon.',
  },
  {
    rule: 'spans of time',
    quote: 'El embargo sobre el marisco de Puerto Amaro termina tras dos semanas de muestras limpias.',
    passes: 'El embargo sobre el marisco de Puerto Amaro termina tras dos semanas.',
    refused: 'El embargo sobre el marisco de Puerto Amaro termina tras dos meses de muestras limpias.',
  },
  {
    rule: 'an English sentence over another language',
    quote: 'Huiseigenaren in Oosterhaven kunnen vanaf 15 april subsidie aanvragen, tot 1.500 euro per woning.',
    passes: 'Homeowners in Oosterhaven can apply from April 15 for grants of up to €1,500 per home.',
    refused: 'Homeowners in Oosterhaven can apply from April 25 for grants of up to €1,500 per home.',
  },
])('$rule', ({ quote, passes, refused }) => {
  test(`passes: ${passes}`, () => expect(flaw(passes, quote)).toBeNull());
  test(`is refused: ${refused}`, () => expect(flaw(refused, quote)).not.toBeNull());
});

test('a sentence is in English or in the language of what it cites', () => {
  const over = (quote: string) =>
    flawOf('Der Senat hat am Montag das Verbot der Einfuhr von Lammfleisch aufgehoben.', [
      { quote, title: 'Lamm', publisher: 'Amt', publishedAt: Date.parse('2026-03-02') },
    ]);
  expect(over('Der Senat hat das Verbot der Einfuhr von Lammfleisch am Montag aufgehoben.')).toBeNull();
  expect(over('The senate lifted the ban on imports of lamb on Monday.')).toBe('another language');
  expect(over('Le sénat a levé lundi l’interdiction des importations d’agneau.')).toBe('another language');
});
