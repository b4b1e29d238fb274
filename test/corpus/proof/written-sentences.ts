import { flawOf } from '#engine/writing/check/check-sentence';
import { foreignSentences, writtenSentences, type ForeignSentences, type WrittenSentences } from './expectations';
import { wrongFacts } from './wrong-facts';

/** What the product knows of a source: its act is known by its title alone. */
const isRefused = (
  sentence: string,
  { title, publisher, host, published, quote }: WrittenSentences['source'],
): boolean => flawOf(sentence, [{ title, publisher, host, quote, publishedAt: Date.parse(published) }]) !== null;

const all = writtenSentences();

/** Of what strangers wrote over one source each, how much the rules refuse of what is true, and let pass of what is not. */
export const shares = (half: WrittenSentences['half']) => {
  const judged = (kind: 'true' | 'false') =>
    all
      .filter((each) => each.half === half)
      .flatMap((each) => each[kind].map((sentence) => isRefused(sentence, each.source)));
  const [truths, lies] = [judged('true'), judged('false')];
  return {
    truths: truths.length,
    refused: truths.filter((refused) => refused).length,
    lies: lies.length,
    shown: lies.filter((refused) => !refused).length,
  };
};

/** True sentences of three halves that guided the rules, made false in one fact, and which of them pass. */
export const madeWrong = (way: keyof typeof wrongFacts) => {
  const made = all
    .filter(({ half }) => half === 'open' || half === 'kept' || half === 'third')
    .flatMap(({ source, true: truths }) =>
      truths
        .filter((sentence) => !isRefused(sentence, source))
        .flatMap((sentence) => (wrongFacts[way]?.(sentence) ?? []).map((wrong) => ({ wrong, source }))),
    );
  return { made: made.length, passed: made.filter(({ wrong, source }) => !isRefused(wrong, source)) };
};

/** The same of sentences in another language over sources in it. */
export const sharesIn = (language: ForeignSentences['language']) => {
  const own = foreignSentences().filter((each) => each.language === language);
  const truths = own.flatMap(({ source, true: some }) => some.map((sentence) => isRefused(sentence, source)));
  const lies = own.flatMap(({ source, false: some }) => some.map(({ sentence }) => isRefused(sentence, source)));
  return {
    truths: truths.length,
    refused: truths.filter((refused) => refused).length,
    lies: lies.length,
    shown: lies.filter((refused) => !refused).length,
  };
};
