import { MINUTE_MS } from '#kernel/durations';
import type { Document, Projection } from '#kernel/projection';
import type { ModelRecords, ReadStore, ScratchStore } from '../../read-store/read-store';
import { codeVersionOf } from '../code-version';
import type { VerifyReport } from '../models/verify';

/** Details of a read model that take queries to find out. */
export interface ModelDetails {
  /** Version of the code that made the documents. */
  readonly codeVersion: string;
  /** Set if that is the code of this program. If not, a rebuild is under way or due. */
  readonly isCurrentCode: boolean;
  readonly documents: number;
  readonly verified?: ModelVerification;
}

/** The outcome of the last comparison with the log. */
export interface ModelVerification extends Pick<VerifyReport, 'position' | 'documents' | 'differences'> {
  /** ISO 8601. */
  readonly at: string;
}

/** Counting goes through all documents. */
const COUNTED_FOR_MS = MINUTE_MS;
const VERIFIED = 'projection-verifications';

export class DetailsOfModels {
  private readonly counts = new Map<string, { readonly documents: number; readonly countedAtMs: number }>();

  constructor(
    private readonly documents: Pick<ModelRecords, 'modelRecord'> & Pick<ReadStore, 'count'>,
    private readonly scratch: ScratchStore,
  ) {}

  /** Undefined before the first fill. */
  async of(projection: Projection): Promise<ModelDetails | undefined> {
    const { name } = projection;
    const [record, verified] = await Promise.all([
      this.documents.modelRecord(name),
      this.scratch.load<Document & ModelVerification>(VERIFIED, name),
    ]);
    if (record === undefined) return undefined;
    const { live, liveVersion: codeVersion } = record;
    return {
      codeVersion,
      isCurrentCode: codeVersion === codeVersionOf(projection),
      documents: await this.count(name, live),
      ...(verified && { verified }),
    };
  }

  async noteVerified({ model, position, documents, differences }: VerifyReport, at: Date): Promise<void> {
    const verified: Document & ModelVerification = {
      _id: model,
      at: at.toISOString(),
      position,
      documents,
      differences,
    };
    await this.scratch.save(VERIFIED, verified);
  }

  private async count(name: string, collection: string): Promise<number> {
    const known = this.counts.get(collection);
    if (known !== undefined && performance.now() - known.countedAtMs < COUNTED_FOR_MS) return known.documents;
    const documents = await this.documents.count({ name }, {});
    this.counts.set(collection, { documents, countedAtMs: performance.now() });
    return documents;
  }
}
