import { languageOf } from '#text/languages/detection';
import { alsoPlurals, eventVerbs, ownNames } from '#text/languages/english/event-words';
import { openingPronouns } from '#text/languages/english/leaning';
import { firstPerson } from '#text/languages/english/no-news';
import { functionWord, ordinaryWords, presentingVerbs, vessels } from '#text/languages/english/titles';
import { reportsForeignEvent } from '#text/languages/events';
import { isContentWord, tokens } from '#text/words/stems';
import { wordsOfOffice } from '../stories/titles';

const isVessel = (word: string): boolean => ownNames.has(word) || vessels.has(word);

/** Whether a capitalised word is a verb: a noun in `Two Launches in May`, a verb in `Agency Launches Probe`. */
const isVerb = (titleWords: readonly string[], index: number): boolean => {
  const before = (titleWords[index - 1] ?? '').toLowerCase();
  if (!eventVerbs.has((titleWords[index] ?? '').toLowerCase()) || functionWord.test(before)) return false;
  return !alsoPlurals.has((titleWords[index] ?? '').toLowerCase()) || titleWords[index + 1] !== undefined;
};

const namesContent = (object: readonly string[]): boolean => {
  const vessel = object.findIndex(isVessel);
  const content = vessel < 0 ? object : object.slice(vessel + 1);
  return content.some((word) => isContentWord(word) && !isVessel(word));
};

/**
 * Whether a title that reports what happened says as much as a sentence would, rather than that someone publishes rules
 * on something.
 */
export const titleReports = (title: string): boolean => {
  if (!isEventTitle(title)) return false;
  if (languageOf(title) !== null) return true;
  const titleWords = tokens(title).map((word) => word.toLowerCase());
  const presented = titleWords.findIndex((word) => presentingVerbs.has(word));
  return !(presented > 0 && titleWords.slice(presented).some(isVessel));
};

/**
 * Whether a title only names the document that was published: `Ministry Unveils Coastal Ferry Strategy`. It says less
 * than the document, but is better than nothing if the page has no better sentence.
 */
export const titlePresents = (title: string): boolean => {
  if (languageOf(title) !== null || isEventTitle(title)) return false;
  const titleWords = tokens(title).map((word) => word.toLowerCase());
  const verbIndex = titleWords.findIndex(
    (word, position) => position > 0 && presentingVerbs.has(word) && isVerb(titleWords, position),
  );
  const object = titleWords.slice(verbIndex + 1);
  const mentioned = object.slice(0, object.findIndex(isVessel));
  return (
    verbIndex > 0 &&
    object.some(isVessel) &&
    mentioned.filter((word) => isContentWord(word) && !ordinaryWords.has(word)).length > 1
  );
};

/**
 * Whether a title reports what happened by itself: who did what, not only which document was published. `Norland Cuts
 * Herring Quota` does; `Herring Quotas` and `Board Publishes Annual Report` do not.
 */
export const isEventTitle = (title: string): boolean => {
  if (/\?$/.test(title) || firstPerson.test(title)) return false;
  const titleWords = tokens(title);
  const language = languageOf(title);
  if (language !== null) return reportsForeignEvent(titleWords, language);
  if (openingPronouns.has((titleWords[0] ?? '').toLowerCase())) return false;
  const indexOfKnownVerb = titleWords.findIndex((_, index) => index > 0 && isVerb(titleWords, index));
  const verbIndex = indexOfKnownVerb > 0 ? indexOfKnownVerb : wordsOfOffice(title);
  if (verbIndex === 0) return false;
  const object = titleWords.slice(verbIndex + 1).map((word) => word.toLowerCase());
  const isPresented = presentingVerbs.has((titleWords[verbIndex] ?? '').toLowerCase());
  return isPresented ? namesContent(object) : object.some((word) => isContentWord(word));
};
