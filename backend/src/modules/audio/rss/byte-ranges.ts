/** The part of a file that a Range header requests; `all` also for several parts, or for a header that cannot be understood. */
export type RequestedRange =
  | { readonly kind: 'all' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  /** A range that begins after the end. */
  | { readonly kind: 'none' };

const ALL: RequestedRange = { kind: 'all' };

/** RFC 9110, section 14.2. Both ends are included. */
export const requestedRange = (header: string | undefined, bytes: number): RequestedRange => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return ALL;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? { kind: 'none' } : { kind: 'part', from: bytes - length, to: bytes - 1 };
  }
  const from = Number(first);
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < from) return ALL;
  return from >= bytes ? { kind: 'none' } : { kind: 'part', from, to };
};
