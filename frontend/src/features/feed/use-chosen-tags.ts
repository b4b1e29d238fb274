import { useSearchParams } from 'react-router-dom';

const parameter = 'tags';

/** The tags in the address, and a function that changes them there. */
export const useChosenTags = (): readonly [readonly string[], (tags: readonly string[]) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const choose = (tags: readonly string[]) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(parameter);
        for (const tag of tags) next.append(parameter, tag);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [[...new Set(parameters.getAll(parameter))], choose];
};
