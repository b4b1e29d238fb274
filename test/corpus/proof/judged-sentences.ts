import { flawOf } from '#engine/writing/check/check-sentence';
import { judgeByModel, type ToJudge } from '#engine/writing/judge';
import { corpusFile } from './corpus-documents';
import { writtenSentences } from './expectations';
import { countedMarks, playedModel } from './played-model';

/** Sentences of one question. */
const AT_ONCE = 15;

interface Written {
  readonly isTrue: boolean;
  /** What the rules say; null if they let it pass. */
  readonly flaw: string | null;
  readonly toJudge: ToJudge;
}

/** Nobody has judged all of what passes of the others. */
const judged = writtenSentences().filter(({ half }) => half !== 'third' && half !== 'fourth');

const all: readonly Written[] = judged.flatMap(({ source, ...said }) => {
  const { title, publisher, host, published, quote } = source;
  const quoted = { title, publisher, quote, host, publishedAt: Date.parse(published) };
  const cited = { title, publisher, host, quote, publishedAt: published, readAt: published };
  return (['true', 'false'] as const).flatMap((kind) =>
    said[kind].map((sentence) => ({
      isTrue: kind === 'true',
      flaw: flawOf(sentence, [quoted]),
      toJudge: { sentence, sources: [cited] },
    })),
  );
});

/** In an order in which neither place nor neighbours say what is true. */
const mixed = (items: readonly Written[]): readonly Written[] =>
  [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const keyOf = ({ toJudge: { sentence } }: Written): string => [...sentence].reverse().join('');

/** Of strangers' sentences, what the rules and then somebody who played the judge refuse of the true ones, and show of the others. */
export const judgedFigures = async () => {
  const { model, open, keep } = playedModel(corpusFile('labels', 'played-verdicts.json'));
  const passed = mixed(all.filter(({ flaw }) => flaw === null));
  const shown: Written[] = [];
  for (let from = 0; from < passed.length; from += AT_ONCE) {
    const batch = passed.slice(from, from + AT_ONCE);
    const judge = judgeByModel(model(), countedMarks());
    const verdicts = await judge(
      batch.map(({ toJudge }) => toJudge),
      new AbortController().signal,
    );
    if (verdicts.kind === 'judgement') shown.push(...batch.filter((_, index) => verdicts.unsupported[index] === null));
  }
  if (open() === 0) keep();
  const [truths, lies] = [all.filter(({ isTrue }) => isTrue), all.filter(({ isTrue }) => !isTrue)];
  return {
    open: open(),
    truths: truths.length,
    refused: truths.length - shown.filter(({ isTrue }) => isTrue).length,
    lies: lies.length,
    shown: shown.filter(({ isTrue }) => !isTrue),
  };
};
