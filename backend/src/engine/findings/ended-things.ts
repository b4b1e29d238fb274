import { authorities, courts } from '#text/languages/english/authorities';
import { saysStopped, stopsNamedIn } from '#text/languages/holding';
import type { Language } from '#text/languages/language';
import { isCapitalised, nameWordsIn } from '#text/words/names';
import { contentStem, stemSet, tokens } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { meaningOfStem, tokensIn } from '../compare/clause-words';
import { areOfOthers } from '../compare/designations';
import {
  areRelated,
  endedThings,
  hasRelated,
  isInPassing,
  stemOf,
  stemsIn,
  type EndedThing,
} from '../compare/ended-thing';
import { hasUndoing, oneAtAPlace } from '../compare/undoing/verbs';
import { withPlainVerbsAndNoBrackets } from '../compare/verb-phrases';
import type { LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';

/** Names in the title or sentence of a page that the page of a line lacks, while that line has others. */
const isOnOtherNames = (run: Run, runPage: RunPage, claim: LedgerClaim): boolean => {
  const { language, page, gate } = runPage.analysis;
  if (language?.capitalisedNouns === true) return false;
  const stems = (text: string): readonly string[] =>
    [...nameWordsIn(text)].map((name) => contentStem(name, language)).filter((stem) => stem !== '');
  const known = new Set([
    ...stemSet(`${claim.text} ${claim.evidence[0]?.title ?? ''}`, language),
    ...run.remembered(claim.evidence[0]?.url ?? '').stems,
    ...run.topicStems,
  ]);
  const lacks = stems(claim.text).filter(
    (name) => !gate.counts.has(name) && !gate.title.has(name) && !run.topicStems.has(name),
  );
  return stems(page.title).some((name) => !known.has(name)) && lacks.length > 0;
};

/** Whether whoever ended a thing may end that of a line: somebody it names, or an authority if it is not its own. */
const mayEnd = ({ agent, isOwn }: EndedThing, known: ReadonlySet<string>, language: Language | null): boolean => {
  if (agent === null) return true;
  const words = tokens(agent);
  const capitalised = words.filter((word) => isCapitalised(word) && contentStem(word, language) !== '');
  const isKnown = (word: string): boolean => known.has(stemOf(word, language));
  if (isOwn) return capitalised.every(isKnown);
  const isAuthority = words.some((word) => authorities.has(word.toLowerCase()) || courts.has(word.toLowerCase()));
  return isAuthority || capitalised.length === 0 || capitalised.some(isKnown);
};

/** Whether a sentence or its title has a name of a line, if that has any. */
const sharesNameWith = (line: string, later: ReadonlySet<string>, language: Language | null): boolean => {
  const names = language?.capitalisedNouns === true ? [] : [...nameWordsIn(line)].map((name) => stemOf(name, language));
  return names.length === 0 || names.some((name) => later.has(name));
};

/** Whether the title of a line's page says only of another thing that it ended: `Larch 12 due in May, drops old phones`. */
const endsOther = (title: string, { head, others }: EndedThing): boolean => {
  const ended = endedThings(title, null);
  const words = [head, ...others];
  return ended.length > 0 && !ended.some((each) => [each.head, ...each.others].some((word) => words.includes(word)));
};

/** Whether a line or its title itself reports an end, which a later page may tell again in other words. */
const isOfEnd = ({ text }: LedgerClaim, title: string, thing: EndedThing, language: Language | null): boolean => {
  if (language !== null)
    return [text, title].some((each) => language.news.undoing.test(each) || endedThings(each, language).length > 0);
  const speaksOfUndoing = (each: string): boolean => hasUndoing(tokensIn(withPlainVerbsAndNoBrackets(each)));
  return speaksOfUndoing(text) || (speaksOfUndoing(title) && !endsOther(title, thing));
};

/** How well a line fits what ended, before the number of words in common. */
const FITS = { states: 300, title: 200, act: 100 };

/** A sentence that says that a thing has ended, beside a line. */
interface EndBesideLine {
  readonly run: Run;
  readonly runPage: RunPage;
  readonly sentence: CandidateSentence;
  /** Stems of the sentence and of its page's title. */
  readonly later: ReadonlySet<string>;
  readonly thing: EndedThing;
  readonly claim: LedgerClaim;
}

const titleOf = ({ evidence: [first] }: LedgerClaim): string => first?.title ?? '';

/** After `the firm closes its plant`, `gives up its site` says the same again; only the closure can end. */
const tellsStopAgain = ({ runPage, thing: { head, isAct, isDeed }, claim }: EndBesideLine): boolean => {
  const { language } = runPage.analysis;
  const line = `${titleOf(claim)}. ${language === null ? withPlainVerbsAndNoBrackets(claim.text) : claim.text}`;
  if ((isAct && !isDeed) || !saysStopped(line, language)) return false;
  return !stopsNamedIn(line, language).some((word) => areRelated(stemOf(word, language), head, language));
};

/** Stems that a line, its title, what is remembered of its page, and the topic have. */
const knownOf = ({ run, runPage, claim }: EndBesideLine, told: ReadonlySet<string>): ReadonlySet<string> => {
  const around = [...run.remembered(claim.evidence[0]?.url ?? '').stems, ...run.topicStems];
  return new Set([...told, ...(runPage.analysis.language === null ? around.map(meaningOfStem) : around)]);
};

/** Whether a line may be about what ended, whatever it says of it. */
const mayBeOf = (beside: EndBesideLine, told: ReadonlySet<string>): boolean => {
  const { runPage, sentence, later, thing, claim } = beside;
  const { language, page } = runPage.analysis;
  const line = `${titleOf(claim)}. ${claim.text}`;
  const known = knownOf(beside, told);
  return (
    thing.others.every((word) => hasRelated(known, word, language)) &&
    !areOfOthers(`${page.title}. ${sentence.text}`, line) &&
    !isOfEnd(claim, titleOf(claim), thing, language) &&
    !tellsStopAgain(beside) &&
    mayEnd(thing, known, language) &&
    sharesNameWith(line, later, language)
  );
};

/** Minimum number of words in common; more if the sentence does not name the thing by other words than its head. */
const MIN_SHARED = { named: 2, unnamed: 3 };

/** Whether what ended is who acts in a line: a mayor who is suspended has not ended what he announced. */
const isActorOf = ({ run, runPage, thing: { head, isAct }, claim }: EndBesideLine): boolean => {
  const first = [...stemsIn(claim.text, runPage.analysis.language)].find((each) => !/^\d/.test(each));
  return first === head && !isAct && !oneAtAPlace.has(head) && !run.topicStems.has(head);
};

/** How surely a line is what ended; 0 if it is not. */
const fitOf = (beside: EndBesideLine): number => {
  const { run, runPage, later, thing, claim } = beside;
  const { head, isAct, others } = thing;
  const { language } = runPage.analysis;
  const own = stemsIn(claim.text, language);
  const ofTitle = stemsIn(titleOf(claim), language);
  const told = new Set([...own, ...ofTitle]);
  const shared = [...later].filter((stem) => told.has(stem)).length;
  if (shared < MIN_SHARED.named || isActorOf(beside) || !mayBeOf(beside, told)) return 0;
  const isNamed = others.some((word) => hasRelated(told, word, language));
  if (!isNamed && (shared < MIN_SHARED.unnamed || isOnOtherNames(run, runPage, claim))) return 0;
  if (hasRelated(own, head, language)) {
    if (!isInPassing(claim.text, head, language)) return FITS.states + shared;
    if (!isAct) return 0;
  }
  if (claim.role !== 'headline') return 0;
  if (hasRelated(ofTitle, head, language)) return FITS.title + shared;
  return isAct && isNamed ? FITS.act + shared : 0;
};

interface EndedLine {
  readonly claim: LedgerClaim;
  /** Whether the line itself states what ended, rather than its title or what is known around it. */
  readonly states: boolean;
}

/** A sentence, and what it says has ended. */
interface EndSentence {
  readonly sentence: CandidateSentence;
  readonly things: readonly EndedThing[];
}

/** The line that says, best of all, what a sentence says has ended; null if none surely does. */
export const lineOfEnded = (
  run: Run,
  runPage: RunPage,
  { sentence, things }: EndSentence,
  claims: readonly LedgerClaim[],
): EndedLine | null => {
  const { page, language } = runPage.analysis;
  const later = new Set([...stemsIn(sentence.text, language), ...stemsIn(page.title, language)]);
  let best: { readonly claim: LedgerClaim; readonly fit: number } | null = null;
  for (const thing of things)
    for (const claim of claims) {
      if (claim.evidence.some(({ url }) => url === page.url)) continue;
      const fit = fitOf({ run, runPage, sentence, later, thing, claim });
      if (fit > (best?.fit ?? 0)) best = { claim, fit };
    }
  return best === null ? null : { claim: best.claim, states: best.fit >= FITS.states };
};
