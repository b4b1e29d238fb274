import { useAddressParam, wordParam } from '#shared/hooks/use-address-param';
import type { TabOf } from './components/tabs';

/** The tab that the address names; the first one otherwise. */
export const useTab = <Name extends string>([first, ...others]: readonly [TabOf<Name>, ...TabOf<Name>[]]) => {
  const [tab, setTab] = useAddressParam('tab', wordParam([first.name, ...others.map(({ name }) => name)]));
  // Going back leads to the tab that was chosen, not through each tab that the arrow keys passed.
  const choose = (name: Name, isWalking: boolean) => setTab(name, { replace: isWalking });
  return [tab, choose] as const;
};
