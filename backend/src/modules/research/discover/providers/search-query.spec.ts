import { searchTerms } from './search-query';

test.each([
  ['Track new and changed United States tariffs by product and country.', [['tariffs']]],
  ['Track United States federal policy and rules on artificial intelligence.', [['artificial', 'intelligence']]],
  ['Track launches, missions and space policy in the United States.', [['launches'], ['missions'], ['space']]],
  ['Antarctic krill fisheries', [['Antarctic', 'krill', 'fisheries']]],
  ['Track new federal rules', [['federal', 'rules']]],
  ['AI regulation', [['AI']]],
  [
    'Últimas noticias sobre la sequía en Aragón y los embalses de Cataluña',
    [
      ['sequía', 'Aragón'],
      ['embalses', 'Cataluña'],
    ],
  ],
  ['Ana Lima: Fundraising activity', [['Ana', 'Lima', 'Fundraising']]],
  [
    'Ana Lima: Events and speeches',
    [
      ['Ana', 'Lima', 'Events'],
      ['Ana', 'Lima', 'speeches'],
    ],
  ],
  ['Ana Lima: latest news', [['Ana', 'Lima']]],
  ['Nachrichten über die Mietpreisbremse in Deutschland', [['Mietpreisbremse']]],
])('%s', (description, terms) => expect(searchTerms(description)).toEqual(terms));
