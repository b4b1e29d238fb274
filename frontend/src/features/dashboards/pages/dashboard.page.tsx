import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { PageHeader } from '../../../shared/ui/page-header';
import type { BoardName } from '../api/dashboard';
import { Board } from '../components/board';

const headers: Readonly<Record<BoardName, { title: string; description: string }>> = {
  topics: { title: 'Topics Dashboard', description: 'What everyone’s trackers found, in figures.' },
  app: { title: 'App Dashboard', description: 'Sign-ups, costs, engines, hosts and queued work.' },
};

/** Both dashboards: two routes of one chunk cost every page's first script less than two chunks. */
export const DashboardPage = () => {
  const board = useLocation().pathname.startsWith('/app-stats') ? 'app' : 'topics';
  usePageTitle(headers[board].title);
  return (
    <>
      <PageHeader {...headers[board]} />
      <Board key={board} board={board} />
    </>
  );
};
