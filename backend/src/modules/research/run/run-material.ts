import type { Editing } from '#engine/editing/editing';
import type { Knowledge } from '#engine/ledger';
import type { Nearness } from '#engine/nearness/nearness';
import type { RunRef } from '#events/research/run.events';
import type { ActiveTracker } from '#modules/trackers/published';
import type { Feedback } from '../domain/feedback.decider';
import type { Gathered } from '../gather/gathering';
import { type Ledger, withFeedback } from './ledger-of';
import type { RunInputs } from './run-outcome';
import { withoutWithdrawn } from './withdrawal';

/** The input in which a run looks for news. */
export interface RunMaterial {
  readonly run: RunInputs;
  readonly domains: readonly string[];
  /** Hosts that are read in addition to the search. */
  readonly sites?: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  readonly knowledge: Knowledge;
  readonly gathered: Gathered;
  /** How near its pages come to the topic in meaning; null if no model compared them. */
  readonly nearness: Nearness | null;
  /** The choices of a model; null if the rules choose everything. */
  readonly editing: Editing | null;
}

/** A run, its tracker and its ledger, as they were when an attempt at it began. */
export interface RunBasis {
  readonly run: RunRef;
  readonly tracker: ActiveTracker;
  readonly scope: string;
  readonly ledger: Ledger;
  readonly now: Date;
}

/** The material of a run, before a model has chosen any of it. */
export const materialOfRun = ({ run, tracker, scope, ledger, now }: RunBasis, gathered: Gathered): RunMaterial => {
  const { settings, extraTopics, wordFilter } = tracker;
  const { description, domains, sites, keyFacts, naming } = settings;
  const { aliases, facts, links, pages, openings, overview } = ledger;
  const { claims, withdrawal } = withoutWithdrawn(ledger.claims, { description, extraTopics });
  return {
    run: { ...run, scope, description, extraTopics, wordFilter, naming, keyFacts, withdrawal, overview },
    domains,
    ...(sites !== undefined && { sites }),
    now: now.toISOString(),
    knowledge: { claims, aliases, facts, links, openings, pages: pages.around(gathered.pages) },
    // Images do not affect what is found.
    gathered: { ...gathered, pages: gathered.pages.map(({ images: _images, ...page }) => page) },
    nearness: null,
    editing: null,
  };
};

export const applyFeedback = (material: RunMaterial, feedback: Feedback): RunMaterial => ({
  ...material,
  knowledge: { ...material.knowledge, claims: withFeedback(material.knowledge.claims, feedback) },
});
