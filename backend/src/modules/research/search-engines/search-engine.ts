import type { ModelFault } from '#platform/language-model/language-model';

export const engineNames = ['sonar-reasoning-pro', 'exa'] as const;
export type SearchEngineName = (typeof engineNames)[number];

export interface EngineQuestion {
  readonly description: string;
  /** Hosts that pages may come from; empty for any host. */
  readonly domains: readonly string[];
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** A page that an engine names. Not even the engine’s title for it is used: the product reads the page itself. */
export interface NamedPage {
  readonly url: string;
  /** The date as the engine gives it; empty if it does not. */
  readonly published: string;
}

export interface NamedPages {
  readonly kind: 'named';
  readonly pages: readonly NamedPage[];
  readonly costUsd: number;
}

/** A paid search that names pages about a topic. */
export interface SearchEngine {
  readonly name: SearchEngineName;
  find(question: EngineQuestion): Promise<NamedPages | ModelFault>;
}
