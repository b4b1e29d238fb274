import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing/render-page';
import { NextPage } from './next-page';

const List = ({ pages }: { pages: number }) => {
  const [left, setLeft] = useState(pages);
  const query = {
    hasNextPage: left > 0,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => setLeft(left - 1),
  };
  return <NextPage result={query} action="Show more" contentName="More" />;
};

test('keeps the focus at the end of the list when the last page has come', async () => {
  const { user } = renderPage(<List pages={2} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('You’ve reached the end.'));
});

test('a list of one page shows no message', () => {
  renderPage(<List pages={0} />);
  expect(screen.queryByText('You’ve reached the end.')).toBeNull();
});
