import { derivedId } from '#kernel/ids';
import type { Gathered } from '../gather/gathering';
import type { Findings, Knowledge } from '../pipeline/ledger';
import { isInOtherLanguage } from '../pipeline/languages/detection';
import { findNews } from '../pipeline/pipeline';
import { MAX_ARTICLE_CHARACTERS } from '../read/article-length';
import type { Extent } from '../read/extent';
import type { GatheredPage } from '../read/read-page';
import { outcomeOf, type OfRun, type RunOutcome } from './run-outcome';

export interface RunToConclude {
  readonly run: OfRun;
  readonly domains: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  readonly knowledge: Knowledge;
  readonly gathered: Gathered;
}

/** Verifies the gathered pages, compares them with the ledger and composes what to publish. Ids derive from the run's id. */
export const concludeRun = ({ run, domains, now, knowledge, gathered }: RunToConclude): RunOutcome => {
  const findings = findNews({
    description: run.description,
    alsoAbout: run.alsoAbout,
    words: run.words,
    facts: run.keyFacts,
    domains,
    now,
    pages: gathered.pages,
    knowledge,
    newId: (name) => derivedId(run.runId, name),
  });
  return outcomeOf(run, knowledge, gathered, sayingHowRead(findings, gathered));
};

const extents: Readonly<Record<Exclude<Extent, 'whole'>, string>> = {
  'up to the limit': `Only its first ${MAX_ARTICLE_CHARACTERS.toLocaleString('en-US')} characters were read.`,
  paywalled: 'Only the opening is free to read.',
  truncated: 'The page has only the opening.',
  collapsed: 'The page shows only the opening; the rest is collapsed.',
};

const otherLanguage = 'It is in a language that is judged only by title, opening and figures.';

const notesOn = ({ extent, blocks }: GatheredPage): readonly string[] => [
  ...(extent === 'whole' ? [] : [extents[extent]]),
  ...(isInOtherLanguage(blocks) ? [otherLanguage] : []),
];

const sayingHowRead = (findings: Findings, { pages }: Gathered): Findings => {
  const notes = new Map(pages.map((page) => [page.url, notesOn(page)]));
  return {
    ...findings,
    documents: findings.documents.map((document) => ({
      ...document,
      reason: [document.reason, ...(notes.get(document.url) ?? [])].join(' '),
    })),
  };
};
