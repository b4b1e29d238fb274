import type { Feedback } from '../domain/feedback.decider';
import type { Gathered } from '../gather/gathering';
import type { Attempt } from './attempt';
import type { RunToConclude } from './conclude-run';
import { withFeedback } from './ledger-of';
import { withoutWithdrawn } from './withdrawal';

/** The material that an attempt concludes from, before a model has chosen any of it. */
export const toConclude = (
  { run, tracker, scope, ledger, now }: Pick<Attempt, 'run' | 'tracker' | 'scope' | 'ledger' | 'now'>,
  gathered: Gathered,
): RunToConclude => {
  const { settings, phrases: alsoAbout, words } = tracker;
  const { description, domains, sites, keyFacts, naming } = settings;
  const { aliases, facts, links, pages, openings, overview } = ledger;
  const { claims, withdrawal } = withoutWithdrawn(ledger.claims, { description, alsoAbout });
  return {
    run: { ...run, scope, description, alsoAbout, words, naming, keyFacts, withdrawal, overview },
    domains,
    ...(sites !== undefined && { sites }),
    now: now.toISOString(),
    knowledge: { claims, aliases, facts, links, openings, pages: pages.around(gathered.pages) },
    // Images do not affect the conclusion.
    gathered: { ...gathered, pages: gathered.pages.map(({ images: _images, ...page }) => page) },
    nearness: null,
    editing: null,
  };
};

export const applyFeedback = (concluding: RunToConclude, feedback: Feedback): RunToConclude => ({
  ...concluding,
  knowledge: { ...concluding.knowledge, claims: withFeedback(concluding.knowledge.claims, feedback) },
});
