import { currentLanguage, setLanguage } from '#shared/language/language';
import { timeTexts } from '#shared/texts/time';
import { changeLanguage } from './change-language';
import { startInChosenLanguage } from './chosen-language';

const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

afterEach(() => {
  jest.restoreAllMocks();
  setLanguage('en', {});
  localStorage.clear();
});

const spoken = () => [currentLanguage(), timeTexts().yesterday, document.documentElement.lang];
const begun = () => new Promise<void>(startInChosenLanguage);

test.each([
  ['de-AT', 'de'],
  ['de', 'de'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
])('in a browser set to %s the interface starts in %s', async (browser, language) => {
  speak(browser);
  await begun();
  expect(currentLanguage()).toBe(language);
});

test('the chosen language takes precedence over the browser’s', async () => {
  speak('de-DE');
  await changeLanguage('en');
  await begun();
  expect(currentLanguage()).toBe('en');
});

test('the chosen language applies at once and on the next visit', async () => {
  await changeLanguage('de');
  expect(spoken()).toEqual(['de', 'gestern', 'de']);
  setLanguage('en', {});
  await begun();
  expect(spoken()).toEqual(['de', 'gestern', 'de']);
  await changeLanguage('en');
  expect(spoken()).toEqual(['en', 'yesterday', 'en']);
});

test('an unknown language, such as that of another version, falls back to English', async () => {
  localStorage.setItem('language', 'eo');
  await begun();
  expect(currentLanguage()).toBe('en');
});
