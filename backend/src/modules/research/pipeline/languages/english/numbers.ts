import { listOf } from '../patterns';

/** From two on, in order; `one` is often a pronoun. */
export const spelledNumbers: readonly string[] = listOf(`
  two three four five six seven eight nine ten
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
`);
