import { screen, within } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { MoreFindings } from './more-findings';

const server = fakeServer();

const claim = (id: string, status: Schema<'Claim'>['status'] = 'new'): Schema<'Claim'> => ({
  id,
  text: `Finding ${id}.`,
  status,
  parts_ended: [],
  first_seen_at: '2026-08-19T09:00:00.000Z',
  last_seen_at: '2026-08-19T09:00:00.000Z',
  mentions: 0,
  evidence: [],
  verdict: null,
});

const evidence = {
  url: 'https://agency.gov/a',
  title: 'Duties',
  host: 'agency.gov',
  quote: 'Finding.',
  published_at: null,
  published_on: null,
};

const open = async (runId: string | null, count: number) => {
  const requests = server
    .get('/api/topics/tracker/{id}/claims')
    .answers(() => [claim('a'), claim('b', 'contradicted'), claim('c', 'confirmed'), claim('d')]);
  const { user } = renderPage(
    <MoreFindings trackerId="t1" runId={runId} count={count} shown={new Set(['Finding a.'])} />,
  );
  await user.click(screen.getByRole('button', { name: `${count} more findings` }));
  const list = await screen.findByRole('list', { name: 'More findings' });
  return {
    requests,
    listed: within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  };
};

test('without a run, the list has all current findings that are not shown yet', async () =>
  expect((await open(null, 2)).listed).toEqual(['Finding c.', 'Finding d.']));

test('for a run, the list has all findings that it recorded and that are not shown yet', async () => {
  const { requests, listed } = await open('r1', 3);
  expect(listed).toHaveLength(3);
  expect(requests.map(({ query }) => query.get('run_id'))).toEqual(['r1']);
});

test('a finding that more documents tell than are its evidence shows their number', async () => {
  server.get('/api/topics/tracker/{id}/claims').answers(() => [
    { ...claim('a'), mentions: 14, evidence: [evidence] },
    { ...claim('b'), mentions: 1, evidence: [evidence] },
  ]);
  const { user } = renderPage(<MoreFindings trackerId="t1" runId="r1" count={2} shown={new Set()} />);
  await user.click(screen.getByRole('button', { name: '2 more findings' }));
  const [a, b] = await screen.findAllByRole('listitem');
  expect(a?.textContent).toContain('on 14 pages');
  expect(b?.textContent).not.toContain('pages');
});

test('the newest findings come first', async () => {
  const dated = (id: string, published_on: string | null) => ({
    ...claim(id),
    evidence: [{ ...evidence, published_on }],
  });
  server
    .get('/api/topics/tracker/{id}/claims')
    .answers(() => [dated('a', null), dated('b', '2026-08-01'), dated('c', '2026-08-19')]);
  const { user } = renderPage(<MoreFindings trackerId="t1" runId="r1" count={3} shown={new Set()} />);
  await user.click(screen.getByRole('button', { name: '3 more findings' }));
  const listed = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.slice(0, 10));
  expect(listed).toEqual(['Finding c.', 'Finding b.', 'Finding a.']);
});

test('findings that no longer hold are struck through', async () => {
  await open('r1', 3);
  expect(screen.getAllByRole('deletion').map((struck) => struck.textContent)).toEqual(['Finding b.']);
});

test('a finding that partly no longer holds says so and is not struck through', async () => {
  const parts = [{ words: 'paying a levy', since: '2026-02-20' }];
  server.get('/api/topics/tracker/{id}/claims').answers(() => [{ ...claim('a', 'confirmed'), parts_ended: parts }]);
  const { user } = renderPage(<MoreFindings trackerId="t1" runId={null} count={1} shown={new Set()} />);
  await user.click(screen.getByRole('button', { name: '1 more finding' }));
  const [item] = await screen.findAllByRole('listitem');
  expect(item?.textContent).toContain('“paying a levy” has not applied since');
  expect(screen.queryByRole('deletion')).toBeNull();
});

test('without more findings there is nothing to open', () => {
  renderPage(<MoreFindings trackerId="t1" runId={null} count={0} shown={new Set()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a finding of another day without the word for its day', async () => {
  const text = 'Today, the council closed the locks.';
  server
    .get('/api/topics/tracker/{id}/claims')
    .answers(() => [{ ...claim('a', 'confirmed'), text, display_text: 'The council closed the locks.' }]);
  const { user } = renderPage(<MoreFindings trackerId="t1" runId={null} count={1} shown={new Set()} />);
  await user.click(screen.getByRole('button', { name: '1 more finding' }));
  const [item] = await screen.findAllByRole('listitem');
  expect(item?.textContent).toContain('The council closed the locks.');
});
