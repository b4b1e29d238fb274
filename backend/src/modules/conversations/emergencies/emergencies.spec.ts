import { emergencyIn } from './emergencies';

test.each([
  'I have chest pain',
  'there is a pressure in my chest since noon',
  "I can't breathe",
  'He passed out in the bathroom',
  'I am vomiting a lot of blood',
  'I took too many pills',
  'Ich bekomme keine Luft',
  'J’ai une douleur à la poitrine',
  'Me cuesta respirar',
  'Não consigo respirar',
  'Ho un dolore al petto',
  'Ik krijg geen lucht',
])('%s: help is needed now', (message) => expect(emergencyIn(message)).toBe('body'));

test.each(['I want to die', 'I keep thinking of killing myself', 'Ich will nicht mehr leben', 'Je veux mourir'])(
  '%s: they may harm themselves',
  (message) => expect(emergencyIn(message)).toBe('self_harm'),
);

test.each([
  'Two cups of coffee at 8',
  'No chest pain today',
  'Chicken breast for lunch',
  'A stroke of luck: no cramps',
  'I ended my walk early',
  'Das Brot war gut',
])('%s: no emergency', (message) => expect(emergencyIn(message)).toBeNull());
