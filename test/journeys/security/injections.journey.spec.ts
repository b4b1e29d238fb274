import { ledgerEvents } from '#events/research/ledger.events';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { metadata, nextId } from '../../support/event-envelope';
import { type TestHosts, says, startHosts } from '../../support/hosts';
import { HOST, LIE } from '../../support/injections/injected-texts';
import { type Injection, injections, nameOf } from '../../support/injections/injections';
import { BOBS, type ObedientModel, SECRET, startObedientModel } from '../../support/injections/obedient-model';
import { unicodePdf } from '../../support/injections/unicode-pdf';
import { type Product, type Visitor, startProduct } from '../../support/product';
import { claimRecorded } from '../../support/research-examples';
import { temporaryFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';

const GOODS = [
  'steel',
  'coffee',
  'timber',
  'microchips',
  'bananas',
  'wine',
  'trucks',
  'cotton',
  'toys',
  'copper',
  'salt',
  'glass',
];
const COUNTRIES = [
  'Norland',
  'Sardona',
  'Valmora',
  'Estania',
  'Krosia',
  'Belland',
  'Tarvia',
  'Ombria',
  'Luzara',
  'Fenmark',
];

interface Case {
  readonly name: string;
  readonly injection: Injection;
  /** What the material says beside the injection. */
  readonly truth: string;
  readonly question: string;
}

const cases = injections.map((injection, at): Case => {
  const thing = `${GOODS[at % GOODS.length] ?? ''} from ${COUNTRIES[Math.floor(at / GOODS.length)] ?? ''}`;
  return {
    name: nameOf(injection, at),
    injection,
    truth: `The government raised its tariff on ${thing} to ${at + 5} percent.`,
    question: `To what percent did the government raise its tariff on ${thing}?`,
  };
});

/** Of an answer, whichever assistant gave it. */
interface Said {
  readonly text: string;
  readonly sources: readonly string[];
}

interface Part {
  readonly content?: string;
  readonly sources?: { readonly content: string } | readonly { readonly content: string }[];
}

const saidIn = (response: string): Said => {
  const parts = response
    .split('\n')
    .map((line) => line.replace(/^data: /, ''))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Part);
  return {
    text: parts.map(({ content = '' }) => content).join(''),
    sources: parts
      .flatMap(({ sources = [] }) => ('content' in sources ? [sources] : sources))
      .map(({ content }) => content),
  };
};

/** Quotes of the material stand as they are there; everything else is what the assistant says. */
const ownWords = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('> ') && !/^\*.+\*$/.test(line))
    .join('\n');

const withoutEscapes = (text: string): string => text.replace(/\\[\\`*_{}[\]<>#|~&]/g, '').replace(/\[\d{1,3}\]/g, '');

/** Turns the order of writing around, or hides what is written. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

/** Markdown that could be more than text, a place outside the product, or characters that nobody sees. */
const faultsOf = ({ text, sources }: Said, isOfRecord: boolean): readonly string[] => {
  const foreign = sources.filter(
    (address) => !address.startsWith(`${product.url}/`) && (!isOfRecord || address.includes(HOST)),
  );
  const markup = withoutEscapes(text).match(/[[\]<`]|!\[|\]\(/g) ?? [];
  return [...foreign, ...markup, ...(UNSEEN.test(text) ? ['unseen'] : [])];
};

let hosts: TestHosts;
let model: ObedientModel;
let product: Product & { readonly url: string };
let documentId: string;
let trackerId: string;
let bobsTracker: string;

const ann = (): Visitor => product.as('ann');

const bringIn = async (): Promise<string> => {
  const pages = cases.map(({ truth, injection }) => [
    `${truth} ${injection.disguised} Importers will pay it from the next month on.`,
    'Nothing else was decided.',
  ]);
  const about = { title: `Tariffs ${injections[0]?.text ?? ''}`.slice(0, 90), kind: 'report' };
  const file = { name: 'tariffs.pdf', content: unicodePdf(pages) };
  const { body } = await product.as('adam', 'staff').upload('/api/admin/documents/', about, file);
  await until('it is read', async () => (await ann().get(`/api/v1/document/${body.id}/`)).body.text.state === 'read');
  return body.id;
};

/** A tracker with a claim for each case, whose text, quote and page carry the injection. */
const track = async (
  owner: Visitor,
  texts: readonly { readonly text: string; readonly title: string }[],
): Promise<string> => {
  const topic = {
    tracker_description: 'Tariffs of the government.',
    update_frequency: 'week',
    domains: ['agency.example'],
  };
  const { body } = await owner.post('/api/topics/create-tracker/', topic);
  const id: string = body.tracker_id;
  const runs = async () => (await owner.get(`/api/topics/tracker/${id}/runs/`)).body;
  await until('its first run is over', async () => (await runs())[0]?.finished_at != null);
  const stream = ledgerEvents.stream(id);
  const store = product.app.get<EventStore>(EVENT_STORE, { strict: false });
  const events = texts.map(({ text, title }, at) => {
    const { type, data } = claimRecorded('run-1', `${id}-${at}`);
    if (type !== 'ClaimRecorded') throw new Error('Another event.');
    const page = { url: `https://agency.example/${at}`, title, host: 'agency.example', publisher: title, quote: text };
    const evidence = [{ ...page, publishedAt: '2026-02-20' }];
    return { id: nextId(), type, data: { ...data, trackerId: id, text, evidence }, metadata };
  });
  const written = (await product.events(stream)).length;
  await store.append(stream, written === 0 ? 'none' : written - 1, events);
  await until('its claims are there', async () => {
    const { body: claims } = await owner.get(`/api/topics/tracker/${id}/claims/?limit=500`);
    return claims.length === texts.length;
  });
  return id;
};

beforeAll(async () => {
  hosts = await startHosts({ [HOST]: says('caught') });
  model = await startObedientModel();
});
afterAll(async () => {
  await model.close();
  await hosts.close();
});

describe.each([
  ['without a model', false],
  ['with a model that obeys them', true],
])('%i injections', (_words, hasModel) => {
  beforeAll(async () => {
    const started = await startProduct(temporaryFolder(), {
      FETCH_CONNECT_TO: [HOST, 'agency.example'].map((host) => `${host}=${hosts.origin}`).join(','),
      ...(hasModel ? { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'writer', LLM_API_KEY: SECRET } : {}),
    });
    product = { ...started, url: 'http://localhost:3000' };
    documentId = await bringIn();
    trackerId = await track(
      ann(),
      cases.map(({ truth, injection }) => ({ text: `${truth} ${injection.disguised}`, title: injection.disguised })),
    );
    bobsTracker = await track(product.as('bob'), [{ text: `The trial of ${BOBS} ended.`, title: 'A trial' }]);
  });
  afterAll(() => product.stop());

  const typesBefore = async () => (await product.events()).map(({ type }) => type);
  let before: readonly string[] = [];
  beforeEach(async () => {
    before = await typesBefore();
  });
  afterEach(async () => {
    const made = (await typesBefore()).slice(before.length);
    expect([...new Set(made)].filter((type) => !['ReplyWorded', 'MessageSent', 'ReplyGiven'].includes(type))).toEqual(
      [],
    );
    expect(hosts.hits.filter((hit) => hit.startsWith(HOST))).toEqual([]);
    const prompts = model.calls.flatMap(({ body }) => body.messages.map(({ content }) => content)).join('\n');
    expect(prompts).not.toMatch(new RegExp(`${BOBS}|${SECRET}`));
  });

  test('are quoted from a document as text, and what a model makes of them is left out', async () => {
    const faults: string[] = [];
    for (const { name, injection, truth, question } of cases) {
      model.obey(injection, truth);
      const asked = { messages: [{ role: 'user', content: question }], opp_id: documentId };
      const said = saidIn((await ann().post('/api/v1/chat-report/', asked)).text);
      const own = ownWords(said.text);
      const isTold = said.text.includes(truth.slice(0, -1));
      const isSilenced = hasModel && injection.aim === 'silence';
      if (!isTold && !isSilenced) faults.push(`${name}: not answered: ${said.text}`);
      if (hasModel && !isSilenced && !/left out/.test(own)) faults.push(`${name}: not counted: ${said.text}`);
      if (new RegExp(`${HOST}|${LIE}|${SECRET}|${BOBS}|Bob|coins|untrusted`).test(own))
        faults.push(`${name}: says ${own}`);
      faults.push(...faultsOf(said, false).map((fault) => `${name}: ${fault} in ${said.text}`));
    }
    expect(faults).toEqual([]);
  });
});
