import type { Naming } from './naming';
import type { SubjectKey } from './subject';

export const FREQUENCIES = ['hour', 'day', 'week', 'month'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const SEARCH_ENGINES = ['sonar-reasoning-pro', 'exa'] as const;
export type SearchEngineName = (typeof SEARCH_ENGINES)[number];
/** The only one available to users who are not staff. */
export const DEFAULT_SEARCH_ENGINE: SearchEngineName = 'sonar-reasoning-pro';

/** Who may choose what is told from the pages of a run. */
export const EDITORS = ['rules', 'model'] as const;
export type Editor = (typeof EDITORS)[number];

/** The choices that people have: `auto` leaves it to the installation's settings. */
export const EDITOR_CHOICES = ['auto', ...EDITORS] as const;
export type EditorChoice = (typeof EDITOR_CHOICES)[number];

export const KEY_FACT_TYPES = ['string', 'number', 'boolean', 'percentage', 'currency'] as const;
export type KeyFactType = (typeof KEY_FACT_TYPES)[number];

/** A value that research keeps up to date. `value` is set by staff initially, or null. */
export interface KeyFact {
  readonly name: string;
  readonly type: KeyFactType;
  readonly description: string;
  readonly value: string | number | boolean | null;
}

/** Settings chosen by a tracker's owner in the create and edit dialogs, except the folder. */
export interface TrackerSettings {
  /** The topic in the owner's words, trimmed, not empty. */
  readonly description: string;
  readonly frequency: Frequency;
  readonly model: SearchEngineName;
  /** Bare host names, lower case, unique; empty if any source is allowed, or only documents. */
  readonly domains: readonly string[];
  readonly keyFacts: readonly KeyFact[];
  /** Ids of documents that staff brought in, unique; absent if it names none. Without domains, only these are read. */
  readonly documents?: readonly string[];
  /** Who chooses what is told; absent if the installation decides. */
  readonly editor?: Editor;
  /** Bare host names that are read in addition to searching, unique; absent if there are none. */
  readonly sites?: readonly string[];
  /** Whether it is of a campaign, about a candidate; absent if not. */
  readonly campaign?: true;
  /** The country or agency that it is about; absent for any other tracker. */
  readonly subject?: SubjectKey;
  /**
   * The names that every line must have; absent if none are required. Only trackers of countries and agencies, and
   * their clones, have it.
   */
  readonly naming?: Naming;
}

export const editorChoiceOf = ({ editor }: Pick<TrackerSettings, 'editor'>): EditorChoice => editor ?? 'auto';
