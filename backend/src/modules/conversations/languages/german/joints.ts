import type { JointWords } from '../joint-words';

export const joints: JointWords = {
  and: 'und',
  halfAfterAnd: 'ein halb',
  betweenClauses: 'und dann|aber|weil|dann',
  newStatement: 'aber',
  betweenThings: 'und dann|und|dann',
  afterComma: 'und |dann ',
  afterwards: 'dann',
  openings: '',
  goingOn: 'dann',
  someMore: '',
  oneMore: 'dann|später|noch',
  next: 'dann',
  another: 'noch ein(?:e|en|mal)?',
  more: '',
  again: '(?:noch ?)?mals?|noch einmal|wieder',
  beforeCountAlone: 'nur|bisher',
  afterCountAlone: 'bisher',
};
