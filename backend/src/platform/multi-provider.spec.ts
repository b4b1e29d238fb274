import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { fromPorts, multiProvider, provideFromPorts } from './multi-provider';
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
    provideFromPorts(Greeting, (ports: Parameters<typeof greeting>[0]) => new Greeting(greeting(ports)), {
      age: AGE,
      name: NAME,
    }),
  );
  expect(module.get(Greeting).text).toBe('Ann is 7.');
});

test('a contribution made from named ports is called by the name of what makes it', async () => {
  const [make, ...tokens] = fromPorts(greeting, { name: NAME, age: AGE });
  const [greetings, provideGreeting] = multiProvider<string>('greeting');
  const provider = provideGreeting(make, ...tokens);
  expect(String(provider.provide)).toBe('Symbol(greeting greeting)');
  const module = await providedWith(provider);
  expect(greetings(new DiscoveryService(module.get(ModulesContainer)))).toEqual(['Ann is 7.']);
});
