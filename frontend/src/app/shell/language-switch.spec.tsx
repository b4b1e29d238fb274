import { screen, waitFor } from '@testing-library/react';
import { languages, setLanguage, useLanguage } from '#shared/language/language';
import { renderPage } from '#shared/testing/render-page';
import { inItsOwnWords } from '../language/language-names';
import { LanguageSwitch } from './language-switch';

afterEach(() => {
  setLanguage('en', {});
  localStorage.clear();
});

/** Like the pages, so that all their parts follow the language. */
const Page = () => {
  useLanguage();
  return <LanguageSwitch />;
};

const button = (name: string) => screen.findByRole('button', { name });
const choices = () => screen.getAllByRole('menuitemradio');
const checked = () => choices().filter((each) => each.getAttribute('aria-checked') === 'true');

test('the menu lists each language in its own words and marks the current one', async () => {
  const { user } = renderPage(<Page />);
  const opener = await button('Language: English');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  await screen.findByRole('menu', { name: 'Change the language' });
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(choices().map(({ textContent, lang }) => [lang, textContent])).toEqual(
    languages.map((each) => [each, inItsOwnWords[each].name]),
  );
  expect(checked().map(({ lang }) => lang)).toEqual(['en']);
});

test('another language can be chosen by keyboard, and the focus returns to the switch', async () => {
  const { user } = renderPage(<Page />);
  (await button('Language: English')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('English'));
  await user.keyboard('deu');
  expect(document.activeElement?.textContent).toBe('Deutsch');
  await user.keyboard('{Enter}');
  const opener = await button('Sprache: Deutsch');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('Escape leaves the language unchanged', async () => {
  const { user } = renderPage(<Page />);
  await user.click(await button('Language: English'));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(await button('Language: English'));
});
