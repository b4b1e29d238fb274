import type { ModelCall } from './fake-model';

const rulesOf = ({ body }: ModelCall): string => body.messages[0]?.content ?? '';
const textOf = ({ body }: ModelCall): string => body.messages[1]?.content ?? '';
const markOf = (call: ModelCall): string => /lines that begin with (\w+),/.exec(rulesOf(call))?.[1] ?? '';

export const asksEditor = (call: ModelCall): boolean =>
  rulesOf(call).includes('Write nothing but lines that begin with');

/** An editor that takes every page for one on the topic, its first sentence for its news, and the newest lines for the overview. */
export const editsPlainly = (call: ModelCall): string => {
  const mark = markOf(call);
  const rules = rulesOf(call);
  if (rules.startsWith('You sort'))
    return [...textOf(call).matchAll(/^(\d+)\. /gm)].map(([, number]) => `${mark} ${number} yes`).join('\n');
  if (rules.startsWith('You are the editor of a tracker'))
    return [...textOf(call).matchAll(/^<page (\d+)>/gm)].map(([, number]) => `${mark} ${number}.1 new`).join('\n');
  if (rules.startsWith('You are the editor of an overview'))
    return [...textOf(call).matchAll(/^(\d+) \(/gm)]
      .slice(0, 3)
      .map(([, number]) => `${mark} ${number}`)
      .join('\n');
  return `${mark} 1 no`;
};
