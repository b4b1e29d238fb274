import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | readonly string[] | null>>;
type Change = (changes: Changes, how?: NavigateOptions) => void;

/** The parameters of a URL after changes; null or an empty list removes one. */
export const paramsAfter = (before: URLSearchParams, changes: Changes): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    after.delete(name);
    for (const each of value === null ? [] : [value].flat()) after.append(name, each);
  }
  return after;
};

/**
 * The parameters of the URL, and a function that changes some of them. By default it keeps the scroll position and
 * replaces the history entry.
 */
export const useUrlParams = (): readonly [URLSearchParams, Change] => {
  const [params, setParams] = useSearchParams();
  const change = useCallback<Change>(
    (changes, how) =>
      setParams((before) => paramsAfter(before, changes), { replace: true, preventScrollReset: true, ...how }),
    [setParams],
  );
  return [params, change];
};

/** How the values of a parameter are serialised; null is the default, which is left out of the URL. */
interface ParamKind<Value> {
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string | null;
}

export const textParam: ParamKind<string | null> = { read: (text) => text, write: (text) => text };

/** A page number, from 1. */
export const pageParam: ParamKind<number> = {
  read: (text) => Math.max(1, Math.trunc(Number(text)) || 1),
  write: (page) => (page === 1 ? null : String(page)),
};

/** One of several words; the first is the default. */
export const wordParam = <Word extends string>(words: readonly [Word, ...Word[]]): ParamKind<Word> => ({
  read: (text) => words.find((word) => word === text) ?? words[0],
  write: (word) => (word === words[0] ? null : word),
});

/** A parameter of the URL, which survives reloading, going back and sharing, and its setter. */
export const useUrlParam = <Value>(
  name: string,
  { read, write }: ParamKind<Value>,
): readonly [Value, (value: Value, how?: NavigateOptions) => void] => {
  const [params, change] = useUrlParams();
  const set = useCallback(
    (value: Value, how?: NavigateOptions) => change({ [name]: write(value) }, how),
    [name, write, change],
  );
  return [read(params.get(name)), set];
};
