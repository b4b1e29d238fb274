import { Inject, Injectable } from '@nestjs/common';
import { EDITORS, type Editor, type SearchEngineName } from '#events/trackers/tracker-settings';
import { modelIn, type PaidModelsSettings, paidModelsSettings } from '#modules/paid-models/published';
import { type ResearchSettings, researchSettings } from './research.settings';
import { enginesInUse } from './search-engines/engines';

/** What an owner can choose for a tracker in this installation. */
@Injectable()
export class ResearchChoices {
  /** `feeds`, and the paid search engines that are set up. */
  readonly engines: readonly ('feeds' | SearchEngineName)[];
  /** `model` only if one is set up. */
  readonly editors: readonly Editor[];

  constructor(
    @Inject(researchSettings.port) { engines }: Pick<ResearchSettings, 'engines'>,
    @Inject(paidModelsSettings.port) paid: Pick<PaidModelsSettings, 'engine' | 'model'>,
  ) {
    this.engines = enginesInUse({ engine: paid.engine, ...engines });
    this.editors = EDITORS.filter((editor) => editor !== 'model' || modelIn(paid) !== undefined);
  }
}
