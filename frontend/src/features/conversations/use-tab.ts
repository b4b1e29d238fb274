import { useUrlParam, wordParam } from '#shared/hooks/use-url-param';
import type { TabOf } from './components/tabs';

/** The tab named in the URL; by default the first. */
export const useTab = <Name extends string>([first, ...others]: readonly [TabOf<Name>, ...TabOf<Name>[]]) => {
  const [tab, setTab] = useUrlParam('tab', wordParam([first.name, ...others.map(({ name }) => name)]));
  // Going back returns to the last chosen tab, not to each tab passed with the arrow keys.
  const choose = (name: Name, byKeyboard: boolean) => setTab(name, { replace: byKeyboard });
  return [tab, choose] as const;
};
