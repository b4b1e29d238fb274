import { growingHost } from '../support/growing-host';
import { type TestHosts, startHosts } from '../support/hosts';
import { type ResearchDesk, startResearchDesk } from '../support/research-desk';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();
const patience = 60_000;
const host = 'press.example';
const press = growingHost(host);

let hosts: TestHosts;
let desk: ResearchDesk;

beforeAll(async () => {
  hosts = await startHosts({ [host]: press.handler });
  desk = await startResearchDesk(folder, { FETCH_CONNECT_TO: `${host}=${hosts.origin}` });
}, 60_000);
afterAll(async () => {
  await desk.stop();
  await hosts.close();
});

const daysAgo = (days: number): string =>
  new Date(performance.timeOrigin + performance.now() - days * 86_400_000).toISOString();
const doubled = 'The government doubled copper tariffs to 50% on a proposal of its trade office, effective April 1.';

test(
  'words to exclude and to include keep pages out of the next run, whose log says which',
  async () => {
    const { get, post } = desk;
    press.publish({ title: 'Copper tariffs double', text: doubled, publishedAt: daysAgo(5) });
    const path = await desk.track('Copper tariffs', [host]);
    await desk.finished(path);
    const runEnds = async (count: number) => {
      await until(
        'the run has ended',
        async () => {
          const runs = await get(`${path}runs/`);
          return runs.length === count && runs[0].finished_at !== null;
        },
        patience,
      );
      const [{ id }] = await get(`${path}runs/`);
      return get(`${path}runs/${id}/`);
    };
    const byTitle = ({ documents }: { documents: { title: string; by_words: boolean; reason: string }[] }) =>
      Object.fromEntries(documents.filter(({ by_words }) => by_words).map(({ title, reason }) => [title, reason]));

    press.publish({
      title: 'Chile ends its copper tariffs',
      text: 'Chile signed a decree that ends its copper tariffs of 10% on June 1, despite rumours of a delay.',
      publishedAt: daysAgo(1),
    });
    expect(await post(`${path}words/`, { include: [], exclude: [' Rumours ', 'rumours'] })).toEqual({
      include: [],
      exclude: ['Rumours'],
    });
    expect(byTitle(await runEnds(2))).toEqual({
      'Chile ends its copper tariffs': 'It has a word to exclude: rumours.',
    });
    expect(await get(path)).toMatchObject({ exclude_words: ['Rumours'], updates: [] });

    await post(`${path}words/`, { include: ['Chile'], exclude: [] });
    expect(byTitle(await runEnds(3))).toEqual({ 'Copper tariffs double': 'It has none of the words to include.' });
    expect((await get(path)).updates).toHaveLength(1);
    expect(await post(`${path}words/`, { include: ['x'], exclude: [] })).toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'include.0' }],
    });
  },
  3 * patience,
);
