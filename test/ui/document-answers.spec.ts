import { join } from 'node:path';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { openPage, seriousFindings, withBrowser } from './browser';
import { type Session, newSession, signIn } from './signed-in';

const ROOT = { username: 'root@example.org', password: 'a desk by the window' };
let aidy: AidyProcess;
let root: Session;
let documentId = '';

beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(temporaryFolder(), 'data'),
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    STARTER_CONTENT: 'on',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    root = await newSession(page, ROOT);
    const headers = { authorization: `Bearer ${root.access}` };
    await until('the documents are there', async () => {
      const rows = (await (await page.request.get('/api/admin/documents', { headers })).json()) as readonly {
        id: string;
        title: string;
      }[];
      documentId = rows.find(({ title }) => title.startsWith('Further Modifying'))?.id ?? '';
      return documentId !== '';
    });
  });
});
afterAll(() => aidy.stop());

test.each([390, 768, 1440])(
  'a question is answered, and its citation opens and marks the page, at %d px',
  async (width) => {
    await withBrowser(async (browser) => {
      const { page, complaints } = await openPage(browser, { baseURL: aidy.url, width });
      await signIn(page, root);
      await page.goto(`/document/${documentId}`);
      const panel = page.getByRole('region', { name: 'Aidy Assistant' });
      await panel.getByText('Hi there, what questions about this report can I answer for you?').waitFor();
      await panel.getByPlaceholder('Ask here...').fill('Who bears the costs for publication of the order?');
      await panel.getByPlaceholder('Ask here...').press('Enter');
      await panel.getByText('The document says, on page 2:').waitFor();
      await panel.getByRole('link', { name: 'Source 1' }).click();
      await page.locator('.pdf-text .marked').first().waitFor();
      expect(new URL(page.url()).searchParams.get('page')).toBe('2');
      expect(await page.locator('.pdf-text .marked').allTextContents()).toContain(
        '(d) The costs for publication of this order shall be borne by the Office',
      );
      const isSeen = `(() => {
      const { top, bottom } = document.querySelector('.pdf-text .marked').getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    })()`;
      await until('the marked passage is in view', async () => (await page.evaluate(isSeen)) === true);
      if (process.env.SCREENS !== undefined)
        await page.screenshot({ path: join(process.env.SCREENS, `document-${width}.png`) });
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect(overflow).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  },
);
