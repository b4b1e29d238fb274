import type { DocumentReason } from '#events/research/run-log';
import { disagrees } from '../compare/disagreement';
import { repeatedLine } from '../compare/lines';
import type { Candidate } from '../document';
import { keyOfTarget, targetsOf, type EditedLine, type Standing, type ToldTarget } from '../editing/editing';
import { mayBeTold } from '../editing/may-be-told';
import type { Finding, LedgerClaim } from '../ledger';
import { evidenceFrom, leaveOut, type Reading, type Run } from '../run';
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
  readonly reading: Reading;
  readonly lines: readonly EditedLine[];
}

type Outcome =
  | { readonly kind: 'told'; readonly reason: DocumentReason }
  | { readonly kind: 'repeats'; readonly claim: LedgerClaim; readonly sentence: Candidate }
  | { readonly kind: 'refused'; readonly reason: DocumentReason };

/** What a page or a line names: a line that ends another shares something of it. */
const namesOf = (text: string, title: string, language: Language | null): ReadonlySet<string> =>
  new Set([...namesIn(text), ...namesIn(title), ...stemSet(title, language)]);

/** Whether a sentence and a claim have a subject in common, so that one may bear on the other at all. */
const haveSubjectInCommon = ({ document }: Reading, { text, stems }: Candidate, claim: LedgerClaim): boolean => {
  const title = claim.evidence[0]?.title ?? '';
  // A title alone is too short to show its language, and then "de" of two titles would be their subject.
  const own = namesOf(claim.text, title, languageOf(`${title} ${claim.text}`));
  const names = namesOf(text, document.page.title, document.language);
  return sharesAny(own, names) || cosine(stems, stemSet(claim.text)) >= floors.bearsOut;
};

/** The value of a claim in whose place a sentence gives another: the first of the same kind that it lacks; else all that the claim says. */
const earlierValue = (claim: LedgerClaim, text: string): string => {
  const next = figuresIn(text, 0);
  const values = new Set(next.map(({ value }) => value));
  const kinds = new Set(next.map(({ kind }) => kind));
  const was = figuresIn(claim.text, 0).find(({ kind, value }) => kinds.has(kind) && !values.has(value));
  return was?.text ?? claim.text;
};

const bearsOut = ({ text, stems }: Candidate, claim: LedgerClaim): boolean =>
  cosine(stems, stemSet(claim.text)) >= floors.bearsOut && !disagrees(text, claim.text);

/** Tells what an editor chose, and returns what finds the claim of what was told. It verifies, cites and records as for sentences that the rules choose; what does not pass is told as new or not at all. */
export const tellEdited = (
  run: Run,
  pages: readonly EditedReading[],
): ((target: ToldTarget) => LedgerClaim | undefined) => {
  /** By the keys of targets. */
  const claims = new Map<string, LedgerClaim>();
  const byText = new Map<string, LedgerClaim>();
  for (const [, told] of run.told.stories())
    for (const claim of told) {
      claims.set(keyOfTarget({ by: 'claim', claimId: claim.id }), claim);
      byText.set(claim.text, claim);
    }
  const targetOf = (target: ToldTarget): LedgerClaim | undefined => claims.get(keyOfTarget(target));

  const record = (
    reading: Reading,
    sentence: Candidate,
    told: Pick<LedgerClaim, 'role' | 'story'>,
    overruling: Pick<Finding, 'was' | 'wasEvidence'> & {
      readonly kind: Finding['kind'];
      readonly replaces: readonly string[];
    },
  ): void => {
    const appeal = run.sentencesOf(reading).find((ranked) => ranked.sentence === sentence)?.appeal ?? floors.headline;
    const claim = claimFrom(run, reading, sentence, { ...told, appeal });
    run.told.record({ ...overruling, claim });
    byText.set(claim.text, claim);
    claims.set(keyOfTarget({ by: 'sentence', url: reading.document.page.url, place: sentence.place }), claim);
  };

  /** Another thing than what the rules took the page for gets a story of its own. */
  const storyOf = (reading: Reading, sentence: Candidate): Pick<LedgerClaim, 'role' | 'story'> => {
    const { url } = reading.document.page;
    const told = run.told.ofStory(reading.story);
    if (told.length === 0) return { role: 'headline', story: reading.story };
    const own = run.told.citing(url).find((claim) => claim.firstSeenAt === run.now);
    return own === undefined
      ? { role: 'headline', story: run.newId(`story ${url} ${sentence.text}`) }
      : { role: 'detail', story: own.story };
  };

  const tellUnlessRepeated = (
    reading: Reading,
    sentence: Candidate,
    told: Pick<LedgerClaim, 'role' | 'story'>,
    reason: DocumentReason,
  ): Outcome => {
    const repeated = repeatedLine(sentence, run.told.lines)?.claim;
    if (repeated !== undefined) return { kind: 'repeats', claim: repeated, sentence };
    record(reading, sentence, told, { kind: 'new', replaces: [] });
    return { kind: 'told', reason };
  };

  const tellNew = (reading: Reading, sentence: Candidate): Outcome => {
    const isFirst = run.told.ofStory(reading.story).length === 0;
    return tellUnlessRepeated(reading, sentence, storyOf(reading, sentence), { kind: isFirst ? 'new' : 'adds' });
  };

  const mayOverrule = (reading: Reading, sentence: Candidate, claim: LedgerClaim): boolean =>
    run.told.holds(claim) &&
    claim.text !== sentence.text &&
    isAfter(run, reading, claim) &&
    haveSubjectInCommon(reading, sentence, claim);

  /** Each line that it may overrule holds no longer; the first is what it is told beside. */
  const overrule = (
    reading: Reading,
    sentence: Candidate,
    targets: readonly ToldTarget[],
    kind: 'changed' | 'contradicted',
  ): Outcome => {
    const named = new Set(targets.flatMap((target) => targetOf(target) ?? []));
    const overruled = [...named].filter((claim) => mayOverrule(reading, sentence, claim));
    const [first] = overruled;
    if (first === undefined) return tellNew(reading, sentence);
    const [wasEvidence] = first.evidence;
    const was = kind === 'changed' ? earlierValue(first, sentence.text) : first.text;
    record(
      reading,
      sentence,
      { role: first.role, story: first.story },
      { kind, was, ...(wasEvidence && { wasEvidence }), replaces: overruled.map(({ id }) => id) },
    );
    return { kind: 'told', reason: { kind: 'overrules' } };
  };

  const tell = (reading: Reading, sentence: Candidate, standing: Standing): Outcome => {
    const told = byText.get(sentence.text);
    if (told !== undefined) return { kind: 'repeats', claim: told, sentence };
    switch (standing.kind) {
      case 'new':
        return tellNew(reading, sentence);
      case 'same':
      case 'adds': {
        const claim = targetOf(standing.of);
        if (claim === undefined) return tellNew(reading, sentence);
        if (standing.kind === 'same') return { kind: 'repeats', claim, sentence };
        return tellUnlessRepeated(reading, sentence, { role: 'detail', story: claim.story }, { kind: 'adds' });
      }
      case 'changes':
        return overrule(reading, sentence, standing.of, 'changed');
      case 'ends':
      case 'corrects':
        return overrule(reading, sentence, standing.of, 'contradicted');
    }
  };

  const outcomesOf = ({ reading, lines }: EditedReading): readonly Outcome[] =>
    lines.flatMap((line): readonly Outcome[] => {
      const sentence = reading.document.sentences[line.place];
      if (sentence === undefined || !mayBeTold(run, reading, sentence)) return [];
      if (!run.verify(reading, sentence)) return [{ kind: 'refused', reason: { kind: 'not_verified' } }];
      return [tell(reading, sentence, line.standing)];
    });

  const confirm = (reading: Reading, { claim, sentence }: Extract<Outcome, { kind: 'repeats' }>): boolean => {
    const { url } = reading.document.page;
    if (run.told.citing(url).some(({ id }) => id === claim.id)) return true;
    if (!bearsOut(sentence, claim)) return false;
    run.told.confirm(claim, evidenceFrom(reading.document, sentence.text));
    return true;
  };

  const judge = (reading: Reading, outcomes: readonly Outcome[]): void => {
    const told = outcomes.find(({ kind }) => kind === 'told');
    const repeats = outcomes.flatMap((outcome) => (outcome.kind === 'repeats' ? [outcome] : []));
    const confirmed = repeats.filter((outcome) => confirm(reading, outcome));
    const [first] = confirmed;
    if (told?.kind === 'told') run.judge(reading, 'told', told.reason);
    else if (first !== undefined)
      run.judge(reading, 'evidence', { kind: 'same_story', title: first.claim.evidence[0]?.title ?? '' });
    else if (repeats.length > 0) run.judge(reading, 'left_out', { kind: 'not_supporting' });
    else {
      const refused = outcomes.find((outcome) => outcome.kind === 'refused');
      run.judge(reading, 'left_out', refused?.reason ?? { kind: 'unclear' });
    }
  };

  // What names a sentence of this run comes after all that may be named.
  const namesSentence = ({ standing }: EditedLine): boolean => targetsOf(standing).some(({ by }) => by === 'sentence');
  const readable = pages.filter(({ reading }) => {
    const judged = run.verdicts.ofStory(reading.story) ?? run.verdicts.againstPage(reading.document);
    if (judged !== undefined) leaveOut(run, reading, judged);
    return judged === undefined;
  });
  const outcomes = new Map<Reading, readonly Outcome[]>();
  for (const isLater of [false, true])
    for (const { reading, lines } of readable) {
      const now = lines.filter((line) => namesSentence(line) === isLater);
      outcomes.set(reading, [...(outcomes.get(reading) ?? []), ...outcomesOf({ reading, lines: now })]);
    }
  for (const [reading, found] of outcomes) judge(reading, found);
  return targetOf;
};
