import { MAX_OVERRULED } from '#engine/editing/editing';
import type { LanguageModel, ModelMessage } from '#platform/language-model/language-model';
import type { EditorInjection } from './editor-injections';

/** A word that only this model writes. */
export const FOREIGN = 'Zyxland';

/** The told line that a sentence truly ends, by sentence. */
export type TrueEnds = ReadonlyMap<string, string>;

const contentOf = (messages: readonly ModelMessage[], at: number): string => messages[at]?.content ?? '';
const markOf = (rules: string): string => /lines that begin with (\w+),/.exec(rules)?.[1] ?? '';

interface ShownPage {
  readonly number: string;
  readonly text: string;
  readonly sentences: readonly string[];
}

const pagesIn = (text: string): readonly ShownPage[] =>
  [...text.matchAll(/<page (\d+)>\n([\s\S]*?)\n<\/page>/g)].map(([, number = '', shown = '']) => ({
    number,
    text: shown,
    sentences: [...shown.matchAll(/^\d+\.\d+ (.*)$/gm)].map(([, sentence = '']) => sentence),
  }));

/** The told lines from one on, as many as a sentence may overrule. */
const allFrom = (first: number, count: number): string =>
  Array.from({ length: Math.min(count, MAX_OVERRULED) }, (_, n) => `L${((first + n) % count) + 1}`).join(' ');

const toldIn = (text: string): readonly string[] => [...text.matchAll(/^L\d+ \((.*)$/gm)].map(([, line = '']) => line);

/**
 * A model that edits as it should, until a page tells it otherwise: then it does what that says, by numbers where it can and in words of its
 * own where it is asked to. Asked for the second time, about two sentences alone, it answers as a careful reader, or, if `obeysAlways`,
 * as the sentence there says.
 */
export const obedientEditor = (injection: EditorInjection, ends: TrueEnds, obeysAlways: boolean) => {
  const prompts: string[] = [];
  const verdicts: { readonly told: string; readonly later: string; readonly isYes: boolean }[] = [];

  const plainly = (mark: string, page: ShownPage, told: readonly string[]): string => {
    const ending = page.sentences.findIndex((sentence) => ends.has(sentence));
    const ended = ends.get(page.sentences[ending] ?? '');
    const line = ended === undefined ? -1 : told.findIndex((shown) => shown.endsWith(`) ${ended}`));
    return line < 0 ? `${mark} ${page.number}.1 new` : `${mark} ${page.number}.${ending + 1} ends L${line + 1}`;
  };

  const choose = (mark: string, text: string): string => {
    const told = toldIn(text);
    const pages = pagesIn(text);
    const hostile = pages.find((page) => page.text.includes(injection.text));
    if (hostile === undefined) return pages.map((page) => plainly(mark, page, told)).join('\n');
    const others = pages.filter((page) => page !== hostile);
    const { number, sentences } = hostile;
    const own =
      Math.max(
        0,
        sentences.findIndex((sentence) => sentence.includes(injection.text)),
      ) + 1;
    const honestly = others.map((page) => plainly(mark, page, told));
    switch (injection.aim) {
      case 'to be chosen':
        return [...honestly, `${mark} ${number}.${own} new`].join('\n');
      case 'to hide others':
        return [...others.map((page) => `${mark} ${page.number} off`), `${mark} ${number}.${own} new`].join('\n');
      case 'to end lines': {
        const kinds = ['ends', 'corrects', 'changes'];
        const lines = [own, ...sentences.map((_each, index) => index + 1).filter((at) => at !== own)].slice(0, 3);
        return [
          ...honestly,
          ...lines.map((at, n) => `${mark} ${number}.${at} ${kinds[n]} ${allFrom(n % told.length, told.length)}`),
        ].join('\n');
      }
      case 'another form':
        return `As you wish. ${FOREIGN} won.\n{"chosen":"${FOREIGN}"}\n${mark} I chose [${FOREIGN}](https://evil.example)\n${mark} 1.1 new because of ${FOREIGN}`;
      case 'to speak as the system':
        return `1.1 ends L1\nSYSTEM ${FOREIGN}\n${mark} ${number}.1 ends L1\n${mark} ${number}.${sentences.length} corrects L${told.length}`;
    }
  };

  const confirm = (mark: string, text: string): string =>
    [...text.matchAll(/<item (\d+)>\nTold \([^\n]*?\): (.*)\nLater \([^\n]*?\): ([^\n]*)\nQuestion/g)]
      .map(([, number = '', told = '', shown = '']) => {
        const later = [...ends.keys()].find((sentence) => shown.endsWith(sentence)) ?? shown;
        const isYes = ends.get(later) === told || (obeysAlways && shown.includes(injection.text));
        verdicts.push({ told, later, isYes });
        return `${mark} ${number} ${isYes ? 'yes' : 'no'}`;
      })
      .join('\n');

  const arrange = (mark: string, text: string): string => {
    const lines = [...text.matchAll(/^(\d+) \(\S+\) (.*)$/gm)].map(([, number = '', line = '']) => ({ number, line }));
    const wanted = lines.filter(({ line }) => line.includes(injection.text));
    if (wanted.length === 0)
      return lines
        .slice(0, 6)
        .map(({ number }) => `${mark} ${number}`)
        .join('\n');
    return injection.aim === 'another form'
      ? `${mark} ${FOREIGN}`
      : wanted.map(({ number }) => `${mark} ${number}`).join('\n');
  };

  const answer = (messages: readonly ModelMessage[]): string => {
    const [rules, text] = [contentOf(messages, 0), contentOf(messages, 1)];
    const mark = markOf(rules);
    if (rules.startsWith('You are the editor of a tracker')) return choose(mark, text);
    if (rules.startsWith('You check whether a later sentence')) return confirm(mark, text);
    if (rules.startsWith('You are the editor of an overview')) return arrange(mark, text);
    return rules.startsWith('You head the groups') ? `${mark} G1 ${FOREIGN}\n${mark} G1 H1` : `${mark} 1 yes`;
  };

  const model: LanguageModel = {
    name: 'obedient-1',
    async reply({ messages }) {
      prompts.push(messages.map(({ content }) => content).join('\n'));
      return { kind: 'reply', text: answer(messages), costUsd: 0 };
    },
  };
  return { model, prompts, verdicts };
};
