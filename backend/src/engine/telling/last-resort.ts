import { isSection } from '#pages/page';
import { titleTells } from '../composition/telling-title';
import { unfitness, type Unfit } from '../ranking/fitness';
import { namesWeekday } from '../ranking/own-time';
import { saysLittle } from '../ranking/says-little';
import { speech } from '#text/languages/english/speeches';
import { lacksSubstance } from '../ranking/substance';
import type { Reading, Run } from '../run';
import type { Choice } from './choices';
import { floors } from './floors';

/** A sentence that refers to those around it is shown by its page’s title, which then has to tell what happened. */
const mayBeShown = (reason: Unfit | null, title: string): boolean =>
  reason === null || (reason === 'refers elsewhere' && titleTells(title));

/** Sentences of a note, which is the news itself; a longer page may explain what has been so for years. */
const NOTE = 10;

const isPlacedInTime = ({ reading: { document }, ranked: { sentence, figures } }: Choice): boolean =>
  document.sentences.length <= NOTE ||
  figures.length > 0 ||
  namesWeekday(sentence.text, document.language) ||
  titleTells(document.page.title);

const tellsSomething = (choice: Choice): boolean => {
  const { page, language } = choice.reading.document;
  const { sentence, gist, noNews } = choice.ranked;
  return (
    gist >= floors.gist &&
    isPlacedInTime(choice) &&
    !noNews &&
    !saysLittle(sentence.text) &&
    !lacksSubstance(sentence.text) &&
    mayBeShown(unfitness(sentence.text, page, language), page.title)
  );
};

/**
 * What stands for pages on the topic of which no sentence says clearly enough that something happened, since the verbs of
 * news are not all known: their sentences that may be told, the one that says most first.
 */
export const lastResorts = (run: Run, readings: readonly Reading[]): readonly Choice[] =>
  readings
    .filter(
      ({ relevant, earlier, document: { page } }) =>
        relevant && earlier === undefined && !isSection(page) && !speech.test(page.title),
    )
    .flatMap((reading) => run.sentencesOf(reading).map((ranked): Choice => ({ reading, ranked })))
    .filter((choice) => tellsSomething(choice) && run.verdicts.against(choice.ranked.sentence) === undefined)
    .sort((a, b) => b.ranked.gist - a.ranked.gist);
