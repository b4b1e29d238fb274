import { Inject, Injectable } from '@nestjs/common';
import type { EditorBrief } from '#engine/editing/brief';
import type { Editing } from '#engine/editing/editing';
import { arrangeByModel, headByModel } from '#engine/editing/model/arrange-by-model';
import { editingModel } from '#engine/editing/model/asking';
import { editByModel } from '#engine/editing/model/edit-by-model';
import { askForSearches } from '#engine/editing/model/propose-searches';
import { write, type Publication, type Writing } from '#engine/writing/writer';
import type { ProposedSearches } from '#events/research/searches';
import type { Editor } from '#events/trackers/tracker-settings';
import { MINUTE_MS } from '#kernel/durations';
import type { RequestFault } from '#kernel/request-fault';
import { ConfiguredModels, judgeBy, MonthlyBudget, newMark } from '#modules/paid-models/published';
import type { LanguageModelFault } from '#platform/language-model/language-model';
import { type ResearchSettings, researchSettings } from './research.settings';

/** The longest wait for a model's search proposals; after that, a run only searches for its own words. */
const PROPOSING_MS = 30_000;
/** The longest wait for a model's choices, six minutes with the proposals; after that, the rules choose the rest. */
const EDITING_MS = 6 * MINUTE_MS - PROPOSING_MS;

/** The choices of a model among a run's pages. */
export interface EditedByLanguageModel {
  readonly editing: Editing;
  /** Number of pages that it was to edit. */
  readonly pages: number;
  /** The model's name on its server. */
  readonly model: string;
  readonly costUsd: number;
  /** Why the model was not asked again; null if it answered everything. */
  readonly fault: RequestFault | null;
}

/** A model that chooses by the numbers of sentences; `missing` if a tracker chose one and none is set up. */
type ChosenEditor =
  | { readonly kind: 'rules' | 'missing' }
  | {
      readonly kind: 'model';
      readonly edit: (brief: EditorBrief, signal: AbortSignal) => Promise<EditedByLanguageModel>;
    };

export type Proposed = Pick<ProposedSearches, 'searches' | 'model' | 'costUsd'>;

/** A model that proposes searches; null if it was not asked, since it failed before or the month's budget is spent. */
export type SearchProposer = (topics: readonly string[], signal: AbortSignal) => Promise<Proposed | null>;

/** The model that writes answers and judges what it wrote, if one is configured, within the monthly budget. */
@Injectable()
export class ResearchLanguageModel {
  private readonly usualEditor: Editor;

  constructor(
    @Inject(researchSettings.port) settings: Pick<ResearchSettings, 'editor'>,
    private readonly configured: ConfiguredModels,
    private readonly budget: MonthlyBudget,
  ) {
    this.usualEditor = settings.editor;
  }

  /** The editor for a tracker: the one that it chose, or else the default. */
  editorFor(chosen: Editor | undefined): ChosenEditor {
    const { byUse: models } = this.configured;
    if ((chosen ?? this.usualEditor) === 'rules') return { kind: 'rules' };
    if (models === null) return { kind: chosen === undefined ? 'rules' : 'missing' };
    const edit = async (brief: EditorBrief, signal: AbortSignal): Promise<EditedByLanguageModel> => {
      const expense = this.budget.open('editing');
      try {
        const model = expense.asking(models.editing);
        const limited = AbortSignal.any([signal, AbortSignal.timeout(EDITING_MS)]);
        const editingCall = editingModel(model, brief.pages.length, { newMark, signal: limited });
        const { edited, pages, fault } = await editByModel(editingCall, brief);
        const overview = fault === null ? await arrangeByModel(editingCall, brief, edited) : null;
        const headings = overview === null ? [] : await headByModel(editingCall, brief, overview);
        const editing = { pages: edited, overview, headings };
        return { editing, pages, model: model.name, costUsd: expense.usd, fault: fault?.reason ?? null };
      } finally {
        await expense.settle();
      }
    };
    return { kind: 'model', edit };
  }

  /** The proposer of searches for a tracker: its editor, if that is a model. */
  proposerFor(chosen: Editor | undefined): SearchProposer | null {
    const { byUse: models } = this.configured;
    if (models === null || (chosen ?? this.usualEditor) === 'rules') return null;
    return async (topics, signal) => {
      const expense = this.budget.open('editing');
      try {
        const model = expense.asking(models.editing);
        const limited = AbortSignal.any([signal, AbortSignal.timeout(PROPOSING_MS)]);
        const proposed = await askForSearches(model, topics, { newMark, signal: limited });
        if ('kind' in proposed && isUnasked(proposed)) return null;
        return { searches: 'kind' in proposed ? [] : proposed, model: model.name, costUsd: expense.usd };
      } finally {
        await expense.settle();
      }
    };
  }

  /** The writer of answers; null without a model. */
  writer(): ((publication: Publication, signal: AbortSignal) => Promise<Writing>) | null {
    const { byUse: models } = this.configured;
    if (models === null) return null;
    return async (publication, signal) => {
      const expense = this.budget.open('writing');
      try {
        const writing = await write(
          expense.asking(models.writing),
          judgeBy(expense.asking(models.judging)),
          publication,
          signal,
        );
        return { ...writing, costUsd: expense.usd };
      } finally {
        await expense.settle();
      }
    };
  }
}

const isUnasked = ({ reason }: LanguageModelFault): boolean =>
  reason.kind === 'budget_spent' || reason.kind === 'skipped_after_faults';
