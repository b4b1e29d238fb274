import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { mapColours } from '../../frontend/src/shared/theme/map-colours';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { openPage, seriousFindings, withBrowser } from './browser';
import { newSession, type Session, signIn } from './signed-in';

const folder = temporaryFolder();
let aidy: AidyProcess;
let root: Session;

beforeAll(async () => {
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    GOOGLE_MAPS_API_KEY: 'our-key',
  });
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    root = await newSession(page, ROOT);
    await page.request.post('/api/common/update-timezone/', {
      headers: { authorization: `Bearer ${root.access}` },
      data: { timezone: 'Asia/Tokyo' },
    });
  });
});
afterAll(() => aidy.stop());

/** Stands in for Google's script: a map on which places are where their degrees are in pixels. */
const standIn = `{
  class LatLng {
    constructor(lat, lng) {
      Object.assign(this, { lat, lng });
    }
  }
  class OverlayView {
    setMap(map) {
      if (map === null) return this.onRemove();
      this.getPanes = () => ({ overlayMouseTarget: map.place.firstChild });
      this.onAdd();
      this.draw();
    }
    getProjection() {
      return { fromLatLngToDivPixel: ({ lat, lng }) => ({ x: 180 + lng, y: 90 - lat }) };
    }
  }
  class Map {
    constructor(place) {
      this.place = place;
      this.data = {
        countries: [],
        addGeoJson: ({ features }) => {
          this.data.countries = features.map(({ id }) => ({ getId: () => id }));
          this.data.show();
        },
        setStyle: (styleOf) => {
          this.data.styleOf = styleOf;
          this.data.show();
        },
        show: () => {
          const shown = this.data.countries.map((each) => [each.getId(), this.data.styleOf(each).fillColor]);
          place.dataset.fills = JSON.stringify(Object.fromEntries(shown));
        },
        addListener: (event, hear) => {
          if (event === 'click') place.choose = (id) => hear({ feature: { getId: () => id } });
          return { remove() {} };
        },
        forEach() {},
      };
      place.prepend(document.createElement('div'));
      place.style.position = 'relative';
    }
    setCenter() {}
    setOptions() {}
    setZoom() {}
  }
  window.google = { maps: { LatLng, Map, OverlayView } };
  window.initMap();
}`;

const SCRIPT = 'https://maps.googleapis.com/maps/api/js?**';
const people = (page: Page) => page.getByRole('region', { name: 'Where people are' });
const tokyo = (page: Page) => people(page).getByRole('link', { name: 'Tokyo, Japan: 1 account' });

test('with a key the map is Google’s, which the page allows', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    const requests: string[] = [];
    await page.route(SCRIPT, (route) => {
      requests.push(new URL(route.request().url()).searchParams.get('key') ?? '');
      return route.fulfill({ contentType: 'text/javascript', body: standIn });
    });
    const config = await page.request.get('/api/common/config/');
    expect(await config.json()).toMatchObject({ map: 'google', google_maps_api_key: 'our-key' });
    await signIn(page, root);
    await page.goto('/app-stats');
    await tokyo(page).waitFor();
    expect(await people(page).getByRole('group', { name: 'World map' }).count()).toBe(0);
    const findings = await seriousFindings(page);
    await tokyo(page).click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    expect([requests, ...consoleErrors, ...findings]).toEqual([['our-key']]);
  });
});

test('the tariff map is Google’s too, with the same colours and the same circles', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, colorScheme: 'light' });
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
    await page.goto('/tariffs');
    const google = page.locator('[data-fills]');
    await until('the countries are coloured', async () => {
      const fills = await google.getAttribute('data-fills').catch(() => null);
      return fills?.includes(`"484":"${mapColours.light[4]}"`) ?? false;
    });
    await page.getByRole('region', { name: 'Map' }).getByText('4', { exact: true }).first().waitFor();
    expect(await page.getByRole('group', { name: 'World map' }).count()).toBe(0);
    await page.evaluate("document.querySelector('[data-fills]').choose('484')");
    await page.getByRole('complementary', { name: 'Mexico' }).waitFor();
    expect([...consoleErrors, ...(await seriousFindings(page))]).toEqual([]);
  });
});

test('without Google’s script the map is the built-in one', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    await page.route(SCRIPT, (route) => route.abort());
    await signIn(page, root);
    await page.goto('/app-stats');
    await people(page).getByRole('group', { name: 'World map' }).waitFor();
    await tokyo(page).waitFor();
  });
});
