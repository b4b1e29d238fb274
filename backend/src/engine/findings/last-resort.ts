import { isSection } from '#pages/page';
import { isEventTitle } from '../composition/event-title';
import { unfitness, type Unfit } from '../ranking/fitness';
import { namesWeekday } from '../ranking/own-time';
import { saysLittle } from '../ranking/says-little';
import { speech } from '#text/languages/english/speeches';
import { lacksSubstance } from '../ranking/substance';
import type { RunPage, Run } from '../run';
import type { Choice } from './choices';
import { floors } from './floors';

/**
 * Whether a sentence can be shown. One that refers to its neighbours is shown by its page’s title, which must tell what
 * happened.
 */
const mayBeShown = (reason: Unfit | null, title: string): boolean =>
  reason === null || (reason === 'refers elsewhere' && isEventTitle(title));

/** Maximum number of sentences of a short news item; a longer page may explain what has long been so. */
const NOTE = 10;

const isPlacedInTime = ({ runPage: { document }, ranked: { sentence, figures } }: Choice): boolean =>
  document.sentences.length <= NOTE ||
  figures.length > 0 ||
  namesWeekday(sentence.text, document.language) ||
  isEventTitle(document.page.title);

const tellsSomething = (choice: Choice): boolean => {
  const { page, language } = choice.runPage.document;
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
 * What is told of pages on the topic if none of their sentences clearly says that something happened, since not every
 * newsworthy verb is known: the sentences that may be told, the one that says most first.
 */
export const lastResorts = (run: Run, runPages: readonly RunPage[]): readonly Choice[] =>
  runPages
    .filter(
      ({ relevant, earlier, document: { page } }) =>
        relevant && earlier === undefined && !isSection(page) && !speech.test(page.title),
    )
    .flatMap((runPage) => run.sentencesOf(runPage).map((ranked): Choice => ({ runPage, ranked })))
    .filter(
      (choice) =>
        choice.runPage.mayTell(choice.ranked.sentence.stems) &&
        tellsSomething(choice) &&
        run.verdicts.against(choice.ranked.sentence) === undefined,
    )
    .sort((a, b) => b.ranked.gist - a.ranked.gist);
