import type { DocumentReason } from '#events/research/run-log';
import { disagrees } from '../compare/disagreement';
import { repeatedLine } from '../compare/lines';
import type { Candidate } from '../document';
import { keyOfTarget, targetsOf, type EditedLine, type Standing, type PublishedTarget } from '../editing/editing';
import { mayBePublished } from '../editing/may-be-published';
import type { Finding, LedgerClaim } from '../ledger';
import { evidenceFrom, leaveOut, type RunPage, type Run } from '../run';
import { languageOf } from '#text/languages/detection';
import type { Language } from '#text/languages/language';
import { cosine, sharesAny } from '#text/words/likeness';
import { figuresIn } from '#text/words/figures';
import { namesIn } from '#text/words/names';
import { stemSet } from '#text/words/stems';
import { claimFrom } from './claim-from';
import { floors } from './floors';
import { isAfter } from './is-after';

/** A page on which an editor chose, and what it chose. */
export interface EditedReading {
  readonly runPage: RunPage;
  readonly lines: readonly EditedLine[];
}

type Outcome =
  | { readonly kind: 'told'; readonly reason: DocumentReason }
  | { readonly kind: 'repeats'; readonly claim: LedgerClaim; readonly sentence: Candidate }
  | { readonly kind: 'refused'; readonly reason: DocumentReason };

/** What a page or a line names. A line that ends another has some of these names in common with it. */
const namesOf = (text: string, title: string, language: Language | null): ReadonlySet<string> =>
  new Set([...namesIn(text), ...namesIn(title), ...stemSet(title, language)]);

/** Whether a sentence and a claim have a subject in common, without which one cannot bear on the other. */
const haveSubjectInCommon = ({ document }: RunPage, { text, stems }: Candidate, claim: LedgerClaim): boolean => {
  const title = claim.evidence[0]?.title ?? '';
  // A title alone is too short to show its language; "de" would then count as a subject that two titles share.
  const own = namesOf(claim.text, title, languageOf(`${title} ${claim.text}`));
  const names = namesOf(text, document.page.title, document.language);
  return sharesAny(own, names) || cosine(stems, stemSet(claim.text)) >= floors.bearsOut;
};

/**
 * The value of a claim that a sentence replaces: the claim's first figure of the same kind that the sentence lacks;
 * without one, the whole claim.
 */
const earlierValue = (claim: LedgerClaim, text: string): string => {
  const next = figuresIn(text, 0);
  const values = new Set(next.map(({ value }) => value));
  const kinds = new Set(next.map(({ kind }) => kind));
  const was = figuresIn(claim.text, 0).find(({ kind, value }) => kinds.has(kind) && !values.has(value));
  return was?.text ?? claim.text;
};

const bearsOut = ({ text, stems }: Candidate, claim: LedgerClaim): boolean =>
  cosine(stems, stemSet(claim.text)) >= floors.bearsOut && !disagrees(text, claim.text);

/**
 * Tells what an editor chose and returns a lookup of the resulting claims. It verifies, cites and records like the
 * rules do; a choice that fails their checks is told as new or not at all.
 */
export const addEdited = (
  run: Run,
  pages: readonly EditedReading[],
): ((target: PublishedTarget) => LedgerClaim | undefined) => {
  /** Claims by the key of their target. */
  const claims = new Map<string, LedgerClaim>();
  const byText = new Map<string, LedgerClaim>();
  for (const [, published] of run.ledger.stories())
    for (const claim of published) {
      claims.set(keyOfTarget({ by: 'claim', claimId: claim.id }), claim);
      byText.set(claim.text, claim);
    }
  const targetOf = (target: PublishedTarget): LedgerClaim | undefined => claims.get(keyOfTarget(target));

  const record = (
    runPage: RunPage,
    sentence: Candidate,
    published: Pick<LedgerClaim, 'role' | 'story'>,
    overruling: Pick<Finding, 'was' | 'wasEvidence'> & {
      readonly kind: Finding['kind'];
      readonly replaces: readonly string[];
    },
  ): void => {
    const appeal = run.sentencesOf(runPage).find((ranked) => ranked.sentence === sentence)?.appeal ?? floors.headline;
    const claim = claimFrom(run, runPage, sentence, { ...published, appeal });
    run.ledger.record({ ...overruling, claim });
    byText.set(claim.text, claim);
    claims.set(keyOfTarget({ by: 'sentence', url: runPage.document.page.url, place: sentence.place }), claim);
  };

  /** The story of a sentence: a new one if its page's story was told, but not from this page in this run. */
  const storyOf = (runPage: RunPage, sentence: Candidate): Pick<LedgerClaim, 'role' | 'story'> => {
    const { url } = runPage.document.page;
    const published = run.ledger.ofStory(runPage.story);
    if (published.length === 0) return { role: 'headline', story: runPage.story };
    const own = run.ledger.citing(url).find((claim) => claim.firstSeenAt === run.nowIso);
    return own === undefined
      ? { role: 'headline', story: run.newId(`story ${url} ${sentence.text}`) }
      : { role: 'detail', story: own.story };
  };

  const tellUnlessRepeated = (
    runPage: RunPage,
    sentence: Candidate,
    published: Pick<LedgerClaim, 'role' | 'story'>,
    reason: DocumentReason,
  ): Outcome => {
    const repeated = repeatedLine(sentence, run.ledger.lines)?.claim;
    if (repeated !== undefined) return { kind: 'repeats', claim: repeated, sentence };
    record(runPage, sentence, published, { kind: 'new', replaces: [] });
    return { kind: 'told', reason };
  };

  const tellNew = (runPage: RunPage, sentence: Candidate): Outcome => {
    const isFirst = run.ledger.ofStory(runPage.story).length === 0;
    return tellUnlessRepeated(runPage, sentence, storyOf(runPage, sentence), { kind: isFirst ? 'new' : 'adds' });
  };

  const mayOverrule = (runPage: RunPage, sentence: Candidate, claim: LedgerClaim): boolean =>
    run.ledger.holds(claim) &&
    claim.text !== sentence.text &&
    isAfter(run, runPage, claim) &&
    haveSubjectInCommon(runPage, sentence, claim);

  /**
   * Tells a sentence that overrules lines: all those that it may overrule no longer hold, and it joins the story of the
   * first.
   */
  const overrule = (
    runPage: RunPage,
    sentence: Candidate,
    targets: readonly PublishedTarget[],
    kind: 'changed' | 'contradicted',
  ): Outcome => {
    const mentioned = new Set(targets.flatMap((target) => targetOf(target) ?? []));
    const overruled = [...mentioned].filter((claim) => mayOverrule(runPage, sentence, claim));
    const [first] = overruled;
    if (first === undefined) return tellNew(runPage, sentence);
    const [wasEvidence] = first.evidence;
    const was = kind === 'changed' ? earlierValue(first, sentence.text) : first.text;
    record(
      runPage,
      sentence,
      { role: first.role, story: first.story },
      { kind, was, ...(wasEvidence && { wasEvidence }), replaces: overruled.map(({ id }) => id) },
    );
    return { kind: 'told', reason: { kind: 'overrules' } };
  };

  const tell = (runPage: RunPage, sentence: Candidate, standing: Standing): Outcome => {
    const published = byText.get(sentence.text);
    if (published !== undefined) return { kind: 'repeats', claim: published, sentence };
    switch (standing.kind) {
      case 'new':
        return tellNew(runPage, sentence);
      case 'same':
      case 'adds': {
        const claim = targetOf(standing.of);
        if (claim === undefined) return tellNew(runPage, sentence);
        if (standing.kind === 'same') return { kind: 'repeats', claim, sentence };
        return tellUnlessRepeated(runPage, sentence, { role: 'detail', story: claim.story }, { kind: 'adds' });
      }
      case 'changes':
        return overrule(runPage, sentence, standing.of, 'changed');
      case 'ends':
      case 'corrects':
        return overrule(runPage, sentence, standing.of, 'contradicted');
    }
  };

  const outcomesOf = ({ runPage, lines }: EditedReading): readonly Outcome[] =>
    lines.flatMap((line): readonly Outcome[] => {
      const sentence = runPage.document.sentences[line.place];
      if (sentence === undefined || !mayBePublished(run, runPage, sentence)) return [];
      if (!run.verify(runPage, sentence)) return [{ kind: 'refused', reason: { kind: 'not_verified' } }];
      return [tell(runPage, sentence, line.standing)];
    });

  const confirm = (runPage: RunPage, { claim, sentence }: Extract<Outcome, { kind: 'repeats' }>): boolean => {
    const { url } = runPage.document.page;
    if (run.ledger.citing(url).some(({ id }) => id === claim.id)) return true;
    if (!bearsOut(sentence, claim)) return false;
    run.ledger.confirm(claim, evidenceFrom(runPage.document, sentence.text));
    return true;
  };

  const judge = (runPage: RunPage, outcomes: readonly Outcome[]): void => {
    const published = outcomes.find(({ kind }) => kind === 'told');
    const repeats = outcomes.flatMap((outcome) => (outcome.kind === 'repeats' ? [outcome] : []));
    const confirmed = repeats.filter((outcome) => confirm(runPage, outcome));
    const [first] = confirmed;
    if (published?.kind === 'told') run.judge(runPage, 'told', published.reason);
    else if (first !== undefined)
      run.judge(runPage, 'evidence', { kind: 'same_story', title: first.claim.evidence[0]?.title ?? '' });
    else if (repeats.length > 0) run.judge(runPage, 'left_out', { kind: 'not_supporting' });
    else {
      const refused = outcomes.find((outcome) => outcome.kind === 'refused');
      run.judge(runPage, 'left_out', refused?.reason ?? { kind: 'unclear' });
    }
  };

  // Lines that refer to sentences of this run come after the sentences.
  const namesSentence = ({ standing }: EditedLine): boolean => targetsOf(standing).some(({ by }) => by === 'sentence');
  const readable = pages.filter(({ runPage }) => {
    const judged = run.verdicts.ofStory(runPage.story) ?? run.verdicts.againstPage(runPage.document);
    if (judged !== undefined) leaveOut(run, runPage, judged);
    return judged === undefined;
  });
  const outcomes = new Map<RunPage, readonly Outcome[]>();
  for (const isLater of [false, true])
    for (const { runPage, lines } of readable) {
      const now = lines.filter((line) => namesSentence(line) === isLater);
      outcomes.set(runPage, [...(outcomes.get(runPage) ?? []), ...outcomesOf({ runPage, lines: now })]);
    }
  for (const [runPage, found] of outcomes) judge(runPage, found);
  return targetOf;
};
