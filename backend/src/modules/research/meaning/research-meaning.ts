import { Inject, Injectable } from '@nestjs/common';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { embeddingsModel } from '#platform/language-model/embeddings';
import { SCRATCH_STORE, type ScratchStore } from '#platform/read-store/read-store';
import type { RunMaterial } from '../run/run-material';
import { type PaidModelsSettings, paidModelsSettings } from '#modules/paid-models/published';
import { type ResearchSettings, researchSettings } from '../research.settings';
import { compareMeaning, type Compared } from './compare-meaning';
import { keptVectors, rememberedVectors } from './kept-vectors';

/** Compares pages with topics in meaning, if a model for that is configured. */
@Injectable()
export class ResearchMeaning {
  private readonly remembered = rememberedVectors();

  constructor(
    @Inject(researchSettings.port) private readonly settings: Pick<ResearchSettings, 'embedding'>,
    @Inject(paidModelsSettings.port) private readonly paid: Pick<PaidModelsSettings, 'pageFinder'>,
    private readonly outbound: ConfiguredOutbound,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  /** A comparison by a model; null if words alone decide. */
  comparing(): ((run: RunMaterial, signal: AbortSignal) => Promise<Compared | null>) | null {
    const { embedding } = this.settings;
    if (embedding === undefined || this.paid.pageFinder === 'feeds') return null;
    const embedder = embeddingsModel(embedding, this.outbound);
    const model = `${embedding.baseUrl} ${embedding.model}`;
    return ({ run, knowledge, gathered }, signal) =>
      compareMeaning(
        embedder,
        { topics: [run.description, ...run.alsoAbout], pages: gathered.pages, knowledge },
        () => keptVectors(this.scratch, this.remembered, { model, trackerId: run.trackerId }),
        signal,
      );
  }
}
