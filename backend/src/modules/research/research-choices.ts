import { Inject, Injectable } from '@nestjs/common';
import { EDITORS, type Editor, type SearchEngineName } from '#events/trackers/tracker-settings';
import { modelIn, type PaidModelsSettings, paidModelsSettings } from '#modules/paid-models/published';
import { type ResearchSettings, researchSettings } from './research.settings';
import { pageFindersInUse } from './search-engines/chosen-engine';

/** What an owner can choose for a tracker in this installation. */
@Injectable()
export class ResearchChoices {
  /** `feeds`, and the paid search engines that are set up. */
  readonly pageFinders: readonly ('feeds' | SearchEngineName)[];
  /** `model` only if one is set up. */
  readonly editors: readonly Editor[];

  constructor(
    @Inject(researchSettings.port) { searchEngines }: Pick<ResearchSettings, 'searchEngines'>,
    @Inject(paidModelsSettings.port) paid: Pick<PaidModelsSettings, 'pageFinder' | 'model'>,
  ) {
    this.pageFinders = pageFindersInUse({ engine: paid.pageFinder, ...searchEngines });
    this.editors = EDITORS.filter((editor) => editor !== 'model' || modelIn(paid) !== undefined);
  }
}
