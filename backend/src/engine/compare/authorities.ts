import { authorities, courts } from '#text/languages/english/authorities';
import { possessives } from '#text/languages/english/clauses';
import type { ClauseToken } from './clause-words';
import { covers, type PublishedStatement } from './published-statement';

/**
 * Whether the agent of a later sentence is entitled to overrule what was published. A court always is; another
 * authority is if it belongs to the published place. Any other agent, and one that overrules `its own` act, must be
 * named in the published sentence.
 */
export const mayOverrule = (
  published: PublishedStatement,
  agent: readonly ClauseToken[],
  matter: readonly ClauseToken[],
): boolean => {
  if (covers(published, agent)) return true;
  if (matter.some(({ lower }) => lower === 'own')) return false;
  if (matter.some(({ lower }) => possessives.has(lower)))
    return (
      covers(
        published,
        agent.filter(({ lower }) => !authorities.has(lower)),
      ) && agent.some((token) => covers(published, [token]) && token.kind === 'content')
    );
  if (agent.some(({ lower }) => courts.has(lower))) return true;
  const title = agent.findIndex(({ lower }) => authorities.has(lower));
  if (title < 0) return false;
  // A title with a new name refers to the published office holder: `Governor Lee Adams` is the governor of the
  // published sentence.
  const known = covers(published, agent.slice(title, title + 1));
  return agent.every(
    (token, index) => !token.isCapitalised || covers(published, [token]) || index === 0 || (known && index > title),
  );
};
