import { isSameSecret } from './same-secret';

/** An id in an address together with the keyed hash that shows who made the address. */
interface ProvenId {
  readonly id: string;
  /** A `keyedHash`. */
  readonly proof: string;
}

/** A proven id as a segment of a path: `id.proof`. */
export const provenSegment = ({ id, proof }: ProvenId): string => `${id}.${proof}`;

/** Null if the segment does not have that form. The proof has still to be checked, with `isProof`. */
export const parseProvenSegment = (segment: string): ProvenId | null => {
  const [, id, proof] = /^(.+)\.([\w-]{43})$/.exec(segment) ?? [];
  return id === undefined || proof === undefined ? null : { id, proof };
};

/** Takes as long for any two keyed hashes. */
export const isProof = (presented: string, expected: string): boolean => isSameSecret(presented, expected);
