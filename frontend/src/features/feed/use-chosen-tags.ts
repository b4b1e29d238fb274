import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'tags';
const EVERYTHING = 'all';

interface ChosenTags {
  readonly tags: readonly string[];
  /** Updates of all trackers are wanted, with and without tags. */
  readonly isAll: boolean;
  readonly choose: (tags: readonly string[]) => void;
  readonly chooseAll: () => void;
}

/** The tags in the address, and functions that change them there. */
export const useChosenTags = (): ChosenTags => {
  const [parameters, setParameters] = useSearchParams();
  const write = (tags: readonly string[], isAll: boolean) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(PARAMETER);
        next.delete(EVERYTHING);
        for (const tag of tags) next.append(PARAMETER, tag);
        if (isAll) next.set(EVERYTHING, '');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const tags = [...new Set(parameters.getAll(PARAMETER))];
  return {
    tags,
    isAll: tags.length === 0 && parameters.has(EVERYTHING),
    choose: (chosen) => write(chosen, false),
    chooseAll: () => write([], true),
  };
};
