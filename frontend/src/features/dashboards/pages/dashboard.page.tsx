import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { PageHeader } from '#shared/ui/page-header';
import { Board } from '../components/board';
import { boardTexts } from '../texts/board';

/** Both dashboards: two routes of one chunk cost every page's first script less than two chunks. */
export const DashboardPage = () => {
  const board = useLocation().pathname.startsWith('/app-stats') ? 'app' : 'topics';
  const head = boardTexts()[board];
  usePageTitle(head.title);
  return (
    <>
      <PageHeader {...head} />
      <Board key={board} board={board} />
    </>
  );
};
