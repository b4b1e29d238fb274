import type { LanguageModelFault } from '#platform/language-model/language-model';
import type { SearchEngineName } from '#events/trackers/tracker-settings';

export interface EngineQuestion {
  readonly description: string;
  /** Hosts that pages may come from; empty for any host. */
  readonly domains: readonly string[];
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** A page that an engine names. Not even the engine’s title for it is used: the product reads the page itself. */
export interface EnginePage {
  readonly url: string;
  /** The date as the engine gives it; empty if it does not. */
  readonly published: string;
}

export interface EnginePages {
  readonly kind: 'named';
  readonly pages: readonly EnginePage[];
  readonly costUsd: number;
}

/** A paid search that names pages about a topic. */
export interface SearchEngine {
  readonly name: SearchEngineName;
  find(question: EngineQuestion): Promise<EnginePages | LanguageModelFault>;
}
