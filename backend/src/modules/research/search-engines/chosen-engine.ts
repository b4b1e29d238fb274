import { SEARCH_ENGINES, type SearchEngineName } from '#events/trackers/tracker-settings';
import type { Outbound } from '#platform/fetch/outbound';
import { askThroughBreaker } from '#platform/language-model/circuit-breaker';
import { exa, type ExaSettings } from './exa';
import { perplexity, type PerplexitySettings } from './perplexity';
import type { SearchEngine } from './search-engine';

export interface SearchEngineSettings {
  /** RESEARCH_ENGINE. */
  readonly engine: 'auto' | 'feeds' | SearchEngineName;
  readonly perplexity?: PerplexitySettings;
  readonly exa?: ExaSettings;
}

/** The engine for a tracker's model; null if none is configured, or only `feeds` is allowed. */
export type SearchEngineFor = (model: SearchEngineName) => SearchEngine | null;

const guarded = (engine: SearchEngine): SearchEngine => {
  const find = askThroughBreaker((question: Parameters<SearchEngine['find']>[0]) => engine.find(question));
  return { name: engine.name, find };
};

export const searchEngineChooser = (settings: SearchEngineSettings, outbound: Outbound): SearchEngineFor => {
  const configured = new Map<SearchEngineName, SearchEngine>();
  if (settings.perplexity !== undefined)
    configured.set('sonar-reasoning-pro', guarded(perplexity(settings.perplexity, outbound)));
  if (settings.exa !== undefined) configured.set('exa', guarded(exa(settings.exa, outbound)));
  return (model) => {
    switch (settings.engine) {
      case 'feeds':
        return null;
      case 'auto': {
        const [other] = SEARCH_ENGINES.flatMap((name) => configured.get(name) ?? []);
        return configured.get(model) ?? other ?? null;
      }
      default:
        return configured.get(settings.engine) ?? null;
    }
  };
};

/** What runs can be researched with: `feeds`, and the paid engines that have a key and are enabled. */
export const pageFindersInUse = ({
  engine,
  perplexity,
  exa,
}: SearchEngineSettings): readonly ('feeds' | SearchEngineName)[] => {
  const hasKey = { 'sonar-reasoning-pro': perplexity !== undefined, exa: exa !== undefined };
  return ['feeds', ...SEARCH_ENGINES.filter((name) => hasKey[name] && (engine === 'auto' || engine === name))];
};
