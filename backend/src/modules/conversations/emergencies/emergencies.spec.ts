import { emergencyIn } from './emergencies';

test.each([
  'I have chest pain',
  'there is a pressure in my chest since noon',
  "I can't breathe",
  'I’m so short of breath',
  'He passed out in the bathroom',
  'I passed out when I was in the shower',
  'I am vomiting a lot of blood',
  'I threw up and it had blood in it',
  'I threw up blood twice',
  'coughed up some blood',
  'I took too many pills',
  'took 24 paracetamol tablets',
  'my poo is black and sticky',
  'excruciating pain in my belly',
  'pain is 10/10',
  'I cannot keep water down',
  'no urine since yesterday',
  'my tongue is swollen',
  'a fever of 40.2',
  'fever and I am confused',
  'a sudden severe headache',
  'his face is drooping',
  'she can’t move her arm',
  'I have numbness between my legs',
  'I’m pregnant and bleeding',
  'the bleeding won’t stop',
  'I had a stroke 3 years ago and now my speech is slurred',
  'chest pain since last month',
  'an episode of fainting and a series of seizures',
  'Ich bekomme keine Luft',
  'J’ai une douleur à la poitrine',
  'Me cuesta respirar',
  'me duele el pecho',
  'perdí el conocimiento en la ducha',
  'no para de sangrar',
  'tengo la lengua hinchada',
  'tengo un dolor muy fuerte en el abdomen',
  'no he orinado en todo el día',
  'Não consigo respirar',
  'Ho un dolore al petto',
  'Ik krijg geen lucht',
])('%s: help is needed now', (message) => expect(emergencyIn(message)).toBe('body'));

test.each([
  'I want to die',
  'I want to die lol',
  'I keep thinking of killing myself',
  'there is no reason to live',
  'Ich will nicht mehr leben',
  'Je veux mourir',
  'no quiero vivir',
])('%s: they may harm themselves', (message) => expect(emergencyIn(message)).toBe('self_harm'));

test.each([
  'Two cups of coffee at 8',
  'No chest pain today',
  'Chicken breast for lunch',
  'A stroke of luck: no cramps',
  'I ended my walk early',
  'Das Brot war gut',
  'pain 9/10',
  'type 7 with blood',
  'A little blood on the paper',
  'My stool was dark after the spinach',
  'mild headache',
  'the worst day this week',
  'fever 38',
  'temperature 37.4',
  'took 2 paracetamol tablets',
  'took 20 mg of prednisolone',
  'I saw a movie about a heart attack',
  'I fainted when I was twelve',
  'She had a stroke in 1999',
  'collapsed into bed after work',
  'swollen ankles',
  'my belly is soft',
  'a hard day',
  'I could not stop eating',
  'the band stopped playing',
  'threw up once, only water',
  'sin dolor de pecho',
  'nunca tuve convulsiones',
  'la lengua un poco seca',
  'heces negras por el hierro',
  'fiebre de 38',
])('%s: no emergency', (message) => expect(emergencyIn(message)).toBeNull());

test.each(['chest ', 'pain in my ', 'no ', 'a', 'bleed '])(
  '20,000 characters of “%s” are looked through at once',
  (text) => {
    const message = text.repeat(Math.ceil(20_000 / text.length));
    // The fastest of a few: other suites share the machine.
    const times = Array.from({ length: 4 }, () => {
      const start = performance.now();
      emergencyIn(message);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  },
);
