import type { JointWords } from '../joint-words';

export const joints: JointWords = {
  and: 'und',
  halfAfterAnd: 'ein halb',
  betweenClauses: 'und dann|aber|weil|dann',
  newStatement: 'aber',
  betweenThings: 'und dann|und|dann',
  afterComma: 'und |dann ',
  afterwards: 'dann',
  betweenStatements: '',
  afterStatement: '',
  openingStatement: '',
  openings: '',
  goingOn: '',
  someMore: '',
  oneMore: 'dann|später|noch',
};
