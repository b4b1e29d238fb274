import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Vector } from '#engine/nearness/scale';
import type { ScratchStore } from '#platform/read-store/read-store';

/** Vectors by the hashes of their texts. */
export interface KeptVectors {
  readonly of: (text: string) => Vector | undefined;
  /** Remembers a vector in this process, so that another tracker's run need not ask for it. */
  remember(text: string, vector: Vector): void;
  /** Stores the vectors of a tracker's latest run, replacing those of an earlier one. */
  keep(texts: readonly string[]): Promise<void>;
}

/**
 * The vectors of a tracker's latest run, so that the next one only asks for new ones. They are not in the log, since
 * they can be asked for again.
 */
interface VectorsOfTracker {
  readonly _id: string;
  /** Vectors by hash: 32-bit floats in base64. */
  readonly vectors: Readonly<Record<string, string>>;
}

export const VECTORS = 'vectors';
const MAX_BYTES = 16 * 1024 * 1024;
const BYTES_PER_VALUE = 4;

/** A cache for the vectors of all trackers in one process. */
export const rememberedVectors = (): LRUCache<string, Vector> =>
  new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ byteLength }) => byteLength });

const packed = ({ buffer, byteOffset, byteLength }: Vector): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

const unpacked = (written: string): Vector => {
  const bytes = Buffer.from(written, 'base64');
  return Float32Array.from({ length: Math.floor(bytes.length / BYTES_PER_VALUE) }, (_, index) =>
    bytes.readFloatLE(index * BYTES_PER_VALUE),
  );
};

/** The kept vectors of one model, since others use different spaces. `model`: a key that is unique to it. */
export const keptVectors = async (
  scratch: ScratchStore,
  remembered: LRUCache<string, Vector>,
  { model, trackerId }: { readonly model: string; readonly trackerId: string },
): Promise<KeptVectors> => {
  const hashOf = (text: string): string => createHash('sha256').update(`${model}\n${text}`).digest('base64url');
  const kept = await scratch.load<VectorsOfTracker>(VECTORS, trackerId);
  const vectors = new Map(Object.entries(kept?.vectors ?? {}));
  const vectorOf = (text: string): Vector | undefined => {
    const hash = hashOf(text);
    const known = vectors.get(hash);
    return remembered.get(hash) ?? (known === undefined ? undefined : unpacked(known));
  };
  return {
    of: vectorOf,
    remember(text, vector) {
      remembered.set(hashOf(text), vector);
    },
    async keep(texts) {
      const found = texts.flatMap((text) => {
        const vector = vectorOf(text);
        return vector === undefined ? [] : [[hashOf(text), packed(vector)] as const];
      });
      if (found.every(([hash]) => vectors.has(hash)) && found.length === vectors.size) return;
      const latest: VectorsOfTracker = { _id: trackerId, vectors: Object.fromEntries(found) };
      await scratch.save(VECTORS, latest);
    },
  };
};
