import type { Token } from './clause-words';
import { covers, type ToldStatement } from './told-statement';

const COURTS = new Set('court courts judge judges justice justices tribunal tribunals appeals jury'.split(' '));

/** Authorities that may overrule the decisions of others. */
const AUTHORITIES = new Set(
  `government ministry minister president governor mayor council board parliament senate congress lawmakers senators
  commission agency regulator department office police sheriff authorities officials forecasters prosecutors cabinet
  king queen chancellor secretary premier legislature assembly bank ministers`.split(/\s+/),
);

const POSSESSIVES = new Set(['its', 'their', 'his', 'her']);

/**
 * Whether the agent of a later sentence can overrule what a told one says. A court can; another authority if it is that of
 * the told place; anybody else, and anybody who overrules `its own`, must be in the told sentence.
 */
export const mayOverrule = (told: ToldStatement, agent: readonly Token[], matter: readonly Token[]): boolean => {
  if (covers(told, agent)) return true;
  if (matter.some(({ lower }) => lower === 'own')) return false;
  if (matter.some(({ lower }) => POSSESSIVES.has(lower)))
    return (
      covers(
        told,
        agent.filter(({ lower }) => !AUTHORITIES.has(lower)),
      ) && agent.some((token) => covers(told, [token]) && token.kind === 'content')
    );
  if (agent.some(({ lower }) => COURTS.has(lower))) return true;
  const title = agent.findIndex(({ lower }) => AUTHORITIES.has(lower));
  if (title < 0) return false;
  // `Governor Lee Adams` is the governor of the told sentence.
  const known = covers(told, agent.slice(title, title + 1));
  return agent.every(
    (token, index) => !token.capital || covers(told, [token]) || index === 0 || (known && index > title),
  );
};
