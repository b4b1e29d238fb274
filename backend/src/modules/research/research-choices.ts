import { Inject, Injectable } from '@nestjs/common';
import { EDITORS, type Editor, type SearchEngineName } from '#events/trackers/tracker-settings';
import { modelIn, type ResearchSettings, researchSettings } from './research.settings';
import { enginesInUse } from './search-engines/engines';

/** What an owner can choose for a tracker in this installation. */
@Injectable()
export class ResearchChoices {
  /** `feeds`, and the paid search engines that are set up. */
  readonly engines: readonly ('feeds' | SearchEngineName)[];
  /** `model` only if one is set up. */
  readonly editors: readonly Editor[];

  constructor(@Inject(researchSettings.port) settings: Pick<ResearchSettings, 'engine' | 'engines' | 'model'>) {
    this.engines = enginesInUse({ engine: settings.engine, ...settings.engines });
    this.editors = EDITORS.filter((editor) => editor !== 'model' || modelIn(settings) !== undefined);
  }
}
