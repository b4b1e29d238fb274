import { growingHost } from '../hostile/growing-host';
import { startHosts } from '../hosts';
import { until } from '../until';
import { daysAgo } from './product-with-publisher';

/** What three publishers wrote this week, some of it twice, and one figure differently: title, text, days ago. */
const STORIES = {
  'harbour.example': [
    ['Flood near Kerrin', 'At least 12 people died in a flood near Kerrin in Norland, officials announced.', 3],
    [
      'Norland ports closed after flood',
      'The ports of Norland were closed to all ships after the flood broke a lock gate.',
      2,
    ],
    ['Dockers vote for strike at ports', 'Dockers at the ports of Norland voted for a strike over night shifts.', 2],
  ],
  'metals.example': [
    [
      'Norland sets steel duty',
      'The ministry of trade in Norland imposed a duty of 15 percent on steel from Sardona.',
      3,
    ],
    [
      'Steel mill in Norland to close',
      'The last steel mill in Norland will close its furnace and dismiss 640 workers.',
      4,
    ],
  ],
  'wire.example': [
    [
      'Flood kills 14 near Kerrin',
      'At least 14 people died in a flood near Kerrin in Norland, officials announced.',
      2,
    ],
    [
      'Norland sets duty on steel',
      'The ministry of trade in Norland has imposed a duty of 15 percent on steel from Sardona.',
      3,
    ],
  ],
} as const;

/** What one of them writes later. */
const LATER = {
  title: 'Strike at ports of Norland',
  text: 'The strike of the dockers closed all ports of Norland, and 30 ships wait at sea.',
};
const LATER_STILL = {
  title: 'Second flood in Norland breaks dam',
  text: 'A second flood in Norland broke the dam above Arbeck and cut off three villages.',
};

/** Trackers on them by their topic, and where they read. */
const TOPICS = [
  { tracker_description: 'Floods and ports in Norland', domains: ['harbour.example'] },
  { tracker_description: 'Steel in Norland', domains: ['metals.example'] },
  { tracker_description: 'Flood near Kerrin, duty on steel in Norland', domains: ['wire.example'] },
].map((topic) => ({ ...topic, update_frequency: 'week' }));

type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

export interface WeekPress {
  /** For `FETCH_CONNECT_TO`. */
  readonly connectTo: string;
  /** A folder called Norland with trackers on what the publishers wrote; one has told an update, too. `call` posts where there is a body. */
  folderOf(call: Call): Promise<{ readonly folder: string; readonly trackers: readonly string[] }>;
  /** Has the tracker that has told an update tell another one. */
  goOn(call: Call, tracker: string): Promise<void>;
  close(): Promise<void>;
}

const published = (call: Call, tracker: string, count: number): Promise<unknown> =>
  until(`run ${count} has published`, async () => {
    const runs = await call<readonly { readonly state: string }[]>(`/api/topics/tracker/${tracker}/runs/`);
    return runs.filter(({ state }) => state === 'published').length === count;
  });

export const startWeekPress = async (): Promise<WeekPress> => {
  const press = new Map(Object.keys(STORIES).map((name) => [name, growingHost(name)]));
  for (const [name, stories] of Object.entries(STORIES))
    for (const [title, text, days] of stories) press.get(name)?.publish({ title, text, publishedAt: daysAgo(days) });
  const hosts = await startHosts(Object.fromEntries([...press].map(([name, { handler }]) => [name, handler])));
  const goOn = async (call: Call, tracker: string, story: typeof LATER, count: number): Promise<void> => {
    press.get('harbour.example')?.publish({ ...story, publishedAt: daysAgo(0.1) });
    await call(`/api/topics/tracker/${tracker}/run/`, {});
    await published(call, tracker, count);
  };
  return {
    connectTo: [...hosts.connectTo].map(([host, to]) => `${host}=${to.origin}`).join(','),
    async folderOf(call) {
      const { id: folder } = await call<{ id: string }>('/api/topics/create-collection/', { name: 'Norland' });
      const trackers: string[] = [];
      for (const topic of TOPICS) {
        const made = { ...topic, parent_uid: folder };
        trackers.push((await call<{ tracker_id: string }>('/api/topics/create-tracker/', made)).tracker_id);
      }
      for (const tracker of trackers) await published(call, tracker, 1);
      const [ports = ''] = trackers;
      await goOn(call, ports, LATER, 2);
      return { folder, trackers };
    },
    goOn: (call, tracker) => goOn(call, tracker, LATER_STILL, 3),
    close: () => hosts.close(),
  };
};
