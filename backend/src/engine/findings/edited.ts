import type { DocumentReason } from '#events/research/run-log';
import type { CandidateSentence } from '../analysed-page';
import { targetsOf, type EditedLine, type Standing, type PublishedTarget } from '../editing/editing';
import { mayBePublished } from '../editing/sentences-for-editor';
import type { LedgerClaim } from '../ledger';
import { evidenceFrom, leaveOutByVerdict, type RunPage, type Run } from '../run';
import { keepBackground } from './background';
import { repeatedNews } from './claim-from';
import {
  supportsClaim,
  earlierValue,
  mayOverruleAsEdited,
  editedClaims,
  type EditedClaims,
  type RoleInStory,
} from './edited-rules';

/** A page on which an editor chose, and what it chose. */
export interface EditedReading {
  readonly runPage: RunPage;
  readonly lines: readonly EditedLine[];
}

type LineOutcome =
  | { readonly kind: 'published'; readonly reason: DocumentReason }
  | { readonly kind: 'repeats'; readonly claim: LedgerClaim; readonly sentence: CandidateSentence }
  | { readonly kind: 'refused'; readonly reason: DocumentReason };

/** The run and the claims to which an editor's choices refer. */
interface Edited {
  readonly run: Run;
  readonly claims: EditedClaims;
}

/** The story of a sentence: a new one if its page's story was published, but not from this page in this run. */
const roleInStoryOf = (run: Run, runPage: RunPage, sentence: CandidateSentence): RoleInStory => {
  const { url } = runPage.analysis.page;
  if (run.ledger.ofStory(runPage.story).length === 0) return { role: 'headline', story: runPage.story };
  const own = run.ledger.citing(url).find((claim) => claim.firstSeenAt === run.nowIso);
  return own === undefined
    ? { role: 'headline', story: run.newId(`story ${url} ${sentence.text}`) }
    : { role: 'detail', story: own.story };
};

/** A sentence that is not known to overrule anything, with its role and why its page is then published. */
interface LineToAdd {
  readonly sentence: CandidateSentence;
  readonly roleInStory: RoleInStory;
  readonly reason: DocumentReason;
}

const addUnlessRepeated = (
  { run, claims }: Edited,
  runPage: RunPage,
  { sentence, roleInStory, reason }: LineToAdd,
): LineOutcome => {
  const repeated = repeatedNews(run, sentence);
  if (repeated !== undefined) return { kind: 'repeats', claim: repeated, sentence };
  claims.record(runPage, sentence, roleInStory, { kind: 'new', replaces: [] });
  return { kind: 'published', reason };
};

const addNew = (edited: Edited, runPage: RunPage, sentence: CandidateSentence): LineOutcome => {
  const { run } = edited;
  const isFirst = run.ledger.ofStory(runPage.story).length === 0;
  const roleInStory = roleInStoryOf(run, runPage, sentence);
  return addUnlessRepeated(edited, runPage, { sentence, roleInStory, reason: { kind: isFirst ? 'new' : 'adds' } });
};

/**
 * Adds a sentence that overrules lines: all those that it may overrule no longer hold, and it joins the story of the
 * first.
 */
const addOverruling = (
  edited: Edited,
  runPage: RunPage,
  sentence: CandidateSentence,
  targets: readonly PublishedTarget[],
  kind: 'changed' | 'contradicted',
): LineOutcome => {
  const { run, claims } = edited;
  const meant = new Set(targets.flatMap((target) => claims.ofTarget(target) ?? []));
  const overruled = [...meant].filter((claim) => mayOverruleAsEdited(run, runPage, sentence, claim));
  const [first] = overruled;
  if (first === undefined) return addNew(edited, runPage, sentence);
  const [wasEvidence] = first.evidence;
  const was = kind === 'changed' ? earlierValue(first, sentence.text) : first.text;
  const replaces = overruled.map(({ id }) => id);
  const roleInStory = { role: first.role, story: first.story };
  claims.record(runPage, sentence, roleInStory, { kind, was, ...(wasEvidence && { wasEvidence }), replaces });
  return { kind: 'published', reason: { kind: 'overrules' } };
};

const add = (edited: Edited, runPage: RunPage, sentence: CandidateSentence, standing: Standing): LineOutcome => {
  const { claims } = edited;
  const known = claims.ofText(sentence.text);
  if (known !== undefined) return { kind: 'repeats', claim: known, sentence };
  switch (standing.kind) {
    case 'new':
      return addNew(edited, runPage, sentence);
    case 'same':
    case 'adds': {
      const claim = claims.ofTarget(standing.of);
      if (claim === undefined) return addNew(edited, runPage, sentence);
      if (standing.kind === 'same') return { kind: 'repeats', claim, sentence };
      return addUnlessRepeated(edited, runPage, {
        sentence,
        roleInStory: { role: 'detail', story: claim.story },
        reason: { kind: 'adds' },
      });
    }
    case 'changes':
      return addOverruling(edited, runPage, sentence, standing.of, 'changed');
    case 'ends':
    case 'corrects':
      return addOverruling(edited, runPage, sentence, standing.of, 'contradicted');
  }
};

const outcomesOf = (edited: Edited, { runPage, lines }: EditedReading): readonly LineOutcome[] =>
  lines.flatMap((line): readonly LineOutcome[] => {
    const { run } = edited;
    const sentence = runPage.analysis.sentences[line.index];
    if (sentence === undefined || !mayBePublished(run, runPage, sentence)) return [];
    if (!run.verify(runPage, sentence)) return [{ kind: 'refused', reason: { kind: 'not_verified' } }];
    return [add(edited, runPage, sentence, line.standing)];
  });

const confirm = (
  run: Run,
  runPage: RunPage,
  { claim, sentence }: Extract<LineOutcome, { kind: 'repeats' }>,
): boolean => {
  const { url } = runPage.analysis.page;
  if (run.ledger.citing(url).some(({ id }) => id === claim.id)) return true;
  if (!supportsClaim(sentence, claim)) return false;
  run.ledger.confirm(claim, evidenceFrom(runPage.analysis, sentence.text));
  return true;
};

const judge = (run: Run, runPage: RunPage, outcomes: readonly LineOutcome[]): void => {
  const added = outcomes.find(({ kind }) => kind === 'published');
  const repeats = outcomes.flatMap((outcome) => (outcome.kind === 'repeats' ? [outcome] : []));
  const [first] = repeats.filter((outcome) => confirm(run, runPage, outcome));
  if (added?.kind === 'published') run.recordOutcome(runPage, 'told', added.reason);
  else if (first !== undefined)
    run.recordOutcome(runPage, 'evidence', { kind: 'same_story', title: first.claim.evidence[0]?.title ?? '' });
  else if (repeats.length > 0) run.recordOutcome(runPage, 'left_out', { kind: 'not_supporting' });
  else {
    const refused = outcomes.find((outcome) => outcome.kind === 'refused');
    run.recordOutcome(runPage, 'left_out', refused?.reason ?? { kind: 'unclear' });
  }
};

/** Leaves out the pages that a verdict of the owner speaks against. */
const withoutStruck = (run: Run, pages: readonly EditedReading[]): readonly EditedReading[] =>
  pages.filter(({ runPage }) => {
    const judged = run.verdicts.ofStory(runPage.story) ?? run.verdicts.againstPage(runPage.analysis);
    if (judged !== undefined) leaveOutByVerdict(run, runPage, judged);
    return judged === undefined;
  });

const refersToSentence = ({ standing }: EditedLine): boolean => targetsOf(standing).some(({ by }) => by === 'sentence');

/**
 * Adds what an editor chose and returns a lookup of the resulting claims. It verifies, cites and records as the rules
 * do; a choice that fails their checks is added as new or not at all.
 */
export const addEdited = (
  run: Run,
  pages: readonly EditedReading[],
): ((target: PublishedTarget) => LedgerClaim | undefined) => {
  const edited = { run, claims: editedClaims(run) };
  const readable = withoutStruck(run, pages);
  const outcomes = new Map<RunPage, readonly LineOutcome[]>();
  // Lines that refer to sentences of this run come after the sentences.
  for (const isLater of [false, true])
    for (const { runPage, lines } of readable) {
      const now = lines.filter((line) => refersToSentence(line) === isLater);
      outcomes.set(runPage, [...(outcomes.get(runPage) ?? []), ...outcomesOf(edited, { runPage, lines: now })]);
    }
  for (const [runPage, found] of outcomes) judge(run, runPage, found);
  for (const { runPage } of readable) keepBackground(run, runPage);
  return (target) => edited.claims.ofTarget(target);
};
