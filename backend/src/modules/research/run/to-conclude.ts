import type { Feedback } from '../domain/feedback.decider';
import type { Gathered } from '../gather/gathering';
import type { Attempt } from './attempt';
import type { RunToConclude } from './conclude-run';
import { withFeedback } from './ledger-of';
import { withoutWithdrawn } from './withdrawal';

/** What an attempt is to conclude, before any model has chosen from it. */
export const toConclude = (
  { run, subject, scope, ledger, now }: Pick<Attempt, 'run' | 'subject' | 'scope' | 'ledger' | 'now'>,
  gathered: Gathered,
): RunToConclude => {
  const { settings, alsoAbout, words } = subject;
  const { description, domains, keyFacts, naming } = settings;
  const { aliases, facts, links, pages, openings, overview } = ledger;
  const { claims, withdrawal } = withoutWithdrawn(ledger.claims, { description, alsoAbout });
  return {
    run: { ...run, scope, description, alsoAbout, words, naming, keyFacts, withdrawal, overview },
    domains,
    now: now.toISOString(),
    knowledge: { claims, aliases, facts, links, openings, pages: pages.around(gathered.pages) },
    // Nothing is concluded from images.
    gathered: { ...gathered, pages: gathered.pages.map(({ images: _images, ...page }) => page) },
    nearness: null,
    editing: null,
  };
};

export const obeying = (concluding: RunToConclude, feedback: Feedback): RunToConclude => ({
  ...concluding,
  knowledge: { ...concluding.knowledge, claims: withFeedback(concluding.knowledge.claims, feedback) },
});
