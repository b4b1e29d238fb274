import { displayTitle } from './display-title';

test.each([
  [
    'Track new and changed United States tariffs by product and country.',
    'United States tariffs by product and country',
  ],
  [
    'Track United States federal policy and rules on artificial intelligence.',
    'United States federal policy and rules on artificial intelligence',
  ],
  [
    'Track launches, missions and space policy in the United States.',
    'Launches, missions and space policy in the United States',
  ],
  ['please follow the latest news about krill', 'Krill'],
  ['Updates on the Artemis programme', 'The Artemis programme'],
  ['Track new models and prices of e-bikes', 'Models and prices of e-bikes'],
  ['Track New York housing', 'New York housing'],
  ['Tracking devices', 'Tracking devices'],
  ['New York housing', 'New York housing'],
  ['News Corp earnings', 'News Corp earnings'],
  ['US tariffs. Only those on steel.', 'US tariffs'],
  ['AI', 'AI'],
  ['Donald J. Trump: Fundraising activity', 'Donald J. Trump: Fundraising activity'],
  ['Track J. D. Vance: Endorsements. Only new ones.', 'J. D. Vance: Endorsements'],
  ['Housing in St. Louis', 'Housing in St. Louis'],
  ['Sen. Ossoff and Dr. Oz: Debates', 'Sen. Ossoff and Dr. Oz: Debates'],
  ['Martin Luther King Jr. Day', 'Martin Luther King Jr. Day'],
  ['U.S. Steel. Only its plants in Indiana.', 'U.S. Steel'],
  ['Epic vs. Apple. Only rulings.', 'Epic vs. Apple'],
  ['Meta Corp. earnings', 'Meta Corp. earnings'],
  ['Plants of approx. 50 MW', 'Plants of approx. 50 MW'],
  ['Tariffs of the EU. Only those on cars.', 'Tariffs of the EU'],
  ['Trade with Canada. Only dairy.', 'Trade with Canada'],
  ['Wages in 2026. Only minimum wages.', 'Wages in 2026'],
  ['Tariffs\non steel', 'Tariffs'],
])('%s has the title %s', (description, title) => expect(displayTitle(description)).toBe(title));

test('cuts a long topic at a word boundary', () => {
  const title = displayTitle(
    'Licensing, construction, financing and public acceptance of advanced and small modular reactors',
  );
  expect(title).toBe('Licensing, construction, financing and public acceptance of advanced and small…');
});

test('cuts a single long word', () => expect(displayTitle('x'.repeat(200))).toBe(`X${'x'.repeat(79)}…`));

test('a description that is only an instruction has no title', () => expect(displayTitle(' Track. ')).toBeNull());
