import { hostileTexts } from '#test/support/hostile/hostile-texts';
import { spelledForSpeech } from './speakable';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from './spoken-language';

const examples: Readonly<Record<SpokenLanguage, readonly (readonly [written: string, said: string])[]>> = {
  en: [
    ['The duty is 25%.', 'The duty is 25 percent.'],
    ['Rates rise 10–15 %.', 'Rates rise 10 to 15 percent.'],
    ['Rates rise 10-15%.', 'Rates rise 10 to 15 percent.'],
    ['A change of −2.5% was seen.', 'A change of minus 2.5 percent was seen.'],
    ['It costs $3.5 billion.', 'It costs 3.5 billion US dollars.'],
    ['It costs $3.5bn a year.', 'It costs 3.5 billion US dollars a year.'],
    ['It costs $10–15 million.', 'It costs 10 to 15 million US dollars.'],
    ['It costs US$ 1,250.50 now.', 'It costs 1,250.50 US dollars now.'],
    ['It costs $1 or €1 or £20.', 'It costs 1 US dollar or 1 euro or 20 British pounds.'],
    ['About 500 EUR, or C$700.', 'About 500 euros, or 700 Canadian dollars.'],
    ['Up 5bn and 300 km at 80 km/h.', 'Up 5 billion and 300 kilometers at 80 kilometers per hour.'],
    ['It was 12 °C, and 1 kg.', 'It was 12 degrees Celsius, and 1 kilogram.'],
    ['In force from 2026-08-19.', 'In force from August 19, 2026.'],
    ['On Aug. 19, 2026, and Sept 3.', 'On August 19, 2026, and September 3.'],
    ['On 8/19/2026, not 3/4/2026.', 'On August 19, 2026, not 3/4/2026.'],
    ['Mar and Jan went home; Dec. 1 is Tuesday.', 'Mar and Jan went home; December 1 is Tuesday.'],
    ['The U.S. and the U.K. agreed.', 'The U S and the U K agreed.'],
    ['Made in the U.S.', 'Made in the U S.'],
    ['At 10 a.m. in D.C.', 'At 10 AM in D C.'],
    [
      'Metals, e.g. steel, vs. No. 5 of Sec. 232 etc.',
      'Metals, for example steel, versus number 5 of section 232 et cetera.',
    ],
    ['The answer is no.', 'The answer is no.'],
    ['Gov. Lee met Sen. Ortiz.', 'Governor Lee met Senator Ortiz.'],
    ['§ 301 & annex #4', 'section 301 and annex number 4'],
    ['See https://www.agency.example/a/b?c=d for more.', 'See agency.example for more.'],
    ['**Bold** [1] and [[h@loU]] <b>x</b> 🚀', 'Bold 1 and h@loU b x /b'],
    ['Flight F-35, model 2026-27 and 555-1234.', 'Flight F-35, model 2026-27 and 555-1234.'],
    ['From 2024–2026 in 5G, 3 men, 4 in 10.', 'From 2024 to 2026 in 5G, 3 men, 4 in 10.'],
    ['All 50 states, 300 MB and 12 m high.', 'All 50 states, 300 megabytes and 12 m high.'],
  ],
  de: [
    ['Der Zoll steigt auf 15,5 %.', 'Der Zoll steigt auf 15,5 Prozent.'],
    ['Es kostet 3,5 Mrd. € im Jahr.', 'Es kostet 3,5 Milliarden Euro im Jahr.'],
    ['Es kostet 10–15 Millionen Euro.', 'Es kostet 10 bis 15 Millionen Euro.'],
    ['Am 19.08.2026, z. B. nach § 5 Abs. 2.', 'Am 19. August 2026, zum Beispiel nach Paragraf 5 Absatz 2.'],
    ['Rund 1.250 USD bzw. 20 km.', 'Rund 1.250 US-Dollar beziehungsweise 20 Kilometer.'],
  ],
  fr: [
    ['Le taux passe de 10 % à 15 %.', 'Le taux passe de 10 pour cent à 15 pour cent.'],
    ['Cela coûte 3,5 Md€.', 'Cela coûte 3,5 milliards d’euros.'],
    ['Cela coûte 5 millions d’euros.', 'Cela coûte 5 millions d’euros.'],
    ['Le 19/08/2026, n° 5.', 'Le 19 août 2026, numéro 5.'],
    ['M. Martin part.', 'Monsieur Martin part.'],
  ],
  es: [
    ['Sube un 10–15 %.', 'Sube un 10 a 15 por ciento.'],
    ['Cuesta 5 millones $.', 'Cuesta 5 millones de dólares estadounidenses.'],
    ['EE. UU. decide el 19/08/2026.', 'Estados Unidos decide el 19 de agosto de 2026.'],
  ],
  pt: [
    ['Sobe 25%.', 'Sobe 25 por cento.'],
    ['Custa R$ 5 bi.', 'Custa 5 bilhões de Reais brasileiros.'],
    ['Em 19/08/2026, n.º 4.', 'Em 19 de agosto de 2026, número 4.'],
  ],
  it: [
    ['Sale del 25%.', 'Sale del 25 percento.'],
    ['Costa 3 mld €.', 'Costa 3 miliardi di euro.'],
    ['Dal 19/08/2026, ecc.', 'Dal 19 agosto 2026, eccetera.'],
  ],
  nl: [
    ['De huur stijgt met 4,5 %.', 'De huur stijgt met 4,5 procent.'],
    ['Het kost € 3,5 mln. per jaar.', 'Het kost 3,5 miljoen euro per jaar.'],
    ['Vanaf 19/08/2026, o.a. volgens art. 5.', 'Vanaf 19 augustus 2026, onder andere volgens artikel 5.'],
  ],
};

test.each(SPOKEN_LANGUAGES.flatMap((language) => examples[language].map((example) => [language, ...example] as const)))(
  '%s: %s',
  (language, written, said) => expect(spelledForSpeech(written, language)).toBe(said),
);

test('a text in a language without data keeps its figures', () =>
  expect(spelledForSpeech('Celkem 25 % **z** 3 mld. Kč', null)).toBe('Celkem 25 % z 3 mld. Kč'));

test('every figure of a text is still in it', () => {
  const text = 'From 3.75% to 4.00% on $1,250,000.75, 5–7 km, 12.5bn, 1.5 and 2026-02-30.';
  const figuresIn = (words: string) => words.match(/\d+/g);
  expect(figuresIn(spelledForSpeech(text, 'en'))).toEqual(figuresIn(text));
});

test.each(SPOKEN_LANGUAGES)('every character that a voice takes for an instruction is removed, in %s', (language) => {
  for (const text of hostileTexts) expect(spelledForSpeech(text, language)).not.toMatch(/[\p{Cc}\p{Cf}[\]{}<>\\]/u);
});

test.each([
  ['digits', '1'.repeat(50_000)],
  ['groups', '1,000'.repeat(10_000)],
  ['periods', 'U.S.'.repeat(12_000)],
  ['dashes', '1 – '.repeat(12_000)],
  ['dollars', '$ '.repeat(25_000)],
])('%s without end take no time without end', (_what, text) => {
  const before = performance.now();
  spelledForSpeech(text, 'en');
  expect(performance.now() - before).toBeLessThan(2000);
});
