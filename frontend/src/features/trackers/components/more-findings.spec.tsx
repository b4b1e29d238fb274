import { screen, within } from '@testing-library/react';
import type { Answer } from '../../../shared/api/answer';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { MoreFindings } from './more-findings';

const server = fakeServer();

const claim = (id: string, status: Answer<'Claim'>['status'] = 'new'): Answer<'Claim'> => ({
  id,
  text: `Finding ${id}.`,
  status,
  first_seen_at: '2026-08-19T09:00:00.000Z',
  last_seen_at: '2026-08-19T09:00:00.000Z',
  mentions: 1,
  evidence: [],
});

const open = async (runId: string | null, count: number) => {
  const asked = server
    .get('/api/topics/tracker/{id}/claims')
    .answers(() => [claim('a'), claim('b', 'contradicted'), claim('c', 'confirmed'), claim('d')]);
  const { user } = renderPage(
    <MoreFindings trackerId="t1" runId={runId} count={count} shown={new Set(['Finding a.'])} />,
  );
  await user.click(screen.getByRole('button', { name: `${count} more in the ledger` }));
  const list = await screen.findByRole('list', { name: 'More findings' });
  return {
    asked,
    listed: within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  };
};

test('of the whole ledger, lists what holds and is not shown, as many as counted', async () =>
  expect((await open(null, 2)).listed).toEqual(['Finding c.', 'Finding d.']));

test('of a run, lists all it recorded besides what is shown', async () => {
  const { asked, listed } = await open('r1', 3);
  expect(listed).toHaveLength(3);
  expect(asked.map(({ query }) => query.get('run_id'))).toEqual(['r1']);
});

test('without any there is nothing to open', () => {
  renderPage(<MoreFindings trackerId="t1" runId={null} count={0} shown={new Set()} />);
  expect(screen.queryByRole('button')).toBeNull();
});
