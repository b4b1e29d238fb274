import { oneOf } from '../../words/phrases';

/** Past tenses of frequent verbs that do not end in `-ed`. */
export const pastForms = oneOf(`
  had was were did could would might fell went came took made held ran saw said told left felt kept found lost won met sought
  stood sat spoke began rose drove flew fought fled struck brought bought thought caught taught grew knew drew threw wore broke
  chose froze gave became hit put cut set let sent built paid spent sold led sank shook wrote rode blew withdrew undertook overtook
  overcame heard lent swore stole
`);
