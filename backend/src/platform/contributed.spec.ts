import { Test } from '@nestjs/testing';
import { byName, provideByName, provideContribution } from './contributed';
import { port } from './port';

const NAME = port<string>('Name');
const AGE = port<number>('Age');

class Greeting {
  constructor(readonly text: string) {}
}

const greeting = ({ name, age }: { readonly name: string; readonly age: number }): string => `${name} is ${age}.`;

const providedWith = (...providers: Parameters<typeof Test.createTestingModule>[0]['providers'] & object) =>
  Test.createTestingModule({
    providers: [{ provide: AGE, useValue: 7 }, { provide: NAME, useValue: 'Ann' }, ...providers],
  }).compile();

test('ports are given by name, in whatever order their tokens are listed', async () => {
  const module = await providedWith(
    provideByName(Greeting, (ports: Parameters<typeof greeting>[0]) => new Greeting(greeting(ports)), {
      age: AGE,
      name: NAME,
    }),
  );
  expect(module.get(Greeting).text).toBe('Ann is 7.');
});

test('a contribution made from named ports is called by the name of what makes it', async () => {
  const [make, ...tokens] = byName(greeting, { name: NAME, age: AGE });
  const provider = provideContribution(Greeting, make, tokens);
  expect(String(provider.provide)).toBe('Symbol(Greeting greeting)');
  const module = await providedWith(provider);
  expect(module.get<Greeting>(provider.provide).text).toBe('Ann is 7.');
});
