import { readFileSync } from 'node:fs';
import type { FactToFind } from '#engine/facts/question';
import { nothingKnown, type KnownFact } from '#engine/ledger';
import type { KeyFactValue } from '#events/research/ledger.events';
import { findNews } from '#modules/research/news-engine';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { corpusFile, pageOf, topic, topicNames, type TopicName } from './corpus-documents';

export interface LabelledFact extends FactToFind {
  readonly topic: TopicName;
  /** Guided no rule. */
  readonly blind: boolean;
  /** What a reader of the pages published until then would say; null if they do not say it. */
  readonly values: readonly { readonly on: string; readonly value: KeyFactValue | null }[];
}

export const labelledFacts = (file: string): readonly LabelledFact[] =>
  JSON.parse(readFileSync(corpusFile('labels', file), 'utf8')) as readonly LabelledFact[];

export type KeyFactOutcome = 'right' | 'unknown' | 'wrong';

interface KnownOnDay {
  readonly day: string;
  readonly known: ReadonlyMap<string, KnownFact>;
}

/** What is known of facts of a topic at the end of each day on which a page was published, after a run on each for all of them. */
const knownByDay = (name: TopicName, facts: readonly LabelledFact[]): readonly KnownOnDay[] => {
  const { tracker_description: description, documents } = topic(name);
  const days = [...new Set(documents.map(({ published }) => published.slice(0, 10)))].sort();
  const last =
    facts
      .flatMap(({ values }) => values.map(({ on }) => on))
      .sort()
      .at(-1) ?? '';
  let knowledge = nothingKnown;
  return days
    .filter((day) => day <= last)
    .map((day) => {
      const now = `${day}T23:00:00Z`;
      const pages = documents.filter(({ published }) => published.startsWith(day)).map(pageOf);
      const findings = findNews({
        description,
        domains: [],
        now,
        pages,
        knowledge,
        facts,
        newId: (name) => `${now} ${name}`,
      });
      knowledge = knowledgeAfter(knowledge, findings);
      return { day, known: knowledge.facts };
    });
};

/** The outcomes of a fact on its dates. */
const outcomesOf = (
  fact: LabelledFact,
  byDay: readonly KnownOnDay[],
): readonly { readonly told: string; readonly outcome: KeyFactOutcome }[] =>
  fact.values.map(({ on, value }) => {
    const found = byDay.findLast(({ day }) => day <= on)?.known.get(fact.name);
    const answer = found?.value ?? null;
    const outcome = answer === value ? 'right' : answer === null ? 'unknown' : 'wrong';
    return {
      told: `${fact.name} on ${on}: ${answer} (${value}) ${found?.evidence.quote.slice(0, 160) ?? ''}`,
      outcome,
    };
  });

export const factOutcomes = (facts: readonly LabelledFact[]): ReturnType<typeof outcomesOf> =>
  topicNames.flatMap((name) => {
    const those = facts.filter((fact) => fact.topic === name);
    const byDay = knownByDay(name, those);
    return those.flatMap((fact) => outcomesOf(fact, byDay));
  });
