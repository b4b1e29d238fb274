import type { Publication, Writing } from '#engine/writing/writer';
import type { Editor } from '#events/trackers/tracker-settings';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { ScratchStore } from '#platform/read-store/read-store';
import type { Gatherer } from '../gather/gathering';
import type { IllustratedRun } from '../illustrations/illustrations';
import type { Compared } from '../meaning/compare-meaning';
import type { EditedByLanguageModel, SearchProposer } from '../research-language-model';
import type { SearchEngineFor } from '../search-engines/chosen-engine';
import type { CheckedPage, PageToCheck } from './check-page';
import type { RunMaterial } from './run-material';
import type { RunOutcome } from './run-outcome';

export interface ResearchRunPorts {
  readonly runner: CommandRunner;
  readonly gatherer: Gatherer;
  readonly findNews: (run: RunMaterial, signal: AbortSignal) => Promise<RunOutcome>;
  /** Has a model compare new pages, if there are any, with the topic; null if words alone decide. */
  readonly compare: ((run: RunMaterial, signal: AbortSignal) => Promise<Compared | null>) | null;
  /** The proposer of searches for a tracker, given the editor that it chose; null if there is none. */
  readonly proposerFor: (chosen: Editor | undefined) => SearchProposer | null;
  /**
   * Has a model choose what is told, if it is to choose and has anything to choose from; otherwise says why the rules
   * choose.
   */
  readonly edit: (
    run: RunMaterial,
    chosen: Editor | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly kind: 'rules' | 'missing' } | ({ readonly kind: 'edited' } & EditedByLanguageModel)>;
  /** The lines that a page yields by itself, shown while the run reads the others; null if they are not shown. */
  readonly check: ((page: PageToCheck) => Promise<CheckedPage>) | null;
  /** The paid search for a tracker's model; null if there is none. */
  readonly searchEngineFor: SearchEngineFor;
  /** Has a model write the answer; null if there is none. */
  readonly write: ((publication: Publication, signal: AbortSignal) => Promise<Writing>) | null;
  /** Takes in images of the pages that the run read; null if there is no sink for them. */
  readonly illustrate: ((run: IllustratedRun) => Promise<void>) | null;
  readonly scratch: ScratchStore;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called for internal errors: the operator gets the details, the reader only a general reason. */
  readonly onFault: (error: unknown) => void;
}
