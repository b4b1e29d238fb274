import type { LanguageExamples } from './language-examples';

export const italian: LanguageExamples = {
  prose: ['Il consiglio comunale ha approvato il bilancio della città per il prossimo anno.'],
  days: [['Il consiglio si riunisce il 3 marzo con la giunta.', ['2026-03-03']]],
  figures: [['Il costo dell’opera sale a 2,5 miliardi di euro con il nuovo piano.', ['€2.5 billion']]],
  events: [['Il comune ha chiuso il ponte ai camion lunedì.', 'Il ponte è un simbolo della città.']],
  leaning: ['Leggi anche la storia del ponte e della città.'],
  sameStems: [['i ponti chiusi della città', 'il ponte chiuso delle città']],
  sentences: ['Il comune ha affidato l’opera al sig. Rossi e all’avv. Bianchi.', 'Il consiglio ha votato lunedì.'],
  changes: [
    ['Il ponte costa 20 milioni di euro.', 'Il costo del ponte sale da 20 a 25 milioni di euro.', '20 milioni di euro'],
  ],
  unchanged: [['Il ponte costa 20 ore.', 'Il costo del ponte sale da 20 a 25 milioni di euro.']],
  walls: ['Contenuto riservato agli abbonati'],
  byline: 'Di Giovanna Rossi',
  published: 'Pubblicato il 4 maggio 2026',
  reversal: {
    description: 'Piloti del porto di Marretta',
    title: 'Tariffa fissa per i piloti di Marretta',
    act: 'L’ordinanza n. 118 fissa in 24 corone per nave la tariffa dei piloti di Marretta.',
    more: 'La capitaneria l’ha adottata lunedì dopo due giorni di colloqui con gli armatori. Finora i piloti trattavano la loro tariffa da soli.',
    later: 'I piloti di Marretta perdono la tariffa',
    end: 'La capitaneria di Marretta ha revocato venerdì l’ordinanza n. 118 sulla tariffa dei piloti.',
    after: 'Gli armatori di undici navi si erano lamentati della tariffa. I piloti tratteranno di nuovo con loro.',
  },
};
