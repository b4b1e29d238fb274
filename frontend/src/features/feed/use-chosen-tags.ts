import { useUrlParams } from '#shared/hooks/use-url-param';

interface ChosenTags {
  readonly tags: readonly string[];
  /** Whether updates of all trackers are shown, with and without tags. */
  readonly isAll: boolean;
  readonly choose: (tags: readonly string[]) => void;
  readonly chooseAll: () => void;
}

/** The tags in the URL, and functions that change them. */
export const useChosenTags = (): ChosenTags => {
  const [params, change] = useUrlParams();
  const tags = [...new Set(params.getAll('tags'))];
  return {
    tags,
    isAll: tags.length === 0 && params.has('all'),
    choose: (chosen) => change({ tags: chosen, all: null }),
    chooseAll: () => change({ tags: null, all: '' }),
  };
};
