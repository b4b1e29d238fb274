import { paths, says, startHosts, type TestHosts } from '../support/hosts';
import { type ResearchDesk, startResearchDesk } from '../support/research-desk';
import { temporaryFolder } from '../support/temporary-folder';
import { openPage, seriousFindings, withBrowser } from '../ui/browser';
import { signIn } from '../ui/signed-in';

const folder = temporaryFolder();
const TITLE = 'Haarlem verhoogt tarief voor parkeren naar 4 euro';
const TOLD = 'De gemeenteraad van Haarlem heeft donderdag het tarief voor parkeren verhoogd van 3 naar 4 euro per uur.';

const page = `<html lang="nl"><head><title>${TITLE}</title></head><body><article><h1>${TITLE}</h1><p>${TOLD} De maatregel was volgens de wethouder nodig om de begroting van het komende jaar sluitend te krijgen.</p><p>Bewoners met een vergunning betalen niet meer dan in het afgelopen jaar, al vrezen winkels in de binnenstad dat zij klanten verliezen.</p></article></body></html>`;

let hosts: TestHosts;
let desk: ResearchDesk;

beforeAll(async () => {
  const item = `<item><title>${TITLE}</title><link>https://krant.example/parkeren</link></item>`;
  hosts = await startHosts({
    'krant.example': paths({
      '/': says('<html></html>'),
      '/feed/': says(`<rss version="2.0"><channel><title>Krant</title>${item}</channel></rss>`, 'application/rss+xml'),
      '/parkeren': says(page),
    }),
  });
  desk = await startResearchDesk(folder, { FETCH_CONNECT_TO: `krant.example=${hosts.origin}` });
});
afterAll(async () => {
  await desk.stop();
  await hosts.close();
});

test('a page in Dutch is told by title, opening and figures, and its tracker and run log say so', async () => {
  const { tracker_id, sources } = await desk.researched('Parkeren in Haarlem', ['krant.example']);
  expect(sources).toMatchObject([{ quote: TOLD }]);

  await withBrowser(async (browser) => {
    const { page: shown, complaints } = await openPage(browser, { baseURL: desk.aidy.url });
    await signIn(shown, desk.session);
    await shown.goto(`/tracker/${tracker_id}`);
    await shown.getByText('Some of these pages are in a language').waitFor();
    expect(await seriousFindings(shown)).toEqual([]);
    await shown.getByRole('button', { name: /^Read 1 of 1/ }).click();
    await shown.getByRole('dialog').getByText('It is in a language that is judged only by title').waitFor();
    expect(complaints).toEqual([]);
  });
});
