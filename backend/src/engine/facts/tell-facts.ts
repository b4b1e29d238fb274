import { isGivenWrongly } from '../feedback/verdicts';
import type { Evidence, Finding, KnownFact, KnownFacts } from '../ledger';
import type { Reading, Run } from '../run';
import { claimFrom } from '../telling/claim-from';
import { findFacts, undoneFacts, type FactFound } from './find-facts';
import type { FactToFind } from './question';

const detailAppeal = 5;
/** Of lines that can tell the same value of the same thing. */
const likeness = 0.4;

/** Earlier lines that state the value that no longer holds. */
const outdated = (run: Run, { evidence: { url, quote } }: KnownFact): readonly string[] =>
  run.told
    .citing(url)
    .filter((claim) => claim.text === quote && run.told.holds(claim))
    .map(({ id }) => id);

/** Tells a fact's new value, unless an earlier run has. */
const tellChange = (run: Run, { observation, reading, sentence }: FactFound, before: KnownFact | undefined): void => {
  if (before === undefined || before.value === null || before.value === observation.value) return;
  const { told } = run;
  if (isGivenWrongly(before.written, told.citing(before.evidence.url))) return;
  const own = told.findings.find(({ claim }) => claim.text === sentence.text);
  if (own !== undefined) {
    told.tellAsChange(own.claim.id, before.written, outdated(run, before));
    return;
  }
  const isTold = told.lines
    .near(sentence.stems, likeness)
    .some(
      ({ text }) => text === sentence.text || (text !== before.evidence.quote && text.includes(observation.written)),
    );
  if (isTold) return;
  const [cited] = told.citing(reading.document.page.url);
  const claim = claimFrom(run, reading, sentence, {
    role: 'detail',
    story: cited?.story ?? reading.story,
    appeal: detailAppeal,
  });
  told.record({ kind: 'changed', claim, was: before.written, replaces: outdated(run, before) });
};

/** The evidence that overruled what a page says: all of it if this run contradicted a line of it, else the changed lines. */
const overruler = ({ told }: Run) => {
  const evidenceOf = ({ claim }: Finding): readonly Evidence[] => claim.evidence.slice(0, 1);
  return ({ evidence: { url, quote } }: KnownFact): Evidence | undefined => {
    const cited = told.citing(url);
    const [by] = told.findings
      .filter(({ kind, replaces }) =>
        cited.some(({ id, text }) => replaces.includes(id) && (kind === 'contradicted' || text === quote)),
      )
      .flatMap(evidenceOf);
    return by;
  };
};

/** Looks for the key facts in the pages on the topic, and tells those whose value has changed. */
export const tellFacts = (
  run: Run,
  readings: readonly Reading[],
  facts: readonly FactToFind[],
  known: KnownFacts,
): readonly KnownFact[] => {
  if (facts.length === 0) return [];
  const found = findFacts({ facts, known, now: run.at, verify: run.verify }, readings);
  for (const each of found) tellChange(run, each, known.get(each.observation.name));
  const current = new Map([...known].filter(([name]) => facts.some((fact) => fact.name === name)));
  const names = new Set(found.map(({ observation }) => observation.name));
  return [...found.map(({ observation }) => observation), ...undoneFacts(current, overruler(run), names, run.at)];
};
