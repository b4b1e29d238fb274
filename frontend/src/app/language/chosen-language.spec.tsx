import { currentLanguage, setLanguage } from '../../shared/language/language';
import { preferLocales } from '../../shared/language/locale';
import { timeTexts } from '../../shared/texts/time';
import { changeLanguage } from './change-language';
import { beginInChosenLanguage } from './chosen-language';

afterEach(() => {
  preferLocales([]);
  setLanguage('en', {});
  localStorage.clear();
});

const spoken = () => [currentLanguage(), timeTexts().yesterday, document.documentElement.lang];
const begun = () => new Promise<void>(beginInChosenLanguage);

test('the interface is English until another language is chosen, whatever the browser’s', async () => {
  preferLocales(['de-DE']);
  await begun();
  expect(currentLanguage()).toBe('en');
});

test('the choice holds at once, and on the next visit', async () => {
  await changeLanguage('de');
  expect(spoken()).toEqual(['de', 'gestern', 'de']);
  setLanguage('en', {});
  await begun();
  expect(spoken()).toEqual(['de', 'gestern', 'de']);
  await changeLanguage('en');
  expect(spoken()).toEqual(['en', 'yesterday', 'en']);
});

test('a language that is not known, as of another version, is English', async () => {
  localStorage.setItem('language', 'eo');
  await begun();
  expect(currentLanguage()).toBe('en');
});
