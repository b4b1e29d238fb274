import { useSearchParams } from 'react-router-dom';
import type { TabOf } from './components/tabs';

/** The tab that the address names, so that reloading and going back keep it; the first one otherwise. */
export const useTab = <Name extends string>(
  tabs: readonly [TabOf<Name>, ...TabOf<Name>[]],
): readonly [Name, (name: Name, isWalking: boolean) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const [first] = tabs;
  const named = tabs.find(({ name }) => name === parameters.get('tab')) ?? first;
  const choose = (name: Name, isWalking: boolean) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (name === first.name) after.delete('tab');
        else after.set('tab', name);
        return after;
      },
      // Going back leads to what was chosen, not to each tab that was walked past.
      { replace: isWalking },
    );
  return [named.name, choose];
};
