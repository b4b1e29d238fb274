import { questionLanguage } from '../languages/question-language';
import { tradeDirection } from './trade-direction';

test.each([
  ['How much does the US sell to Vietnam?', 'exports'],
  ['US exports to Vietnam', 'exports'],
  ['exports?', 'exports'],
  ['What do the Vietnamese buy from us?', 'exports'],
  ['How much does Vietnam import from the United States?', 'exports'],
  ['What does Vietnam buy?', 'exports'],
  ['How much did Americans buy from Vietnam in 2024?', 'imports'],
  ['imports?', 'imports'],
  ['What does Vietnam sell us?', 'imports'],
  ['Vietnamese exports to America', 'imports'],
  ['imports from Vietnam', 'imports'],
  ['Wie viel verkauft Vietnam nach Amerika?', 'imports'],
  ['Wie viele Waren kaufen die USA aus Vietnam?', 'imports'],
  ['¿Cuánto vende Vietnam a Estados Unidos?', 'imports'],
  ['¿Cuánto le compra Estados Unidos a Vietnam?', 'imports'],
  ['¿Cuánto compra Vietnam a Estados Unidos?', 'exports'],
  ['What is total trade worth?', null],
])('%s asks for %s', (question, direction) => {
  expect(tradeDirection(question, ['Vietnam'], questionLanguage(question))).toBe(direction);
});
