import { restrictedLines } from './restricted-lines';

const views = [
  'const Handled = () => { const { data, error } = useQuery(feedQuery); return error === null ? data : failed; };',
  'const Blank = () => { const { data } = useQuery(feedQuery); return data ?? null; };',
  'const Endless = () => { const { data, isPending } = useInfiniteQuery(feedQuery); return isPending; };',
  'const Short = () => useQuery(feedQuery).data ?? null;',
  'const Whole = () => { const feed = useQuery(feedQuery); return feed.data ?? null; };',
  'const WholeHandled = () => { const feed = useQuery(feedQuery); return feed.isError ? failed : feed.data; };',
  'const StaffOnly = () => { const { data } = useGetOne("trackers", { id }); return data ?? null; };',
  'const Beside = () => useOptionalQuery(feedQuery) ?? null;',
  'const ByHand = () => { const { data, isError, refetch } = useQuery(feedQuery); return isError ? failed : data; };',
];

test('a page reports a failed load and leaves the check to ResultView', () => {
  expect(restrictedLines('frontend/src/features/feed/components/feed-list.tsx', views)).toEqual([2, 3, 4, 5, 7, 9]);
});
