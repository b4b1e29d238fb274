import { setOf } from '../patterns';

/** Courts, which may overrule anyone. */
export const courts = setOf('court courts judge judges justice justices tribunal tribunals appeals jury');

/** Authorities that may overrule the decisions of others. */
export const authorities =
  setOf(`government ministry minister president governor mayor council board parliament senate congress lawmakers senators
  commission agency regulator department office police sheriff authorities officials forecasters prosecutors cabinet
  king queen chancellor secretary premier legislature assembly bank ministers`);
