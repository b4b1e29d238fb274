import { isFromWrongLine } from '../feedback/verdicts';
import { claimFrom } from '../findings/claim-from';
import type { Evidence, Finding, KnownFact, KnownFacts } from '../ledger';
import type { RunPage, Run } from '../run';
import { findFacts, undoneFacts, type FactFound } from './find-facts';
import type { FactToFind } from './question';
import { yearOfValue } from './values-of-type';

const DETAIL_APPEAL = 5;
/** Minimum likeness of lines that can report the same value of the same thing. */
const MIN_LIKENESS = 0.4;

/** Ids of earlier lines that state the outdated value. */
const claimsWithFact = (run: Run, { evidence: { url, quote } }: KnownFact): readonly string[] =>
  run.ledger
    .citing(url)
    .filter((claim) => claim.text === quote && run.ledger.holds(claim))
    .map(({ id }) => id);

/** Whether two values have different years, so that neither replaced the other. */
const areOfOtherYears = (one: KnownFact, other: KnownFact): boolean => {
  const [year, otherYear] = [yearOfValue(one), yearOfValue(other)];
  return year !== null && otherYear !== null && year !== otherYear;
};

/** Publishes a fact's new value, unless an earlier run has. */
const recordChange = (
  run: Run,
  { observation, isSentence, runPage, sentence }: FactFound,
  before: KnownFact | undefined,
): void => {
  if (isSentence || before === undefined || before.value === null || before.value === observation.value) return;
  if (areOfOtherYears(before, observation)) return;
  const { ledger } = run;
  if (isFromWrongLine(before.written, ledger.citing(before.evidence.url))) return;
  const own = ledger.findings.find(({ claim }) => claim.text === sentence.text);
  if (own !== undefined) {
    ledger.recordAsChange(own.claim.id, before.written, claimsWithFact(run, before));
    return;
  }
  const isPublished = ledger.lines
    .near(sentence.stems, MIN_LIKENESS)
    .some(
      ({ text }) => text === sentence.text || (text !== before.evidence.quote && text.includes(observation.written)),
    );
  if (isPublished) return;
  const [cited] = ledger.citing(runPage.analysis.page.url);
  const claim = claimFrom(run, runPage, sentence, {
    role: 'detail',
    story: cited?.story ?? runPage.story,
    appeal: DETAIL_APPEAL,
  });
  ledger.record({ kind: 'changed', claim, was: before.written, replaces: claimsWithFact(run, before) });
};

/**
 * Finds the evidence that overruled a page: all of the page if this run contradicted one of its lines, otherwise only
 * its changed lines, or a value in the words of a line that it ended.
 */
const overruler = ({ ledger }: Run) => {
  const evidenceOf = ({ claim }: Finding): readonly Evidence[] => claim.evidence.slice(0, 1);
  return ({ written, evidence: { url, quote } }: KnownFact): Evidence | undefined => {
    const cited = ledger.citing(url);
    const [by] = ledger.findings
      .filter(({ kind, replaces, endsParts = [] }) =>
        cited.some(
          ({ id, text }) =>
            (replaces.includes(id) && (kind === 'contradicted' || text === quote)) ||
            (text === quote && endsParts.some(({ claimId, words }) => claimId === id && words.includes(written))),
        ),
      )
      .flatMap(evidenceOf);
    return by;
  };
};

/** Looks for the key facts in the pages on the topic, and publishes those whose value has changed. */
export const addFacts = (
  run: Run,
  runPages: readonly RunPage[],
  facts: readonly FactToFind[],
  known: KnownFacts,
): readonly KnownFact[] => {
  if (facts.length === 0) return [];
  const found = findFacts({ facts, known, now: run.nowMs, verify: run.verify }, runPages);
  for (const each of found) recordChange(run, each, known.get(each.observation.name));
  const current = new Map([...known].filter(([name]) => facts.some((fact) => fact.name === name)));
  const names = new Set(found.map(({ observation }) => observation.name));
  return [...found.map(({ observation }) => observation), ...undoneFacts(current, overruler(run), names, run.nowMs)];
};
