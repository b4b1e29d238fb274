import { isSection } from '#pages/page';
import { speech } from '#text/languages/english/speeches';
import { isEventTitle } from '../composition/event-title';
import { unfitness, type Unfitness } from '../ranking/fitness';
import { namesWeekday } from '../ranking/own-time';
import { lacksSubstance, saysLittle } from '../ranking/substance';
import type { RunPage, Run } from '../run';
import type { SentenceChoice } from './choices';
import { SCORE_THRESHOLDS } from './score-thresholds';

/**
 * Whether a sentence can be shown. One that refers to its neighbours is shown by its page's title, which must then
 * report an event of the topic: the title of a page about something wider is about another matter.
 */
const mayBeShown = (reason: Unfitness | null, { isWholly, analysis: { page } }: RunPage): boolean =>
  reason === null || (reason === 'refers elsewhere' && isWholly && isEventTitle(page.title));

/** Maximum number of sentences of a short news item; a longer page may explain long-standing facts. */
const MAX_SHORT_ITEM_SENTENCES = 10;

const isPlacedInTime = ({ runPage: { analysis }, ranked: { sentence, figures } }: SentenceChoice): boolean =>
  analysis.sentences.length <= MAX_SHORT_ITEM_SENTENCES ||
  figures.length > 0 ||
  namesWeekday(sentence.text, analysis.language) ||
  isEventTitle(analysis.page.title);

const isInformative = (choice: SentenceChoice): boolean => {
  const { page, language } = choice.runPage.analysis;
  const { sentence, gist, isNoNews } = choice.ranked;
  return (
    gist >= SCORE_THRESHOLDS.gist &&
    isPlacedInTime(choice) &&
    !isNoNews &&
    !saysLittle(sentence.text) &&
    !lacksSubstance(sentence.text) &&
    mayBeShown(unfitness(sentence.text, page, language), choice.runPage)
  );
};

/**
 * Sentences to publish from pages on the topic if none of their sentences clearly says that something happened, since
 * not every newsworthy verb is known. The sentence that says most is first.
 */
export const fallbackSentences = (run: Run, runPages: readonly RunPage[]): readonly SentenceChoice[] =>
  runPages
    .filter(
      ({ isRelevant, earlier, analysis: { page } }) =>
        isRelevant && earlier === undefined && !isSection(page) && !speech.test(page.title),
    )
    .flatMap((runPage) => run.sentencesOf(runPage).map((ranked): SentenceChoice => ({ runPage, ranked })))
    .filter(
      (choice) =>
        choice.runPage.mayPublish(choice.ranked.sentence.stems) &&
        isInformative(choice) &&
        run.verdicts.against(choice.ranked.sentence) === undefined,
    )
    .sort((a, b) => b.ranked.gist - a.ranked.gist);
